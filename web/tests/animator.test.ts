import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Entry, GameEvent, Position } from "../src/lib/protocol";
import { Animator, FLIGHT_MS, type Telling } from "../src/table/animator.svelte";

const act = (at: number, ...events: string[]): Telling => ({
  entries: [{ seq: at, time: "", kind: "act", at, seat: 0, act: { act: "x" }, forced: false, by: "bot", events: events.map((event): GameEvent => ({ event })) } as Entry],
  position: { at } as Position,
});

function stage(pace = 1) {
  const told: string[] = [];
  const animator = new Animator({
    flights: ({ event }) => (event.startsWith("fly") ? [{ icon: "coin", from: "a", to: "b" }] : []),
    fly: (_, ms) => {
      told.push(`fly ${ms}`);
      return new Promise((done) => setTimeout(done, ms));
    },
    show: ({ at }) => told.push(`show ${at}`),
    caption: (event) => told.push(event ? event.event : "end"),
    pace: () => pace,
  });
  return { animator, told };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the animator", () => {
  it("shows a position after its events were told, one after the other", async () => {
    const { animator, told } = stage();
    animator.add(act(1, "fly-a", "says-b"));
    animator.add(act(2, "fly-c"));
    expect(animator.telling).toBe(true);
    await vi.advanceTimersByTimeAsync(FLIGHT_MS - 1);
    expect(told).toEqual(["fly-a", `fly ${FLIGHT_MS}`]);
    await vi.runAllTimersAsync();
    expect(told).toEqual(["fly-a", `fly ${FLIGHT_MS}`, "says-b", "show 1", "fly-c", `fly ${FLIGHT_MS}`, "show 2", "end"]);
    expect(animator.telling).toBe(false);
  });

  it("moves nothing where motion is off", async () => {
    const { animator, told } = stage(0);
    animator.add(act(1, "fly-a"));
    await vi.runAllTimersAsync();
    expect(told).toEqual(["show 1", "end"]);
  });

  it("moves faster where that is wanted", async () => {
    const { animator, told } = stage(0.5);
    animator.add(act(1, "fly-a"));
    expect(told).toContain(`fly ${FLIGHT_MS / 2}`);
    await vi.runAllTimersAsync();
  });

  it("shows how it all ended when it is skipped, and tells the next again", async () => {
    const { animator, told } = stage();
    for (const at of [1, 2, 3]) animator.add(act(at, "fly"));
    animator.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(told.filter((each) => each.startsWith("show"))).toEqual(["show 1", "show 2", "show 3"]);
    expect(told.filter((each) => each.startsWith("fly "))).toHaveLength(1);
    expect(animator.telling).toBe(false);
    animator.add(act(4, "fly"));
    await vi.advanceTimersByTimeAsync(1);
    expect(told.filter((each) => each.startsWith("fly "))).toHaveLength(2);
    await vi.runAllTimersAsync();
  });

  it("forgets what is cleared, even what it is about to show", async () => {
    const { animator, told } = stage();
    animator.add(act(1, "fly"));
    animator.add(act(2, "fly"));
    animator.clear();
    await vi.runAllTimersAsync();
    expect(told.filter((each) => each.startsWith("show"))).toEqual([]);
    expect(animator.telling).toBe(false);
  });

  it("does not fall further and further behind", async () => {
    const { animator, told } = stage();
    for (let at = 1; at <= 100; at += 1) animator.add(act(at, "fly"));
    await vi.runAllTimersAsync();
    expect(told.filter((each) => each.startsWith("show"))).toHaveLength(100);
    expect(told.filter((each) => each.startsWith("fly ")).length).toBeLessThan(50);
  });
});
