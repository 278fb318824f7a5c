/** Where everything lies on the board: on a wide screen, and on a phone held upright. */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export interface Plan {
  wide: boolean;
  width: number;
  height: number;
  /** the centre line of the ring street */
  street: Box & { r: number; lane: number };
  /** how wide the car is, seen from the side and from its ends */
  car: { side: number; end: number };
  /** where the car stops: the port, then once round clockwise */
  stops: Point[];
  /** the cards of the Cubans by stop; that of the port is its gate */
  cards: Box[];
  /** one a flower, each with three spaces for houses */
  blocks: Box[];
  /** the bed with the block's flower, left of its houses */
  bed: number;
  spaces: Box[];
  shore: number;
  store: Box & { columns: number; rows: number };
  ship: Box;
  die: number;
  flags: Box;
  fleet: Box;
  boat: Point;
  type: { name: number; sign: number; icon: number; number: number };
}

function houses(blocks: Box[], bed: number, gap: number): Box[] {
  return blocks.flatMap(({ x, y, w, h }) => {
    const each = (w - bed - gap) / 3;
    return [0, 1, 2].map((place) => ({ x: x + bed + place * each + gap / 2, y, w: each - gap / 2, h }));
  });
}

function wide(): Plan {
  const left = [430, 264].map((y) => ({ x: 147, y }));
  const top = [232, 416, 600, 784, 968].map((x) => ({ x, y: 148 }));
  const right = [264, 430].map((y) => ({ x: 1053, y }));
  const blocks = [
    { x: 184, y: 184, w: 411, h: 160 },
    { x: 605, y: 184, w: 411, h: 160 },
    { x: 184, y: 354, w: 411, h: 160 },
    { x: 605, y: 354, w: 411, h: 160 },
  ];
  return {
    wide: true,
    width: 1200,
    height: 768,
    street: { x: 147, y: 148, w: 906, h: 402, r: 46, lane: 46 },
    car: { side: 92, end: 52 },
    stops: [{ x: 600, y: 550 }, ...left, ...top, ...right],
    cards: [
      { x: 528, y: 566, w: 144, h: 34 },
      ...left.map(({ y }) => ({ x: 6, y: y - 78, w: 112, h: 156 })),
      ...top.map(({ x }) => ({ x: x - 78, y: 6, w: 156, h: 114 })),
      ...right.map(({ y }) => ({ x: 1082, y: y - 78, w: 112, h: 156 })),
    ],
    blocks,
    bed: 36,
    spaces: houses(blocks, 36, 6),
    shore: 580,
    store: { x: 14, y: 596, w: 392, h: 160, columns: 4, rows: 2 },
    ship: { x: 412, y: 584, w: 470, h: 182 },
    die: 58,
    flags: { x: 896, y: 594, w: 292, h: 58 },
    fleet: { x: 900, y: 725, w: 288, h: 42 },
    boat: { x: 944, y: 694 },
    type: { name: 17.5, sign: 16, icon: 22, number: 25 },
  };
}

function tall(): Plan {
  const rows = [0, 1, 2, 3].map((row) => 92 + row * 103);
  const blocks = rows.map((y) => ({ x: 86, y, w: 218, h: 99 }));
  const left = rows.map((y) => ({ x: 71, y: y + 49 })).reverse();
  const right = rows.map((y) => ({ x: 319, y: y + 49 }));
  return {
    wide: false,
    width: 390,
    height: 776,
    street: { x: 71, y: 76, w: 248, h: 440, r: 22, lane: 22 },
    car: { side: 46, end: 27 },
    stops: [{ x: 195, y: 516 }, ...left, { x: 195, y: 76 }, ...right],
    cards: [
      { x: 155, y: 521, w: 80, h: 24 },
      ...left.map(({ y }) => ({ x: 2, y: y - 49, w: 55, h: 99 })),
      { x: 118, y: 3, w: 154, h: 58 },
      ...right.map(({ y }) => ({ x: 333, y: y - 49, w: 55, h: 99 })),
    ],
    blocks,
    bed: 17,
    spaces: houses(blocks, 17, 3),
    shore: 536,
    store: { x: 3, y: 550, w: 384, h: 50, columns: 8, rows: 1 },
    ship: { x: 2, y: 600, w: 316, h: 124 },
    die: 44,
    flags: { x: 6, y: 728, w: 206, h: 42 },
    fleet: { x: 222, y: 738, w: 164, h: 28 },
    boat: { x: 353, y: 700 },
    type: { name: 10.5, sign: 9.5, icon: 15, number: 13 },
  };
}

export const WIDE = wide();
export const TALL = tall();
export const NARROW = 620;

/** The street once round, clockwise from its top left corner. */
export function ring({ x, y, w, h, r }: Plan["street"]): string {
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

export type Heading = "left" | "up" | "right" | "down";

/** Which way the car looks at a stop: round the street clockwise. */
export function heading(plan: Plan, stop: number): Heading {
  const { x, y } = plan.stops[stop]!;
  const { street } = plan;
  if (y > street.y + street.h - 1) return "left";
  if (y < street.y + 1) return "right";
  return x < street.x + street.w / 2 ? "up" : "down";
}

/** The corner that the car turns between a stop and the next, if there is one. */
export function bend(plan: Plan, stop: number): Point | null {
  const [from, to] = [plan.stops[stop]!, plan.stops[(stop + 1) % plan.stops.length]!];
  if (from.x === to.x || from.y === to.y) return null;
  const ways = [heading(plan, stop), heading(plan, (stop + 1) % plan.stops.length)];
  return ways[0] === "left" || ways[0] === "right" ? { x: to.x, y: from.y } : { x: from.x, y: to.y };
}
