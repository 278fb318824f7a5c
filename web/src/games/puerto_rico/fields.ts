/** What this game's view tells, by its fields' names. */

import type { GameInfo, Position } from "../../lib/protocol";

export type Good = string;
export type Tile = string;
export type Building = string;
export type Role = string;
export type Ship = string;
type Count = Record<string, number>;

export interface Fields {
  seats: number;
  turn: number;
  governor: number;
  chooser: number;
  role: Role | null;
  taken: Record<Role, number | null>;
  coins: Record<Role, number>;
  ending: Record<string, boolean>;
  row: Count;
  pile: Count;
  discard: Count;
  quarries: number;
  colonists: number;
  aboard: number;
  stock: Count;
  supply: Count;
  house: Count;
  hold: Record<Ship, number>;
  cargo: Record<Ship, Good | null>;
  loaded: Record<Ship, number>;
  vp_left: number;
  drawn: boolean;
  new_tile: Tile | null;
  new_building: Building | null;
  wharf_used: boolean[];
  stored: Record<Good, boolean>;
  tiles: Count[];
  manned: Count[];
  built: Record<Building, boolean>[];
  workers: Count[];
  san_juan: number[];
  goods: Count[];
  doubloons: number[];
  chips: (number | null)[];
  paper: (number | null)[];
}

export function fieldsOf(position: Position): Fields {
  return position.fields as unknown as Fields;
}

interface Load {
  barrels: number;
  vp: number;
}

/** What the game counts out for who looks; a watcher is told nothing of it. */
export interface Facts {
  price?: Count;
  saved_by_quarries?: Count;
  saved_by_builder?: Count;
  sale?: Count;
  harvest?: Count;
  /** by good and ship, `own` for a wharf's */
  loads?: Record<Good, Record<Ship, Load>>;
  printed?: number;
  bonus?: Count;
}

export function factsOf(position: Position): Facts {
  return position.facts as unknown as Facts;
}

/** The tables of `components.toml` that are drawn on the board. */
export interface Components {
  pieces: { island_cells: number; city_cells: number; quarries: number; house_spaces: number };
  goods: { prices: Count };
  roles: { left_over: number };
  city: { columns: number };
  buildings: Record<Building, { price: number; vp: number; circles: number; pieces: number; cells: number }>;
  effects: Record<string, number>;
}

export function componentsOf(game: GameInfo): Components {
  return game.components as unknown as Components;
}

export const goodsOf = (game: GameInfo): Good[] => game.enums.Good ?? [];
export const tilesOf = (game: GameInfo): Tile[] => game.enums.Tile ?? [];
export const buildingsOf = (game: GameInfo): Building[] => game.enums.Building ?? [];
export const shipsOf = (game: GameInfo): Ship[] => game.enums.Ship ?? [];

/** The role cards that so many players use. */
export function rolesOf(game: GameInfo, seats: number): Role[] {
  return (game.enums.Role ?? []).slice(0, seats + componentsOf(game).roles.left_over);
}

export const sum = (count: Count): number => Object.values(count).reduce((all, each) => all + each, 0);

const MILLS: Record<Building, Good> = {
  small_indigo_plant: "indigo",
  indigo_plant: "indigo",
  small_sugar_mill: "sugar",
  sugar_mill: "sugar",
  tobacco_storage: "tobacco",
  coffee_roaster: "coffee",
};

/** What is made in a building; null in a violet one. */
export const madeIn = (building: Building): Good | null => MILLS[building] ?? null;
