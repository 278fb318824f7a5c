/** What every part of the board is drawn from. */

import type { BoardProps } from "../../table/board";
import type { Meaning } from "./acts";
import type { Components, Fields } from "./fields";

export interface Desk extends BoardProps {
  fields: Fields;
  components: Components;
  meaning: Meaning;
}
