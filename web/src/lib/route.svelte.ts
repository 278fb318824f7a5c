/** Which screen the address names. */

import { tick } from "svelte";

export type Screen = "quay" | "new" | "table" | "review" | "rules" | "me" | "lost";

export interface Route {
  screen: Screen;
  /** the table's id, or the game's */
  id: string | null;
  query: URLSearchParams;
  /** without the # */
  hash: string;
}

const SCREENS: Record<string, { screen: Screen; id: "none" | "some" | "maybe" }> = {
  "": { screen: "quay", id: "none" },
  new: { screen: "new", id: "maybe" },
  table: { screen: "table", id: "some" },
  review: { screen: "review", id: "some" },
  rules: { screen: "rules", id: "maybe" },
  me: { screen: "me", id: "none" },
};

function fits(id: string | null, wanted: "none" | "some" | "maybe"): boolean {
  return wanted === "maybe" || (wanted === "some") === (id !== null);
}

export function routeOf(address: URL): Route {
  const [name = "", id = "", ...rest] = address.pathname.replace(/^\/|\/$/g, "").split("/");
  const found = Object.hasOwn(SCREENS, name) ? SCREENS[name] : undefined;
  const known = found && rest.length === 0 && fits(id || null, found.id);
  return {
    screen: known ? found.screen : "lost",
    id: decoded(id) || null,
    query: address.searchParams,
    hash: decoded(address.hash.slice(1)),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const route: Route = $state(routeOf(new URL(location.href)));

function arrive(): void {
  Object.assign(route, routeOf(new URL(location.href)));
}

/** Goes to a path of this site; `replace` leaves no step to come back to. */
export function go(path: string, { replace = false } = {}): void {
  const before = location.pathname;
  history[replace ? "replaceState" : "pushState"](null, "", path);
  arrive();
  if (location.pathname !== before) void tick().then(() => scrollTo(0, 0));
}

function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const here = link.origin === location.origin && !link.pathname.startsWith("/api/");
  return plain && here && !event.defaultPrevented && !link.target && !link.hasAttribute("download");
}

/** Lets every plain link within the site change the screen without loading the page again. */
export function followLinks(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || !isOurs(event, link)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
