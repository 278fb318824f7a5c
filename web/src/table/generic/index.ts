/** A board for any game that has no folder of its own: fields as tables, acts as buttons. */

import type { GameInfo } from "../../lib/protocol";
import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Icons from "./Icons.svelte";
import Rules from "./Rules.svelte";
import Seat from "./Seat.svelte";

export function genericBoard(game: GameInfo): GameBoard {
  return {
    Board,
    Seat,
    Icons,
    placed: new Set(game.families.map((family) => family.name)),
    flights: () => [],
    Rules,
  };
}
