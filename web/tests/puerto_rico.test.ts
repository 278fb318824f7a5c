/** The board of Puerto Rico against its game: acts have places, pieces pictures, rules clauses, arrangements acts. */

import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { Standing } from "../src/games/puerto_rico/acts";
import { Arrangement, forget, SAN_JUAN } from "../src/games/puerto_rico/arrangement.svelte";
import { effectOf } from "../src/games/puerto_rico/effects";
import { componentsOf, rolesOf, type Fields } from "../src/games/puerto_rico/fields";
import { flights } from "../src/games/puerto_rico/flights";
import { fitted } from "../src/games/puerto_rico/lettering";
import { placed } from "../src/games/puerto_rico/placed";
import { BUILDING_CLAUSE, SECTIONS, sectionOf } from "../src/games/puerto_rico/rules";
import { sayIn } from "../src/lib/say.svelte";
import type { Act, Position } from "../src/lib/protocol";
import { kebab, Texts } from "../src/lib/texts";
import type { Hands } from "../src/table/board";
import { ROOT, sayings } from "./sayings";

const told = sayings().find(({ game }) => game.id === "puerto_rico")!;
const { game } = told;
const texts = new Texts(game, "en", told.languages.en.sources);
const members = (name: string) => game.enums[name] ?? [];
const FOLDER = resolve(import.meta.dirname, "../src/games/puerto_rico");

const count = (names: string[], number = 0) => Object.fromEntries(names.map((name) => [name, number]));
const rows = <T>(row: () => T) => Array.from({ length: 3 }, row);

function position(question: string, changes: Partial<Fields> = {}): Position {
  const fields: Fields = {
    seats: 3, turn: 1, governor: 0, chooser: 0, role: "mayor",
    taken: {}, coins: count(members("Role")), ending: {},
    row: count(members("Good")), pile: count(members("Good")), discard: count(members("Good")),
    quarries: 8, colonists: 50, aboard: 3, stock: count(members("Building"), 2),
    supply: count(members("Good"), 9), house: count(members("Good"), 1),
    hold: { small: 4, middle: 5, large: 6 }, cargo: {}, loaded: {}, vp_left: 75,
    drawn: false, new_tile: "corn", new_building: "office", wharf_used: [false, false, false], stored: {},
    tiles: rows(() => count(members("Tile"))), manned: rows(() => count(members("Tile"))),
    built: rows(() => ({})), workers: rows(() => count(members("Building"))),
    san_juan: [0, 0, 0], goods: rows(() => count(members("Good"))), doubloons: [2, 2, 2],
    chips: [0, null, null], paper: [0, null, null],
    ...changes,
  };
  const seen = fields as unknown as Position["fields"];
  return { at: 7, seat: 0, over: false, question, asked: 0, fields: seen, legal: [], objections: {}, undo: null, points: [], winners: [], facts: {} };
}

describe("acts", () => {
  function standing(now: Position): Act[] {
    const things = new Standing(game, now);
    return [
      ...members("Role").map((role) => things.role(role)),
      ...members("Good").flatMap((good) => [things.plantation(good), things.supply(good), things.own(good)]),
      ...members("Ship").map((ship) => things.ship(ship)),
      ...members("Building").flatMap((building) => [things.market(building), things.building(building, true), things.building(building, false)]),
      ...members("Tile").flatMap((tile) => [things.tile(tile, true), things.tile(tile, false)]),
      things.pile(), things.quarry(), things.colonists(), things.house(),
    ].flat();
  }

  it.each([...placed].filter((family) => family !== "fill"))("%s has a place", (family) => {
    const codes = game.acts.flatMap((_, code) => (texts.decode(code).act === family ? [code] : []));
    const found = new Set(standing(position("role")).map((act) => texts.code(act)));
    expect(codes.filter((code) => !found.has(code)).map((code) => texts.act(code))).toEqual([]);
  });

  it("are acts of the game", () => {
    for (const question of game.questions)
      for (const act of standing(position(question))) expect(texts.code(act), JSON.stringify(act)).toBeDefined();
  });

  it("that answer what is asked come first", () => {
    for (const question of ["sell", "store", "keep", "load"])
      expect(game.answers[question]).toContain(new Standing(game, position(question)).own("corn")[0]!.act);
    expect(new Standing(game, position("hospice")).tile("corn", false)[0]).toEqual({ act: "place_colonist" });
  });
});

