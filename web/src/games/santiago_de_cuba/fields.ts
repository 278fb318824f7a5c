/** What this game's view tells, by its fields' names. */

import type { GameInfo, Position } from "../../lib/protocol";

export type Good = string;
type Count = Record<Good, number>;

export interface Fields {
  seats: number;
  first: number;
  active: number;
  turn: number;
  /** the Cuban of each stop; none at the port */
  cuban_at: (string | null)[];
  /** the space of each building, three in a row under each flower */
  space_of: Record<string, number>;
  car: number;
  inactive: Record<string, number>;
  owner: Record<string, number | null>;
  pawn: (string | null)[];
  departures: number;
  value: number;
  pending: boolean;
  dice: Count;
  aside: Good | null;
  building: string | null;
  passed: boolean[];
  supply: Count;
  goods: (Count | null)[];
  pesos: (number | null)[];
  vp: (number | null)[];
}

export function fieldsOf(position: Position): Fields {
  return position.fields as unknown as Fields;
}

/** The tables of `components.toml` that are drawn on cards, houses and the harbour. */
export interface Components {
  pieces: { stops: number; ships: number; markers_of_a_player: number };
  value_track: { flags: number[] };
  groups: { order: string[]; spaces: number };
  cubans: Record<string, Record<string, number>>;
  flowers: Record<string, { flower: string; confidence: string }>;
  buildings: Record<string, number>;
  deliveries: { wood_vp: number };
  scoring: { goods_for_a_vp: number };
}

export function componentsOf(game: GameInfo): Components {
  return game.components as unknown as Components;
}

export const PORT = 0;

/** How many stops the car has to drive to get to a stop; its own is once round. */
export function stepsTo(stop: number, car: number, stops: number): number {
  return ((stop - car - 1 + stops) % stops) + 1;
}

/** What the street charges: the first stop is free, each further one costs a peso. */
export function fare(steps: number): number {
  return steps - 1;
}

export function goodsOf(game: GameInfo): Good[] {
  return game.enums.Good ?? [];
}

export function diceOf(game: GameInfo): Good[] {
  return game.enums.Die ?? [];
}

export function flowerOf(game: GameInfo, cuban: string): string | null {
  return componentsOf(game).flowers[cuban]?.flower ?? null;
}
