/** The rules in short: which sentences, which clauses of the ledger they come from, and where each question belongs. */

export type SectionId = "goal" | "turn" | "drive" | "cubans" | "buildings" | "delivery" | "ships" | "end";

/** The clauses of each sentence, in the order of the sentences `sdc-rules-<section>-1` and on. */
export const SECTIONS: Record<SectionId, string[][]> = {
  goal: [["GEN-01"], ["GEN-02"], ["SET-09", "SUP-01"], ["GEN-03", "INF-01", "INF-04"]],
  turn: [["TRN-02", "CAR-11"], ["PWN-01", "PWN-11"], ["OWN-01"]],
  drive: [["SET-03", "CAR-01"], ["CAR-02", "CAR-04"], ["CAR-08", "CAR-09"]],
  cubans: [["CUB-01", "SUP-02"], ["ZOR-01", "ZOR-02"], ["ALO-01", "ALO-02", "ALO-03", "ALO-07"], ["NWS-05", "NWS-06"]],
  buildings: [["PWN-02", "PWN-03", "PWN-08"], ["PWN-05", "PWN-06"], ["PWN-11"]],
  delivery: [["PRT-01"], ["PRT-02", "PRT-03", "PRT-04"], ["WOD-01", "WOD-02", "WOD-04"], ["PRT-05", "PRT-07"], ["PRT-10"]],
  ships: [["SHP-01", "SHP-03"], ["SHP-04", "SHP-06"]],
  end: [["END-01"], ["END-03", "END-05"], ["END-06", "END-07", "END-08"]],
};

const ASKED_IN: Record<string, SectionId> = {
  move_car: "drive",
  pablo: "cubans",
  zorro: "cubans",
  alonso: "cubans",
  delivery: "delivery",
  leave_out: "ships",
  over: "end",
};

/** The section that tells about a question; all the others are asked in buildings. */
export function sectionOf(question: string | null): SectionId | null {
  return question === null ? null : (ASKED_IN[question] ?? "buildings");
}

export const CUBAN_CLAUSE: Record<string, string> = {
  pedro: "CUB-02",
  maria: "CUB-03",
  jose: "CUB-04",
  martinez: "CUB-05",
  conchita: "CUB-06",
  miguel: "CUB-07",
  pablo: "CUB-08",
  el_zorro: "ZOR-01",
  alonso: "ALO-01",
};

export const BUILDING_CLAUSE: Record<string, string> = {
  bank: "BLD-01",
  church: "BLD-02",
  distillery: "BLD-03",
  cigar_factory: "BLD-04",
  black_market: "BLD-05",
  sawmill: "BLD-06",
  cafe: "BLD-07",
  customs: "BLD-08",
  casino: "BLD-11",
  harbour_office: "BLD-14",
  office: "BLD-16",
  newspaper: "NWS-02",
};
