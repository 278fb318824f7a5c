/** What the table hands to a game's board, and what a game hands to the table. */

import type { Component } from "svelte";
import type { Act, GameEvent, GameInfo, Language, Position } from "../lib/protocol";
import type { Texts } from "../lib/texts";

export interface BoardProps {
  game: GameInfo;
  /** what is shown now; while events are being animated this is still the position before them */
  position: Position;
  /** the players' names by seat */
  names: string[];
  /** in the language in use; `texts.act(code)`, `texts.name("Good", "sugar")`, `texts.event(...)` */
  texts: Texts;
  /** what can be done; the same for every game */
  hands: Hands;
}

/** The player's hands: what may be touched, and touching it. */
export interface Hands {
  /** whether this act is legal for this seat now */
  may(act: Act): boolean;
  /** those of the acts that are legal now */
  legal(acts: Act[]): Act[];
  /**
   * Something on the board was touched that stands for these acts. One legal act is played, several are offered
   * to choose from beside the element, and where none is legal the first one's objection is told.
   */
  touch(acts: Act[], element: Element): void;
  /** Plays acts one after the other, all or none; for what is arranged on the board before it is played. */
  send?(acts: Act[]): void;
  /** The whole sentence of an act: the accessible name of what stands for it. */
  label(acts: Act[]): string;
  /** Whether the acts answer what this seat is asked, so that the reason against them is known at once. */
  explains?(acts: Act[]): boolean;
  /** Tells why the first of the acts is not legal, if that is known, in passing; nothing is played or asked for. */
  explain?(acts: Act[], element: Element): void;
  /** Takes what `explain` said away again. */
  hush?(): void;
}

/**
 * A piece that travels while an event is told, drawn by the shared animator above the board.
 * Places are the values of `data-place` attributes in the board, such as `seat:2`, `supply`, `stop:4`.
 * The table itself gives `seat:K` to each player's panel.
 */
export interface Flight {
  /** id of an SVG symbol of the game's icons */
  icon: string;
  from: string;
  to: string;
  /** places passed on the way, in order: a car goes round its street, not through the houses */
  via?: string[];
  /** how many of it, shown as a number from 2 on */
  count?: number;
  /** the element with this `data-piece` is hidden while its picture travels */
  piece?: string;
}

export interface GameBoard {
  /** the shared board in the middle with everything on it */
  Board: Component<BoardProps>;
  /** what a player has, for one seat; `mine` is the large one of who looks */
  Seat: Component<BoardProps & { seat: number; mine: boolean }>;
  /** how high the board likes to be where it stands above everything else on a phone; else about a square */
  tall?: string;
  /** SVG symbols (`<symbol id=...>`), mounted once, used by flights and texts */
  Icons: Component;
  /** families of acts that are touched on the board or on a seat; the others get buttons in the prompt */
  placed: ReadonlySet<string>;
  /** the pieces that travel while an event is told */
  flights(event: GameEvent, position: Position, game: GameInfo): Flight[];
  /** short rules in our own words, with pictures; `phase` is the question in play */
  Rules: Component<{ game: GameInfo; texts: Texts; language: Language; phase: string | null }>;
}
