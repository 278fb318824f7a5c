/** What this game's view tells, by its fields' names. */

import type { GameInfo, Position } from "../../lib/protocol";

export type Card = string;
export type Good = string;
export type Role = string;
type Count = Record<Card, number>;

export interface Fields {
  seats: number;
  turn: number;
  crane_adds_discounts: boolean;
  governor: number;
  chooser: number;
  role: Role | null;
  choices: number;
  chosen_by: Record<Role, number | null>;
  library_used: boolean[];
  /** the trading tiles seen so far, from the one that came first */
  tiles: (string | null)[];
  tile_at: number;
  open_tile: string | null;
  /** laid out to be paid for */
  building: Card | null;
  onto: number | null;
  price: number;
  paid: number;
  goods_paid: number;
  done: number;
  income: number;
  looking: number;
  left: number;
  city: (Card | null)[][];
  beneath: (Card | null)[][];
  good: (string | null)[][];
  gold: (Card | null)[];
  shown: (Card | null)[];
  cards: number[];
  tucked: (number | null)[];
  pile: number;
  discards: number;
  looked_at: ((Card | null)[] | null)[];
  hand: (Count | null)[];
  chapel: (Count | null)[];
}

export function fieldsOf(position: Position): Fields {
  return position.fields as unknown as Fields;
}

/** The tables of `components.toml` that are drawn on cards, roles and tiles. */
export interface Components {
  pieces: { places: number; seats: number[] };
  round: { choices: Record<string, number>; hand_limit: number; tower_limit: number };
  ours: { round_limit: number };
  tiles: Record<string, number[]>;
  councillor: { everyone: number; privilege: number; kept: number; kept_with_prefecture: number };
  functions: Record<string, number>;
  scoring: { arch: number[]; guild_hall: number; city_hall: number; palace: number };
  cards: Record<Card, { cost: number; vp: number; copies: number }>;
}

export function componentsOf(game: GameInfo): Components {
  return game.components as unknown as Components;
}

export const FACE_DOWN = "face_down";

export function goodsOf(game: GameInfo): Good[] {
  return game.enums.Good ?? [];
}

export function rolesOf(game: GameInfo): Role[] {
  return game.enums.Role ?? [];
}

/** Every kind of card, the production buildings in the order of their goods, then the violet ones. */
export function cardsOf(game: GameInfo): Card[] {
  return (game.enums.Card ?? []).filter((card) => card !== FACE_DOWN);
}

export function goodOf(game: GameInfo, card: Card): Good | null {
  return goodsOf(game)[cardsOf(game).indexOf(card)] ?? null;
}

export function isViolet(game: GameInfo, card: Card): boolean {
  return goodOf(game, card) === null;
}

export function costOf(game: GameInfo, card: Card): number {
  return componentsOf(game).cards[card]?.cost ?? 0;
}

export const MONUMENTS = new Set(["statue", "victory_column", "hero"]);
/** Whose points are not printed but reckoned at the end. */
export const RECKONED = new Set(["guild_hall", "city_hall", "triumphal_arch", "palace"]);

export interface Standing {
  place: number;
  card: Card;
  good: Good | null;
  carries: boolean;
  beneath: Card | null;
}

/** What stands in a player's town, in the order of its places. */
export function townOf(game: GameInfo, fields: Fields, seat: number): Standing[] {
  return (fields.city[seat] ?? []).flatMap((card, place) =>
    card === null
      ? []
      : [
          {
            place,
            card,
            good: goodOf(game, card),
            carries: (fields.good[seat]?.[place] ?? null) !== null,
            beneath: fields.beneath[seat]?.[place] ?? null,
          },
        ],
  );
}

export function stands(fields: Fields, seat: number, card: Card): boolean {
  return fields.city[seat]?.includes(card) ?? false;
}

/** A hand or what lies under a chapel, one entry a card. */
export function listed(game: GameInfo, count: Count | null | undefined): Card[] {
  return cardsOf(game).flatMap((card) => Array.from({ length: count?.[card] ?? 0 }, () => card));
}

/** Who chooses roles in this round, in order. */
export function choosers(game: GameInfo, fields: Fields): number[] {
  const number = componentsOf(game).round.choices[String(fields.seats)] ?? fields.seats;
  return Array.from({ length: number }, (_, step) => (fields.governor + step) % fields.seats);
}

/** The trading tiles from the one on top: its name where it has been seen. */
export function tilesInOrder(fields: Fields): (string | null)[] {
  const { tiles, tile_at } = fields;
  return tiles.map((_, step) => tiles[(tile_at + step) % tiles.length] ?? null);
}
