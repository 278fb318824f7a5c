import type { GameBoard } from "../../table/board";
import Board from "./Board.svelte";
import { flights } from "./flights";
import Icons from "./Icons.svelte";
import Rules from "./Rules.svelte";
import Seat from "./Seat.svelte";

/** What is touched on the board; yes or no to a building's use, and leaving things be, are asked beside it. */
const placed = new Set([
  "move",
  "take",
  "give_peso",
  "give_vp",
  "give_good",
  "claim",
  "use_own",
  "pawn",
  "process",
  "swap",
  "cafe",
  "zero_die",
  "buy_vp",
  "sell_vp",
  "marker",
  "office",
  "flip",
  "deliver",
  "deliver_wood",
  "leave_out",
]);

export default { Board, Seat, Icons, placed, flights, Rules } satisfies GameBoard;
