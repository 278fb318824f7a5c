import { beforeEach, describe, expect, it } from "vitest";
import type { Act, GameInfo, Position } from "../src/lib/protocol";
import { Texts } from "../src/lib/texts";
import { handsOf, tied, type Grip } from "../src/table/hands";

const game = {
  id: "toy",
  families: [{ name: "take", arguments: [["good", { enum: "Good" }]] }, { name: "pass", arguments: [] }],
  spoken: {},
  enums: { Good: ["rum", "wood"] },
  acts: [[0, 0], [0, 1], [1]],
  objections: ["none", "game_over", "no_wood"],
  options: [],
} as unknown as GameInfo;

const texts = new Texts(game, "en", [
  "good-rum = rum\ngood-wood = wood\nact-take = Take { $good }\nact-pass = Pass\nwhy-no-wood = No wood.\nwhy-game-over = Over.",
]);
const rum: Act = { act: "take", good: "rum" };
const wood: Act = { act: "take", good: "wood" };
const pass: Act = { act: "pass" };
const element = {} as Element;

let did: string[];
const named = (act: Act) => texts.act(act);

function hands(changes: Partial<Grip> = {}, position: Partial<Position> = {}) {
  return handsOf({
    game,
    texts,
    position: { over: false, legal: [0, 2], objections: { "1": 2 }, ...position } as Position,
    free: true,
    planning: false,
    play: (act) => did.push(`play ${named(act)}`),
    plan: (act) => did.push(`plan ${named(act)}`),
    send: (acts) => did.push(`send ${acts.map(named).join()}`),
    choose: (acts) => did.push(`choose ${acts.map(named).join()}`),
    tell: (text, _, passing) => did.push(`${passing ? "whisper" : "tell"} ${text}`),
    ask: (act) => did.push(`ask ${named(act)}`),
    busy: () => false,
    hush: () => did.push("hush"),
    ...changes,
  });
}

beforeEach(() => (did = []));

describe("touching", () => {
  it("plays the one act that is legal", () => {
    hands().touch([wood, rum], element);
    expect(did).toEqual(["play Take rum"]);
  });

  it("offers several that are legal", () => {
    hands().touch([rum, wood, pass], element);
    expect(did).toEqual(["choose Take rum,Pass"]);
  });

  it("tells why not, from the engine's own objection", () => {
    hands().touch([wood], element);
    expect(did).toEqual(["tell No wood."]);
  });

  it("asks the server where the reason is not known", () => {
    hands({}, { objections: {} }).touch([wood], element);
    expect(did).toEqual(["ask Take wood"]);
  });

  it("plays nothing while others decide", () => {
    hands({ free: false }, { objections: {} }).touch([rum], element);
    expect(did).toEqual(["ask Take rum"]);
  });

  it("plays nothing while something is under way", () => {
    hands({ busy: () => true }).touch([rum], element);
    expect(did).toEqual([]);
  });

  it("says that the game is over", () => {
    hands({ free: false }, { over: true, legal: [], objections: {} }).touch([rum], element);
    expect(did).toEqual(["tell Over."]);
  });

  it("lays acts down when planning, legal yet or not", () => {
    hands({ planning: true }).touch([wood], element);
    hands({ planning: true }).touch([rum, wood], element);
    expect(did).toEqual(["plan Take wood", "choose Take rum,Take wood"]);
  });
});

describe("what is said of a thing", () => {
  it("is what can be done with it now, or what could be", () => {
    expect(hands().label([rum, wood, pass])).toBe("Take rum; Pass");
    expect(hands().label([wood])).toBe("Take wood");
  });

  it("is known at once only for what answers the question", () => {
    expect(hands().explains?.([wood])).toBe(true);
    expect(hands({}, { objections: {} }).explains?.([wood])).toBe(false);
    expect(hands({ free: false }).explains?.([wood])).toBe(false);
  });

  it("is whispered in passing, and never asked for", () => {
    hands().explain?.([wood], element);
    hands({}, { objections: {} }).explain?.([wood], element);
    expect(did).toEqual(["whisper No wood."]);
  });
});

describe("tied hands", () => {
  it("touch nothing", () => {
    const only = tied(texts);
    only.touch([rum], element);
    expect([only.may(rum), only.legal([rum]), only.label([rum]), did]).toEqual([false, [], "Take rum", []]);
  });
});
