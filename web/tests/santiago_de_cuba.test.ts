/** The board of Santiago de Cuba against its game: every act has its place, every piece its picture, every rule its clause. */

import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { Standing } from "../src/games/santiago_de_cuba/acts";
import { buildingEffect, cubanEffect, type Sign } from "../src/games/santiago_de_cuba/effects";
import { componentsOf, fare, stepsTo, type Fields } from "../src/games/santiago_de_cuba/fields";
import { flights } from "../src/games/santiago_de_cuba/flights";
import { bend, heading, TALL, WIDE } from "../src/games/santiago_de_cuba/plan";
import { fitted } from "../src/lib/lettering";
import { BUILDING_CLAUSE, CUBAN_CLAUSE, SECTIONS, sectionOf } from "../src/games/santiago_de_cuba/rules";
import { placed } from "../src/games/santiago_de_cuba/placed";
import { buildingDoes, cubanDoes } from "../src/games/santiago_de_cuba/words";
import { sayIn } from "../src/lib/say.svelte";
import type { Act, Position } from "../src/lib/protocol";
import { kebab, Texts } from "../src/lib/texts";
import { ROOT, sayings } from "./sayings";

const told = sayings().find(({ game }) => game.id === "santiago_de_cuba")!;
const { game } = told;
const texts = new Texts(game, "en", told.languages.en.sources);
const members = (name: string) => game.enums[name] ?? [];
const FOLDER = resolve(import.meta.dirname, "../src/games/santiago_de_cuba");

function position(question: string, building: string | null = null): Position {
  const count = (names: string[]) => Object.fromEntries(names.map((name) => [name, 1]));
  const fields: Fields = {
    seats: 4,
    first: 0,
    active: 0,
    turn: 1,
    cuban_at: [null, ...members("Cuban")],
    space_of: Object.fromEntries(members("Building").map((name, space) => [name, space])),
    car: 3,
    inactive: {},
    owner: {},
    pawn: [null, null, null, null],
    departures: 0,
    value: 3,
    pending: false,
    dice: count(members("Die")),
    aside: "rum",
    building,
    passed: [false, false, false, false],
    supply: count(members("Good")),
    goods: [count(members("Good")), null, null, null],
    pesos: [9, null, null, null],
    vp: [9, null, null, null],
  };
  const seen = fields as unknown as Position["fields"];
  return { at: 0, seat: 0, over: false, question, asked: 0, fields: seen, legal: [], objections: {}, undo: null, points: [], winners: [], facts: {} };
}

/** All that anything on the board or before the player stands for. */
function standing(now: Position): Act[] {
  const things = new Standing(game, now);
  const goods = members("Good");
  return [
    things.port(),
    ...members("Cuban").map((cuban, index) => things.cuban(cuban, index + 1)),
    ...members("Building").map((building) => things.building(building)),
    ...members("Die").map((good) => things.die(good)),
    ...[2, 3, 4, 5].map((flag) => things.flag(flag)),
    ...goods.map((good) => things.supply(good)),
    ...goods.map((good) => things.own(good)),
    things.ownPesos(),
    things.ownPoints(),
  ].flat();
}

describe("acts", () => {
  const NEVER = { move: (act: Act) => act.steps === 0 || Number(act.steps) > 10, swap: (act: Act) => act.give === act.take } as Record<
    string,
    (act: Act) => boolean
  >;

  it.each([...placed])("%s has a place wherever it can be asked", (family) => {
    const codes = game.acts.flatMap((_, code) => (texts.decode(code).act === family ? [code] : []));
    const questions = game.questions.filter((question) => game.answers[question]?.includes(family));
    const found = new Set(
      questions.flatMap((question) =>
        [null, ...members("Building")].flatMap((building) => standing(position(question, building)).map((act) => texts.code(act))),
      ),
    );
    const wood = (act: Act) => family !== "swap" && family !== "give_good" && act.good === "wood";
    const missing = codes.filter((code) => {
      const act = texts.decode(code);
      return !found.has(code) && !NEVER[family]?.(act) && !wood(act);
    });
    expect(missing.map((code) => texts.act(code))).toEqual([]);
  });

  it.each(game.questions)("answers to %s come before all others", (question) => {
    const things = new Standing(game, position(question, "casino"));
    for (const acts of [things.building("casino"), things.own("rum"), things.die("citrus"), things.cuban("pablo", 2)]) {
      const answers = acts.map(({ act }) => game.answers[question]?.includes(act) ?? false);
      expect(answers).toEqual(answers.toSorted((a, b) => Number(b) - Number(a)));
    }
  });

  it("are acts of the game, or of those that it always refuses", () => {
    const families = Object.fromEntries(game.families.map(({ name, arguments: kinds }) => [name, kinds]));
    for (const building of members("Building"))
      for (const act of standing(position("pawn", building))) {
        const kinds = families[act.act];
        expect(kinds, act.act).toBeDefined();
        for (const [name, kind] of kinds ?? []) if ("enum" in kind) expect(members(kind.enum)).toContain(act[name]);
      }
  });
});

