/** What buildings do, in icons. */

import { madeIn, type Building } from "./fields";

export type Sign = { icon: string } | { text: string };

const icon = (name: string): Sign => ({ icon: name });
const text = (words: string | number): Sign => ({ text: String(words) });

type Effects = Record<string, unknown>;
const last = (list: unknown): number => (Array.isArray(list) ? Number(list.at(-1)) : 0);
const part = (table: unknown, name: string): unknown => (table as Effects | undefined)?.[name];

export function effectOf(effects: Effects, building: Building): Sign[] {
  const made = madeIn(building);
  if (made) return [icon(`plot`), icon("to"), icon(`barrel-${made}`)];
  const number = (name: string) => Number(effects[name] ?? 0);
  const drawn: Record<Building, () => Sign[]> = {
    small_market: () => [icon("barrel-any"), icon("to"), text(`+${number("small_market")}`), icon("coin")],
    large_market: () => [icon("barrel-any"), icon("to"), text(`+${number("large_market")}`), icon("coin")],
    hacienda: () => [text("+1"), icon("tile-hidden")],
    construction_hut: () => [icon("plot"), icon("to"), icon("quarry")],
    small_warehouse: () => [text(`${number("small_warehouse")}×`), icon("barrel-any"), icon("barrel-any")],
    large_warehouse: () => [text(`${number("large_warehouse")}×`), icon("barrel-any"), icon("barrel-any")],
    hospice: () => [icon("colonist"), icon("to"), icon("plot")],
    office: () => [icon("barrel-corn"), icon("barrel-corn"), icon("to"), icon("coin")],
    factory: () => [text(`+1…${last(effects.factory)}`), icon("coin")],
    university: () => [icon("colonist"), icon("to"), icon("house")],
    harbor: () => [icon("ship"), icon("to"), text(`+${number("harbor_vp")}`), icon("point")],
    wharf: () => [text("+1"), icon("ship")],
    guild_hall: () => [icon("house"), icon("to"), text(`${Number(part(effects.guild_hall, "small"))}/${Number(part(effects.guild_hall, "large"))}`), icon("point")],
    residence: () => [icon("plot"), icon("to"), text(`4–${last(part(effects.residence, "vp"))}`), icon("point")],
    fortress: () => [text(number("fortress_colonists")), icon("colonist"), icon("to"), text(1), icon("point")],
    customs_house: () => [text(number("customs_house_vp")), icon("point"), icon("to"), text("+1"), icon("point")],
    city_hall: () => [icon("violet"), icon("to"), text(1), icon("point")],
  };
  return drawn[building]?.() ?? [];
}
