/** The rules in short: which sentences, which clauses of the ledger they come from, and where each question belongs. */

import type { Card, Role } from "./fields";

export type SectionId = "goal" | "round" | "roles" | "builder" | "goods" | "cards" | "end" | "violet";

/** The clauses of each sentence, in the order of the sentences `sj-rules-<section>-1` and on. */
export const SECTIONS: Record<SectionId, string[][]> = {
  goal: [["GEN-02", "GEN-04"], ["END-01", "END-02", "SCO-09"]],
  round: [["RND-01", "RND-02", "ROL-04"], ["RND-03", "RND-04", "RND-05"], ["RND-07", "STR-02", "STR-04", "STR-05"]],
  roles: [],
  builder: [["BLD-01", "BLD-02", "VIO-01"], ["BLD-05", "BLD-09", "VIO-02"], ["CRN-01", "CRN-02", "CRN-04", "CRN-08"]],
  goods: [["PRO-02", "PRO-03"], ["TRD-01", "TRD-06", "TRD-10"], ["TRD-05"]],
  cards: [["COU-01", "COU-07", "COU-09"], ["DCK-03", "INF-01", "INF-02"]],
  end: [["SCO-01", "SCO-02", "SCO-06"], ["END-07"]],
  violet: [],
};

const ASKED_IN: Record<string, SectionId> = {
  set_up: "goal",
  chapel: "round",
  hand_limit: "round",
  role: "roles",
  produce: "goods",
  sell: "goods",
  council: "cards",
  keep: "cards",
  archive: "cards",
  prospect: "roles",
  gold_mine: "violet",
  gold_card: "violet",
  over: "end",
};

/** The section that tells about a question; all the others are asked while building. */
export function sectionOf(question: string | null): SectionId | null {
  return question === null ? null : (ASKED_IN[question] ?? "builder");
}

export const ROLE_CLAUSES: Record<Role, string[]> = {
  builder: ["BLD-01", "BLD-04"],
  producer: ["PRO-01", "PRO-04"],
  trader: ["TRD-03"],
  councillor: ["COU-01", "COU-02"],
  prospector: ["PSP-01", "PSP-02"],
};

export const CARD_CLAUSES: Record<Card, string> = {
  indigo_plant: "PRO-02",
  sugar_mill: "PRO-02",
  tobacco_storage: "PRO-02",
  coffee_roaster: "PRO-02",
  silver_smelter: "PRO-02",
  smithy: "BLD-06",
  gold_mine: "PSP-03",
  archive: "COU-05",
  poor_house: "BLD-14",
  black_market: "BLD-10",
  trading_post: "TRD-04",
  well: "PRO-07",
  market_stand: "TRD-07",
  crane: "CRN-01",
  chapel: "STR-02",
  tower: "STR-05",
  aqueduct: "PRO-05",
  carpenter: "BLD-12",
  prefecture: "COU-04",
  market_hall: "TRD-08",
  quarry: "BLD-07",
  library: "LIB-01",
  statue: "VIO-05",
  victory_column: "VIO-05",
  hero: "VIO-05",
  guild_hall: "SCO-04",
  city_hall: "SCO-05",
  triumphal_arch: "SCO-03",
  palace: "SCO-06",
};
