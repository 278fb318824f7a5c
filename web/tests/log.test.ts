import { describe, expect, it } from "vitest";
import type { Entry, Position, SeatInfo, TableInfo } from "../src/lib/protocol";
import { mineFirst } from "../src/screens/lobby";
import { steps } from "../src/screens/chart";
import { namesOf } from "../src/table/bots";
import { ranked } from "../src/table/ranking";
import { standing, tellings } from "../src/table/replay";

const act = (seq: number, at: number) => ({ seq, time: "", kind: "act", at, seat: 0, act: { act: "x" }, forced: false, by: "person", events: [] }) as Entry;
const undo = (seq: number, at: number) => ({ seq, time: "", kind: "undo", at, seat: 0 }) as Entry;

describe("what stands of a log", () => {
  it("leaves out what was taken back", () => {
    const log = [act(1, 1), act(2, 2), act(3, 3), undo(4, 1), act(5, 2)];
    expect([...standing(log)].map(([at, { seq }]) => [at, seq])).toEqual([[1, 1], [2, 5]]);
  });

  it("belongs to the position after it", () => {
    const log = [act(1, 1), act(2, 2), act(3, 3)];
    const positions = [1, 2, 3].map((at) => ({ at }) as Position);
    expect(tellings(log, positions, 1).map(({ entries, position }) => [entries[0]?.seq, position.at])).toEqual([[2, 2], [3, 3]]);
  });
});

describe("the ranking", () => {
  it("puts winners first, whom a tie-breaker may have found", () => {
    expect(ranked([30, 41, 41], [2]).map(({ seat, place }) => [seat, place])).toEqual([[2, 1], [1, 2], [0, 3]]);
  });

  it("lets those share a place who are level", () => {
    expect(ranked([7, 9, 9, 7], [1, 2]).map(({ place }) => place)).toEqual([1, 1, 3, 3]);
  });
});

describe("names", () => {
  const seat = (seat: number, kind: SeatInfo["kind"], name: string, bot: string | null): SeatInfo => ({ seat, kind, name, bot, stand_in: false, online: false, mine: false });

  it("number the bots of a kind where there are several", () => {
    const seats = [seat(0, "bot", "", "scripted"), seat(1, "person", "Anna", null), seat(2, "bot", "", "scripted"), seat(3, "bot", "", "random")];
    expect(namesOf({ seats, kind: "match" })).toEqual(["Merchant 1", "Anna", "Merchant 2", "Deckhand"]);
  });

  it("are those of the people for whom a bot stands in", () => {
    expect(namesOf({ kind: "match", seats: [{ ...seat(0, "person", "Anna", "scripted"), stand_in: true }, seat(1, "open", "", null)] })).toEqual(["Anna", "Free seat"]);
  });
});

describe("names that are alike", () => {
  const named = (name: string, seat: number): SeatInfo => ({ seat, kind: "person", name, bot: null, stand_in: false, online: false, mine: false });

  it("are numbered", () => {
    const seats = ["Guest", "Anna", "Guest"].map(named);
    expect(namesOf({ seats, kind: "match" })).toEqual(["Guest 1", "Anna", "Guest 2"]);
  });

  it("are those of bots in a saved match", () => {
    const seats = ["scripted", "scripted", "Anna"].map(named);
    expect(namesOf({ seats, kind: "study" })).toEqual(["Merchant 1", "Merchant 2", "Anna"]);
  });
});

describe("my tables", () => {
  it("begin with those that wait for me", () => {
    const table = (id: string, updated: string, asked: number | null) =>
      ({ id, updated, state: "running", asked, seats: [{ mine: true, stand_in: false }, { mine: false, stand_in: false }] }) as unknown as TableInfo;
    const sorted = mineFirst([table("old", "2026-01-01", 1), table("new", "2026-01-03", 1), table("mine", "2026-01-02", 0)]);
    expect(sorted.map(({ id }) => id)).toEqual(["mine", "new", "old"]);
  });
});

describe("the lines beside a chart", () => {
  it.each([
    [0, 5, [0, 1, 2, 3, 4, 5]],
    [0, 48, [0, 10, 20, 30, 40]],
    [-3, 4, [-2, 0, 2, 4]],
  ])("stand at round numbers from %d to %d", (low, high, expected) => expect(steps(low, high)).toEqual(expected));
});