describe("an arrangement", () => {
  let sent: Act[][] = [];

  function hands(allowed: (act: Act) => boolean): Hands {
    return { may: allowed, legal: (acts) => acts.filter(allowed), touch: () => undefined, label: () => "", send: (acts) => void sent.push(acts) };
  }

  const tiles = [{ ...count(members("Tile")), corn: 2, quarry: 1 }, count(members("Tile")), count(members("Tile"))];
  const manned = [{ ...count(members("Tile")), corn: 1 }, count(members("Tile")), count(members("Tile"))];
  const built: Fields["built"] = [{ wharf: true, sugar_mill: true }, {}, {}];
  const here = position("place", { tiles, manned, built, san_juan: [1, 0, 0] });
  const free = () => new Arrangement(game, here, hands(() => true), 0);

  beforeEach(() => {
    forget();
    sent = [];
  });

  it("is left as it is and filled by one act", () => {
    const own = free();
    expect(own.isChanged).toBe(false);
    own.send();
    expect(sent).toEqual([[{ act: "fill" }]]);
  });

  it("calls off before it puts to work, and needs no filling when nobody is idle", () => {
    const own = free();
    expect(own.move("tile:corn", "tile:quarry")).toBe(true);
    expect(own.move(SAN_JUAN, "building:sugar_mill")).toBe(true);
    expect([own.idle, own.at("tile:corn"), own.at("tile:quarry")]).toEqual([0, 0, 1]);
    expect(own.acts).toEqual([
      { act: "call_from_tile", tile: "corn" },
      { act: "man_tile", tile: "quarry" },
      { act: "man_building", building: "sugar_mill" },
    ]);
    expect(own.acts.every((act) => texts.code(act) !== undefined)).toBe(true);
  });

  it("lets the rules place who is still idle", () => {
    const own = free();
    own.touch("tile:corn", true);
    own.touch("building:wharf", false);
    expect(own.idle).toBe(1);
    expect(own.acts.map(({ act }) => act)).toEqual(["call_from_tile", "man_building", "fill"]);
  });

  it("goes back to how it was, circle by circle or at once", () => {
    const own = free();
    own.move(SAN_JUAN, "tile:quarry");
    own.move("tile:quarry", SAN_JUAN);
    expect(own.isChanged).toBe(false);
    own.move(SAN_JUAN, "building:wharf");
    own.reset();
    expect([own.idle, own.isChanged]).toEqual([1, false]);
  });

  it("holds one colonist on a circle, and whom the table holds", () => {
    const own = new Arrangement(game, here, hands(({ act }) => !act.startsWith("call")), 0);
    expect(own.move("tile:corn", SAN_JUAN)).toBe(false);
    expect(own.move(SAN_JUAN, "tile:quarry")).toBe(true);
    expect(own.canLeave("tile:quarry")).toBe(true);
    expect(own.hasRoom("tile:quarry")).toBe(false);
    expect(own.move("tile:quarry", "building:office")).toBe(false);
  });

  it("is of its position alone", () => {
    free().move(SAN_JUAN, "building:wharf");
    expect(new Arrangement(game, { ...here, at: 8 }, hands(() => true), 0).isChanged).toBe(false);
    expect(new Arrangement(game, here, hands(() => false), 0).open).toBe(false);
  });
});

describe("pictures", () => {
  const drawn = readdirSync(resolve(FOLDER, "art")).map((name) => readFileSync(resolve(FOLDER, "art", name), "utf-8")).join("");
  const literal = [...drawn.matchAll(/<symbol id="([^"{]+)"/g)].map(([, id]) => id!);
  const symbols = new Set([
    ...literal,
    ...members("Good").flatMap((good) => [`pr-barrel-${good}`, `pr-tile-${good}`]),
    ...members("Building").filter((each) => new RegExp(`^    "?${kebab(each)}"?: `, "m").test(drawn)).map((each) => `pr-building-${kebab(each)}`),
    ...members("Role").filter((each) => new RegExp(`^    "?${kebab(each)}"?: `, "m").test(drawn)).map((each) => `pr-role-${kebab(each)}`),
  ]);

  it("are there for every building, role and effect", () => {
    for (const building of members("Building")) {
      expect(symbols).toContain(`pr-building-${kebab(building)}`);
      const signs = effectOf(componentsOf(game).effects, building);
      expect(signs).not.toEqual([]);
      for (const sign of signs) {
        if ("icon" in sign) expect(symbols).toContain(`pr-${sign.icon}`);
        else expect(sign.text).toMatch(/^[0-9+×–/…?]+$/);
      }
    }
    for (const role of members("Role")) expect(symbols).toContain(`pr-role-${kebab(role)}`);
    expect([3, 4, 5].map((seats) => rolesOf(game, seats).length)).toEqual([6, 7, 8]);
  });

  it("are there for all that travels", () => {
    let travelled = 0;
    for (const event of told.events) {
      for (const { icon, from, to } of flights(event, position("role"), game)) {
        expect(symbols, `${event.event}: ${icon}`).toContain(icon);
        expect(`${from} ${to}`).not.toMatch(/undefined|NaN|null/);
        travelled++;
      }
    }
    expect(travelled).toBeGreaterThan(50);
  });
});

describe("words", () => {
  const ledger = readFileSync(resolve(ROOT, "docs/rules/puerto_rico.md"), "utf-8");

  it("name clauses that there are", () => {
    const named = [...Object.values(SECTIONS).flat(2), ...Object.values(BUILDING_CLAUSE)];
    expect(named.filter((clause) => !ledger.includes(`**PR-${clause}**`))).toEqual([]);
    expect(Object.keys(BUILDING_CLAUSE)).toEqual(members("Building"));
    for (const question of game.questions) expect(Object.keys(SECTIONS)).toContain(sectionOf(question));
  });

  it.each(["en", "ru"] as const)("are complete in %s", (language) => {
    for (const [section, clauses] of Object.entries(SECTIONS))
      for (const order of clauses.keys()) expect(sayIn(language, `pr-rules-${section}-${order + 1}`)).not.toMatch(/^pr-|\{/);
    const numbers = { ...componentsOf(game).effects, good: "corn", number: 3 } as unknown as Record<string, number>;
    for (const building of members("Building")) {
      const id = building.match(/_plant$|_mill$|^tobacco|^coffee/) ? "mill" : kebab(building);
      expect(sayIn(language, `pr-does-${id}`, numbers)).not.toMatch(/^pr-|\{/);
    }
    for (const role of members("Role")) expect(sayIn(language, `pr-role-${kebab(role)}`)).not.toMatch(/^pr-/);
  });

  it("on tiles are in as few lines as keep them large", () => {
    expect(fitted("Wharf", 100, 22, 11)).toEqual({ lines: ["Wharf"], size: 11 });
    expect(fitted("Customs house of old", 70, 26, 11).lines).toHaveLength(2);
  });
});
