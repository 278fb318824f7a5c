/** The acts that are touched on the board or in one's own panel. */
export const placed: ReadonlySet<string> = new Set([
  "choose",
  "draw_tile",
  "take_plantation",
  "take_quarry",
  "fill",
  "man_tile",
  "man_building",
  "call_from_tile",
  "call_from_building",
  "build",
  "take_barrel",
  "sell",
  "load",
  "load_own",
  "store",
  "keep",
]);
