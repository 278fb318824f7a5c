/** What Cubans and houses do, as signs: an icon, or a number before one. */

import type { GameInfo } from "../../lib/protocol";
import { componentsOf } from "./fields";

export type Sign = { icon: string } | { text: string };

const icon = (name: string): Sign => ({ icon: name });
const text = (words: string | number): Sign => ({ text: String(words) });
const some = (number: number | undefined, name: string): Sign[] => [text(number ?? 0), icon(name)];
const ICON_OF: Record<string, string> = { vp: "point", pesos: "peso" };

export function cubanEffect(game: GameInfo, cuban: string): Sign[] {
  const gift = Object.entries(componentsOf(game).cubans[cuban] ?? {}).filter(([what]) => what !== "confidence");
  const given = gift.flatMap(([what, number]) => (typeof number === "number" ? some(number, ICON_OF[what] ?? what) : []));
  if (given.length > 0) return given;
  return { pablo: some(1, "any"), el_zorro: some(1, "hand"), alonso: [icon("marker"), text("/"), icon("house")] }[cuban] ?? [];
}

export function buildingEffect(game: GameInfo, building: string): Sign[] {
  const number = componentsOf(game).buildings;
  const [to, swap] = [icon("to"), icon("swap")];
  const effects: Record<string, Sign[]> = {
    bank: some(number.bank_pesos, "peso"),
    church: some(number.church_vp, "point"),
    distillery: [icon("sugar"), to, icon("rum")],
    cigar_factory: [icon("tobacco"), to, icon("cigars")],
    black_market: [icon("any"), swap, icon("any")],
    sawmill: [icon("wood"), to, icon("point"), icon("peso")],
    cafe: [icon("cigars"), icon("rum"), to, ...some(number.cafe_vp, "point")],
    customs: [icon("die-citrus"), to, icon("zero")],
    casino: [...some(number.casino_pesos, "peso"), swap, icon("point")],
    harbour_office: [icon("left"), icon("flag"), icon("right")],
    office: [icon("any"), to, ...some(number.office_vp, "point")],
    newspaper: [...some(number.newspaper_pesos, "peso"), icon("flip")],
  };
  return effects[building] ?? [];
}
