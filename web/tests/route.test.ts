import { describe, expect, it } from "vitest";
import { routeOf } from "../src/lib/route.svelte";

const at = (path: string) => {
  const { screen, id } = routeOf(new URL(path, "http://harbour.test"));
  return id === null ? screen : `${screen} ${id}`;
};

describe("the address", () => {
  it.each([
    ["/", "quay"],
    ["/new", "new"],
    ["/new/san_juan", "new san_juan"],
    ["/table/abc", "table abc"],
    ["/table/abc/", "table abc"],
    ["/review/abc?at=3", "review abc"],
    ["/rules", "rules"],
    ["/rules/puerto_rico#building", "rules puerto_rico"],
    ["/me", "me"],
  ])("%s is the screen %s", (path, screen) => expect(at(path)).toBe(screen));

  it.each(["/table", "/review", "/me/too", "/table/a/b", "/nowhere", "/toString", "/__proto__"])("%s is nowhere", (path) =>
    expect(at(path)).toMatch(/^lost/),
  );

  it("keeps what stands behind it", () => {
    const { query, hash } = routeOf(new URL("http://harbour.test/review/a?seat=2&at=7#caf%C3%A9"));
    expect([query.get("seat"), query.get("at"), hash]).toEqual(["2", "7", "café"]);
  });

  it("does not stumble over a broken escape", () => expect(at("/table/%E0%A4")).toBe("table %E0%A4"));
});
