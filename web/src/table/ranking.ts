/** Who ended where. */

export interface Ranked {
  seat: number;
  points: number | null;
  /** those who are level share a place */
  place: number;
  won: boolean;
}

/** Winners first, whom a game may tell apart where points cannot; then by points. */
export function ranked(points: (number | null)[], winners: number[]): Ranked[] {
  const rows = points.map((points, seat) => ({ seat, points, won: winners.includes(seat) }));
  rows.sort((a, b) => Number(b.won) - Number(a.won) || (b.points ?? 0) - (a.points ?? 0) || a.seat - b.seat);
  const isLevel = (a: (typeof rows)[number], b: (typeof rows)[number]) => a.points === b.points && a.won === b.won;
  return rows.map((row) => ({ ...row, place: rows.findIndex((other) => isLevel(other, row)) + 1 }));
}
