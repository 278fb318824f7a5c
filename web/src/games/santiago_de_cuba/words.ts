/** What Cubans and buildings do, in words. */

import { say } from "../../lib/say.svelte";
import { kebab, type Texts } from "../../lib/texts";
import type { GameInfo } from "../../lib/protocol";
import type { Desk } from "./desk";
import { componentsOf, flowerOf } from "./fields";

export function cubanWords(game: GameInfo, texts: Texts, cuban: string): string {
  const flower = flowerOf(game, cuban);
  const who = `${texts.name("Cuban", cuban)}, ${texts.form("Cuban", cuban, "role")}: ${cubanDoes(game, cuban)}`;
  return flower ? `${who} ${say("sdc-leads", { flower: texts.name("Flower", flower) })}` : who;
}

export function cubanDoes(game: GameInfo, cuban: string): string {
  const gift = componentsOf(game).cubans[cuban] ?? {};
  const number = Object.values(gift).find((value) => typeof value === "number") ?? 0;
  return say(`sdc-cuban-${kebab(cuban)}`, { number });
}

export function buildingWords(game: GameInfo, texts: Texts, building: string): string {
  return `${texts.name("Building", building)}: ${buildingDoes(game, building)}`;
}

export function buildingDoes(game: GameInfo, building: string): string {
  return say(`sdc-building-${kebab(building)}`, componentsOf(game).buildings);
}

/** How the game stands, for the board's plate while nothing is pointed at. */
export function inPlay({ fields, components, position }: Desk): string {
  const { ships } = components.pieces;
  if (position.over) return say("sdc-all-gone");
  const open = !fields.pending ? 0 : position.question === "leave_out" ? 2 : 1;
  return say("sdc-stands", { ship: fields.departures + 1, ships, value: fields.value, open });
}

/** As a name, to be followed by what can be done. */
export function named(words: string): string {
  return words.replace(/\.$/, "");
}
