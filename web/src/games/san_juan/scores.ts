/** What a player's points are made of, told when all is open; the totals are the server's own. */

import type { GameInfo } from "../../lib/protocol";
import { componentsOf, MONUMENTS, stands, townOf, type Fields } from "./fields";

export const SUMMANDS = ["buildings", "chapel", "arch", "guild_hall", "city_hall", "palace"] as const;
export type Summand = (typeof SUMMANDS)[number];

export function summands(game: GameInfo, fields: Fields, seat: number): Record<Summand, number> {
  const { cards, scoring } = componentsOf(game);
  const town = townOf(game, fields, seat);
  const where = (wanted: (card: string, production: boolean) => boolean) =>
    town.filter(({ card, good }) => wanted(card, good !== null)).length;
  const has = (card: string) => (stands(fields, seat, card) ? 1 : 0);
  const found = {
    buildings: town.reduce((sum, { card }) => sum + (cards[card]?.vp ?? 0), 0),
    chapel: fields.tucked[seat] ?? 0,
    arch: has("triumphal_arch") * (scoring.arch[where((card) => MONUMENTS.has(card))] ?? 0),
    guild_hall: has("guild_hall") * scoring.guild_hall * where((_, production) => production),
    city_hall: has("city_hall") * scoring.city_hall * where((_, production) => !production),
  };
  const rest = Object.values(found).reduce((sum, vp) => sum + vp, 0);
  return { ...found, palace: has("palace") * Math.floor(rest / scoring.palace) };
}
