/** What every part of the board is drawn from. */

import type { GameInfo, Position } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";
import type { BoardProps, Hands } from "../../table/board";
import { Standing } from "./acts";
import { componentsOf, factsOf, fieldsOf, type Components, type Facts, type Fields } from "./fields";

export interface Desk {
  game: GameInfo;
  position: Position;
  texts: Texts;
  hands: Hands;
  names: string[];
  fields: Fields;
  facts: Facts;
  components: Components;
  standing: Standing;
}

export function deskOf({ game, position, texts, hands, names }: BoardProps): Desk {
  return {
    game,
    position,
    texts,
    hands,
    names,
    fields: fieldsOf(position),
    facts: factsOf(position),
    components: componentsOf(game),
    standing: new Standing(game, position),
  };
}
