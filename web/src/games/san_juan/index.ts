import type { GameBoard } from "../../table/board";
import Board from "./Board.svelte";
import { flights } from "./flights";
import Icons from "./Icons.svelte";
import Rules from "./Rules.svelte";
import Seat from "./Seat.svelte";

/** What is touched on the table; drawing, passing, stopping and the library's yes or no are asked beside it. */
const placed = new Set([
  "choose",
  "build",
  "new_place",
  "overbuild",
  "overbuild_good",
  "pay",
  "pay_good",
  "produce",
  "sell",
  "keep",
  "take",
  "discard",
  "tuck",
]);

export default { Board, Seat, Icons, placed, flights, Rules, tall: "566px" } satisfies GameBoard;
