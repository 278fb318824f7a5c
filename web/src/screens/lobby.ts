/** The tables on the quay, in the order that matters to who looks. */

import type { TableInfo } from "../lib/protocol";

export function isMyTurn(table: TableInfo): boolean {
  if (table.state !== "running" || table.asked === null) return false;
  const seat = table.seats[table.asked];
  return seat !== undefined && seat.mine && !seat.stand_in;
}

/** Those that wait for me first, then the newest. */
export function mineFirst(tables: TableInfo[]): TableInfo[] {
  return [...tables].sort(
    (a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || b.updated.localeCompare(a.updated),
  );
}
