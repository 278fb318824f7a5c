/** Opening tables. */

import { api } from "../lib/api";
import type { GameInfo } from "../lib/protocol";
import { go } from "../lib/route.svelte";
import { someone } from "../lib/session.svelte";

const FAVOURITE_SEATS = 3;
const FAVOURITE_BOT = "scripted";

export function favouriteBot(bots: string[]): string {
  return bots.includes(FAVOURITE_BOT) ? FAVOURITE_BOT : (bots[0] ?? FAVOURITE_BOT);
}

export function favouriteSeats(game: GameInfo): number {
  return Math.min(Math.max(FAVOURITE_SEATS, game.seats[0]), game.seats[1]);
}

export function usualOptions(game: GameInfo): Record<string, string> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** A private match against bots, begun at once. */
export async function playNow(game: GameInfo): Promise<void> {
  const [{ bots }] = await Promise.all([api.bots(), someone()]);
  const bot = favouriteBot(bots);
  const { id } = await api.newTable({
    game: game.id,
    options: usualOptions(game),
    seats: Array.from({ length: favouriteSeats(game) }, (_, seat) => (seat === 0 ? { kind: "me" } : { kind: "bot", bot })),
    private: true,
    shuffle: true,
  });
  await begun(id);
  go(`/table/${id}`);
}

/** Begins a match that has nobody to wait for. */
export async function begun(id: string): Promise<void> {
  const table = await api.table(id);
  if (table.state === "waiting" && table.seats.every((seat) => seat.kind !== "open")) await api.start(id);
}
