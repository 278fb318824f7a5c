/** What every part of the board is drawn from. */

import type { GameInfo, Position } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";
import type { Hands } from "../../table/board";
import type { Standing } from "./acts";
import type { Components, Fields } from "./fields";
import type { Plan } from "./plan";

export interface Desk {
  game: GameInfo;
  position: Position;
  texts: Texts;
  hands: Hands;
  names: string[];
  fields: Fields;
  components: Components;
  standing: Standing;
  plan: Plan;
  /** says on the board's plate what a thing is; null takes it away */
  tell(words: string | null): void;
}
