/** A game with everything it is drawn with. */

import { catalogue } from "../lib/catalogue.svelte";
import type { GameInfo } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { boards } from "../games";
import type { GameBoard } from "./board";

export async function boardOf(game: GameInfo): Promise<GameBoard> {
  const load = boards[game.id];
  if (load && !settings.plain) return load();
  const { genericBoard } = await import("./generic");
  return { ...genericBoard(game), ...(load ? { Rules: (await load()).Rules, Icons: (await load()).Icons } : {}) };
}

export async function gameWithBoard(id: string): Promise<{ game: GameInfo; board: GameBoard }> {
  const game = await catalogue.game(id);
  return { game, board: await boardOf(game) };
}
