/** Where a pane is higher than its screen, what can be touched is brought into sight. */

import { tick } from "svelte";
import { pace } from "../../lib/settings.svelte";

const MARGIN = 8;

function scrollerOf(node: Element): Element | null {
  for (let at = node.parentElement; at; at = at.parentElement) {
    const scrolls = ["auto", "scroll"].includes(getComputedStyle(at).overflowY);
    if (scrolls && at.scrollHeight > at.clientHeight + 1) return at;
  }
  return null;
}

export async function bringIntoSight(root: Element | undefined): Promise<void> {
  await tick();
  const glowing = root?.querySelector(".glow");
  const pane = glowing && scrollerOf(glowing);
  if (!root || !pane) return;
  const { top, bottom } = pane.getBoundingClientRect();
  const covered = pane.querySelector<HTMLElement>("[data-covers]")?.offsetHeight ?? 0;
  const boxes = [...root.querySelectorAll(".glow")].map((each) => each.getBoundingClientRect());
  const [first, last] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  const room = { top: top + MARGIN, bottom: bottom - covered - MARGIN };
  if (first >= room.top && last <= room.bottom) return;
  const by = last - first > room.bottom - room.top ? first - room.top : (first + last - room.top - room.bottom) / 2;
  pane.scrollBy({ top: by, behavior: pace() > 0 ? "smooth" : "auto" });
}
