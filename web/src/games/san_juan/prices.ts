/**
 * A building's price explained line by line. The server alone says what is due; these lines tell how it comes about,
 * and what the cards in hand would cost.
 */

import type { GameInfo } from "../../lib/protocol";
import { costOf, isViolet, stands, type Card, type Fields } from "./fields";

export type Reason = "cost" | "covered" | "privilege" | "library" | "smithy" | "quarry" | "floor";

export interface Line {
  reason: Reason;
  /** the building that it is about */
  card: Card | null;
  amount: number;
}

export interface Price {
  lines: Line[];
  due: number;
}

/** What each of privilege, library, smithy and quarry takes off. */
const DISCOUNT = 1;

function hasLibrary(fields: Fields, seat: number): boolean {
  const spent = fields.seats === 2 && fields.library_used[seat];
  return seat === fields.chooser && stands(fields, seat, "library") && !spent;
}

function reckoned(game: GameInfo, fields: Fields, seat: number, card: Card, onto: number | null, library: boolean): Price {
  const covered = onto === null ? null : (fields.city[seat]?.[onto] ?? null);
  const helper = isViolet(game, card) ? "quarry" : "smithy";
  const lines: Line[] = [{ reason: "cost", card, amount: costOf(game, card) }];
  const off = (reason: Reason, from: Card | null, amount: number) => lines.push({ reason, card: from, amount: -amount });
  if (covered) off("covered", covered, costOf(game, covered));
  if (!covered || fields.crane_adds_discounts) {
    if (seat === fields.chooser) off("privilege", null, DISCOUNT);
    if (library) off("library", "library", DISCOUNT);
    if (stands(fields, seat, helper)) off(helper, helper, DISCOUNT);
  }
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  if (sum < 0) lines.push({ reason: "floor", card: null, amount: -sum });
  return { lines, due: Math.max(0, sum) };
}

/** What a card in hand would cost on a new place. */
export function wouldCost(game: GameInfo, fields: Fields, seat: number, card: Card): Price {
  return reckoned(game, fields, seat, card, null, hasLibrary(fields, seat));
}

/** What the building laid out would cost at a place of the town; null is a new one. */
export function priceAt(game: GameInfo, fields: Fields, seat: number, onto: number | null): number | null {
  const { building } = fields;
  return building === null ? null : reckoned(game, fields, seat, building, onto, hasLibrary(fields, seat)).due;
}

/**
 * How the price of the building laid out comes about. Once it is settled the server's number says whether the library
 * helped; before, it does where it works by itself, and not while its owner is asked about it.
 */
export function explained(game: GameInfo, fields: Fields, seat: number, question: string): Price | null {
  const { building, onto, price } = fields;
  if (building === null) return null;
  const plain = reckoned(game, fields, seat, building, onto, false);
  const settled = question === "pay" || question === "pay_more";
  const helped = settled ? plain.due !== price : question === "place" && hasLibrary(fields, seat);
  return helped ? reckoned(game, fields, seat, building, onto, true) : plain;
}
