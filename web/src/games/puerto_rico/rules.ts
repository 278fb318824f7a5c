/** The rules in short: which sentences, which clauses of the ledger they come from, and where each question belongs. */

export type SectionId = "goal" | "round" | "settle" | "place" | "build" | "produce" | "sell" | "load" | "prospect" | "buildings" | "end";

/** The clauses of each sentence, in the order of the sentences `pr-rules-<section>-1` and on. */
export const SECTIONS: Record<SectionId, string[][]> = {
  goal: [["CRA-01", "TRD-01", "CAP-10"], ["SCO-01", "HID-01"], ["BUI-01", "BUI-02"]],
  round: [["RND-01", "RND-02", "RND-04"], ["RND-06", "RND-09"], ["RND-07"], ["RND-12", "RND-13"]],
  settle: [["STL-01", "STL-02", "STL-03"], ["STL-08", "STL-14"], ["STL-19"]],
  place: [["MAY-01", "MAY-02", "MAY-03"], ["MAY-05", "MAY-06", "MAY-07"], ["MAY-10"]],
  build: [["BLD-01", "BLD-02"], ["BLD-03"], ["BUI-03", "BUI-06"]],
  produce: [["CRA-02", "CRA-03"], ["CRA-05", "CRA-10"]],
  sell: [["TRD-01", "TRD-03", "TRD-04"], ["TRD-02", "TRD-05", "TRD-08"]],
  load: [["CAP-01", "CAP-05", "CAP-07", "CAP-10"], ["CAP-02", "CAP-03", "CAP-08"], ["CAP-11", "CAP-15", "CAP-16"], ["STO-01", "STO-02", "STO-08"]],
  prospect: [["PRO-01", "SET-12"]],
  buildings: [],
  end: [["END-01", "END-02", "END-03", "END-04"], ["SCO-08"]],
};

const ASKED_IN: Record<string, SectionId> = {
  role: "round",
  settle: "settle",
  hospice: "settle",
  mayor: "place",
  place: "place",
  build: "build",
  university: "build",
  produce: "produce",
  extra: "produce",
  sell: "sell",
  load: "load",
  store: "load",
  keep: "load",
  over: "end",
};

export function sectionOf(question: string | null): SectionId | null {
  return question === null ? null : (ASKED_IN[question] ?? null);
}

/** The role whose face stands beside a section. */
export const FACE: Partial<Record<SectionId, string>> = {
  settle: "settler",
  place: "mayor",
  build: "builder",
  produce: "craftsman",
  sell: "trader",
  load: "captain",
  prospect: "prospector",
};

export const BUILDING_CLAUSE: Record<string, string> = {
  small_indigo_plant: "CRA-04",
  small_sugar_mill: "CRA-04",
  indigo_plant: "CRA-04",
  sugar_mill: "CRA-04",
  tobacco_storage: "CRA-04",
  coffee_roaster: "CRA-04",
  small_market: "TRD-05",
  hacienda: "STL-08",
  construction_hut: "STL-03",
  small_warehouse: "STO-02",
  hospice: "STL-14",
  office: "TRD-04",
  large_market: "TRD-05",
  large_warehouse: "STO-02",
  factory: "CRA-09",
  university: "BLD-07",
  harbor: "CAP-15",
  wharf: "CAP-11",
  guild_hall: "SCO-03",
  residence: "SCO-04",
  fortress: "SCO-05",
  customs_house: "SCO-06",
  city_hall: "SCO-07",
};