describe("the street", () => {
  it("is a ring of ten stops", () => {
    expect([stepsTo(4, 3, 10), stepsTo(3, 3, 10), stepsTo(0, 9, 10), stepsTo(2, 3, 10)]).toEqual([1, 10, 1, 9]);
    expect([fare(1), fare(3)]).toEqual([0, 2]);
  });

  it.each([["wide", WIDE], ["tall", TALL]] as const)("goes round clockwise on a %s screen", (_, plan) => {
    const stops = componentsOf(game).pieces.stops;
    expect(plan.stops).toHaveLength(stops);
    expect(plan.spaces).toHaveLength(members("Building").length);
    const ways = plan.stops.map((__, stop) => heading(plan, stop));
    expect(ways.filter((way, stop) => way !== ways.at(stop - 1))).toEqual(["left", "up", "right", "down"]);
    expect(plan.stops.filter((__, stop) => bend(plan, stop))).toHaveLength(4);
  });
});

describe("words on the board", () => {
  it("are in as few lines as keep them large", () => {
    expect(fitted("Bank", 100, 40, 16)).toEqual({ lines: ["Bank"], size: 16 });
    expect(fitted("Trading office", 90, 40, 16).lines).toEqual(["Trading", "office"]);
  });

  it.each(["en", "ru"] as const)("say what everybody and every house does in %s", (language) => {
    for (const cuban of members("Cuban")) expect(sayIn(language, `sdc-cuban-${kebab(cuban)}`, { number: 2 })).not.toMatch(/^sdc-|\{/);
    for (const building of members("Building"))
      expect(sayIn(language, `sdc-building-${kebab(building)}`, componentsOf(game).buildings)).not.toMatch(/^sdc-|\{/);
  });

  it("tell the numbers of the components", () => {
    expect(buildingDoes(game, "bank")).toContain("2");
    expect(cubanDoes(game, "martinez")).toContain("3");
  });
});

describe("pictures", () => {
  const drawn = readdirSync(resolve(FOLDER, "art")).map((name) => readFileSync(resolve(FOLDER, "art", name), "utf-8")).join("");
  const symbols = new Set(
    [...drawn.matchAll(/<symbol id="([^"]+)"/g)].flatMap(([, id]) => {
      if (id!.includes("{seat}")) return [0, 1, 2, 3].map((seat) => id!.replace("{seat}", String(seat)));
      return id!.includes("{good}") ? members("Die").map((die) => id!.replace("{good}", die)) : [id!];
    }),
  );

  it("are there for all that travels", () => {
    const kinds = new Set<string>();
    for (const event of told.events) {
      kinds.add(event.event);
      for (const { icon, from, to } of flights(event, position("pawn"), game)) {
        expect(symbols, `${event.event}: ${icon}`).toContain(icon);
        expect(`${from} ${to}`).not.toMatch(/undefined|NaN|null/);
      }
    }
    expect(kinds.size).toBeGreaterThan(30);
  });

  it("are there for everybody, every house and every effect", () => {
    const icons = (signs: Sign[]) => signs.flatMap((sign) => ("icon" in sign ? [`sdc-${sign.icon}`] : []));
    for (const cuban of members("Cuban")) for (const icon of [`sdc-cuban-${kebab(cuban)}`, ...icons(cubanEffect(game, cuban))]) expect(symbols).toContain(icon);
    for (const building of members("Building")) {
      expect(buildingEffect(game, building)).not.toEqual([]);
      for (const icon of [`sdc-building-${kebab(building)}`, ...icons(buildingEffect(game, building))]) expect(symbols).toContain(icon);
    }
  });
});

describe("the rules in short", () => {
  const ledger = readFileSync(resolve(ROOT, "docs/rules/santiago_de_cuba.md"), "utf-8");

  it("name clauses that there are", () => {
    const named = [...Object.values(SECTIONS).flat(2), ...Object.values(CUBAN_CLAUSE), ...Object.values(BUILDING_CLAUSE)];
    expect(named.filter((clause) => !ledger.includes(`- **SC-${clause}**`))).toEqual([]);
  });

  it.each(["en", "ru"] as const)("are complete in %s", (language) => {
    for (const [section, clauses] of Object.entries(SECTIONS))
      for (const order of clauses.keys())
        expect(sayIn(language, `sdc-rules-${section}-${order + 1}`, { owner_vp: 1, wood_vp: 1, goods_for_a_vp: 3 })).not.toMatch(/^sdc-|\{/);
  });

  it("have a section for every question", () => {
    for (const question of game.questions) expect(Object.keys(SECTIONS)).toContain(sectionOf(question));
  });
});
