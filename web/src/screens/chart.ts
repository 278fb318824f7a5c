/** The points of a seat after each decision; null where they are not known. */
export type Line = (number | null | undefined)[];

/** Round numbers between two, few enough to be read beside a line. */
export function steps(low: number, high: number): number[] {
  const range = Math.max(1, high - low);
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((each) => range / each <= 5) ?? 1000;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, index) => first + index * step);
}
