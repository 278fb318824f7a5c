/** The games that have a folder here; any other is played through the generic board. */

import type { GameBoard } from "../table/board";

/** What is known of a game as it is sold: how long it takes, and how heavy it is felt to be, from 1 to 5. */
export interface About {
  minutes: [number, number];
  weight: number;
}

import.meta.glob("./*/accent.css", { eager: true });

const found = import.meta.glob<GameBoard>("./*/index.ts", { import: "default" });
const drawn = import.meta.glob<string>("./*/emblem.svg", { query: "?raw", import: "default", eager: true });
const known = import.meta.glob<About>("./*/about.json", { import: "default", eager: true });

function byGame<T>(files: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(files).map(([path, file]) => [path.split("/")[1]!, file]));
}

export const boards: Record<string, () => Promise<GameBoard>> = byGame(found);

/** SVG sources by game; a game's accent is the `--accent` under `[data-game="its id"]` in its `accent.css`. */
export const emblems: Record<string, string> = byGame(drawn);

export const about: Record<string, About> = byGame(known);
