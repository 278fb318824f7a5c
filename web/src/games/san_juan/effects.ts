/** What cards and roles do, as signs: an icon, or a number before one. */

import type { GameInfo } from "../../lib/protocol";
import { componentsOf, goodOf, MONUMENTS, type Card, type Role } from "./fields";

export type Sign = { icon: string } | { text: string };

const icon = (name: string): Sign => ({ icon: name });
const text = (words: string | number): Sign => ({ text: String(words) });
const TO = icon("to");
const CARD: Sign[] = [text("+1"), icon("card")];

export function cardEffect(game: GameInfo, card: Card): Sign[] {
  const good = goodOf(game, card);
  if (good) return [icon("producer"), TO, icon(good)];
  if (MONUMENTS.has(card)) return [icon("monument")];
  const { functions, scoring, round, councillor } = componentsOf(game);
  const effects: Record<Card, Sign[]> = {
    smithy: [icon("production"), text("−1")],
    gold_mine: [text(functions.gold_mine_cards ?? 0), icon("card"), TO, icon("keep")],
    archive: [icon("hand"), TO, icon("discards")],
    poor_house: [text(`≤${functions.poor_house_hand}`), icon("hand"), TO, ...CARD],
    black_market: [text(functions.black_market_goods ?? 0), icon("any"), text("="), icon("discards")],
    trading_post: [icon("trader"), text("+1"), icon("any")],
    well: [icon("producer"), text(`${functions.well_goods}+`), TO, ...CARD],
    market_stand: [icon("trader"), text(`${functions.market_stand_goods}+`), TO, ...CARD],
    crane: [icon("over")],
    chapel: [icon("card"), TO, text(1), icon("laurel")],
    tower: [icon("hand"), text(round.tower_limit)],
    aqueduct: [icon("producer"), text("+1"), icon("any")],
    carpenter: [icon("violet"), TO, ...CARD],
    prefecture: [icon("councillor"), text(councillor.kept_with_prefecture), icon("keep")],
    market_hall: [icon("trader"), text("1+"), TO, ...CARD],
    quarry: [icon("violet"), text("−1")],
    library: [icon("star"), text("×2")],
    guild_hall: [icon("production"), TO, text(scoring.guild_hall), icon("laurel")],
    city_hall: [icon("violet"), TO, text(scoring.city_hall), icon("laurel")],
    triumphal_arch: [icon("monument"), TO, text(scoring.arch.slice(1).join("/"))],
    palace: [text(scoring.palace), icon("laurel"), TO, text(1), icon("laurel")],
  };
  return effects[card] ?? [];
}

/** In which phase a violet building works: a role, the governor's change of round, or the laurel of the end. */
const WORKS: Record<Card, string> = {
  smithy: "builder",
  poor_house: "builder",
  black_market: "builder",
  crane: "builder",
  carpenter: "builder",
  quarry: "builder",
  well: "producer",
  aqueduct: "producer",
  trading_post: "trader",
  market_stand: "trader",
  market_hall: "trader",
  archive: "councillor",
  prefecture: "councillor",
  gold_mine: "prospector",
  chapel: "governor",
  tower: "governor",
  library: "star",
};

export function worksIn(card: Card): string {
  return WORKS[card] ?? (MONUMENTS.has(card) ? "monument" : "laurel");
}

/** What everybody does in a role's phase, and what its chooser has besides. */
export function roleEffect(game: GameInfo, role: Role): { all: Sign[]; chooser: Sign[] } {
  const { councillor } = componentsOf(game);
  const effects: Record<Role, { all: Sign[]; chooser: Sign[] }> = {
    builder: { all: [icon("production"), text("/"), icon("violet")], chooser: [text("−1"), icon("card")] },
    producer: { all: [text(1), icon("any")], chooser: [text("+1"), icon("any")] },
    trader: { all: [text(1), icon("any"), TO, icon("card")], chooser: [text("+1"), icon("any")] },
    councillor: {
      all: [text(councillor.everyone), icon("card"), TO, text(councillor.kept), icon("keep")],
      chooser: [text(`+${councillor.privilege}`), icon("card")],
    },
    prospector: { all: [text("–")], chooser: CARD },
  };
  return effects[role] ?? { all: [], chooser: [] };
}
