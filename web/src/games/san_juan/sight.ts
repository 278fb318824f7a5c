/** Where a pane is higher than its screen, what can be touched is brought into sight. */

import { tick } from "svelte";
import { pace } from "../../lib/settings.svelte";

function scrollerOf(node: Element): Element | null {
  for (let at = node.parentElement; at; at = at.parentElement) {
    const scrolls = ["auto", "scroll"].includes(getComputedStyle(at).overflowY);
    if (scrolls && at.scrollHeight > at.clientHeight + 1) return at;
  }
  return null;
}

export async function bringIntoSight(root: Element | undefined): Promise<void> {
  await tick();
  const first = root?.querySelector(".glow");
  const pane = first && scrollerOf(first);
  if (!root || !pane) return;
  const seen = pane.getBoundingClientRect();
  const boxes = [...root.querySelectorAll(".glow")].map((each) => each.getBoundingClientRect());
  if (boxes.some((box) => box.top >= seen.top && box.bottom <= seen.bottom)) return;
  const middle = boxes.reduce((sum, box) => sum + (box.top + box.bottom) / 2, 0) / boxes.length;
  pane.scrollBy({ top: middle - (seen.top + seen.bottom) / 2, behavior: pace() > 0 ? "smooth" : "auto" });
}
