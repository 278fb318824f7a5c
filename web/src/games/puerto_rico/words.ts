/** What things are and do, in words. */

import { say } from "../../lib/say.svelte";
import { kebab, type Texts } from "../../lib/texts";
import type { GameInfo } from "../../lib/protocol";
import type { Desk } from "./desk";
import { componentsOf, madeIn, type Building, type Role } from "./fields";

export function buildingDoes(game: GameInfo, texts: Texts, building: Building): string {
  const { buildings, effects } = componentsOf(game);
  const { circles } = buildings[building]!;
  const good = madeIn(building);
  if (good) return say("pr-does-mill", { good: texts.name("Good", good), number: circles });
  const numbers = Object.fromEntries(Object.entries(effects).filter(([, value]) => typeof value === "number"));
  return say(`pr-does-${kebab(building)}`, numbers);
}

/** Name, price, points, and what it does. */
export function buildingWords(game: GameInfo, texts: Texts, building: Building): string {
  const { price, vp } = componentsOf(game).buildings[building]!;
  return say("pr-building", { building: texts.name("Building", building), price, vp, does: buildingDoes(game, texts, building) });
}

/** The same as it is for sale: what is left, and what it costs who looks. */
export function offerWords(desk: Desk, building: Building): string {
  const { game, texts, facts, fields } = desk;
  const words = [buildingWords(game, texts, building), say("pr-left", { number: fields.stock[building] ?? 0 })];
  const quarries = facts.saved_by_quarries?.[building] ?? 0;
  const builder = facts.saved_by_builder?.[building] ?? 0;
  if (facts.price && quarries + builder > 0) words.push(say("pr-price-now", { price: facts.price[building] ?? 0, quarries, builder }));
  return words.join(" ");
}

export function roleWords(texts: Texts, role: Role, coins: number, taker: string | null): string {
  const words = [`${texts.name("Role", role)}: ${say(`pr-role-${kebab(role)}`)}`];
  if (coins > 0) words.push(say("pr-role-coins", { number: coins }));
  if (taker) words.push(say("pr-role-taken", { who: taker }));
  return words.join(" ");
}

/** How the game stands, for the plate while nothing is pointed at. */
export function inPlay({ fields, names, texts, position }: Desk): string {
  if (position.over) return say("pr-over");
  const words = [say("pr-round", { round: fields.turn, who: names[fields.governor] ?? "" })];
  for (const [ending, told] of Object.entries(fields.ending)) if (told) words.push(say("pr-last-round", { why: texts.name("Ending", ending) }));
  if (words.length === 1) words.push(say("pr-hint"));
  return words.join(" ");
}
