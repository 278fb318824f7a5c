import type { GameBoard } from "../../table/board";
import Board from "./Board.svelte";
import { flights } from "./flights";
import Icons from "./Icons.svelte";
import { placed } from "./placed";
import Rules from "./Rules.svelte";
import Seat from "./Seat.svelte";

export default { Board, Seat, Icons, placed, flights, Rules, tall: "1060px" } satisfies GameBoard;
