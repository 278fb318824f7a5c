/** Colonists dragged with the pointer from one place to another; a mere touch is left to whom it belongs. */

import type { Action } from "svelte/action";
import type { Arrangement } from "./arrangement.svelte";

const FAR_ENOUGH = 6;

/** What is carried now, and where the pointer is. */
export const carried = $state<{ from: string | null; x: number; y: number }>({ from: null, x: 0, y: 0 });

/** On a panel: `data-from` marks a colonist with the place it stands on, `data-drop` a place. */
export const draggable: Action<HTMLElement, Arrangement> = (node, given) => {
  let now = given;
  let pressed: { from: string; x: number; y: number; id: number } | null = null;
  let wasDragged = false;

  const inside = (event: Event, selector: string) => (event.target instanceof Element ? event.target.closest(selector) : null);

  function down(event: PointerEvent) {
    wasDragged = false;
    const from = inside(event, "[data-from]")?.getAttribute("data-from");
    if (!now.open || event.button !== 0 || !from || !now.canLeave(from)) return;
    pressed = { from, x: event.clientX, y: event.clientY, id: event.pointerId };
  }

  function moved(event: PointerEvent) {
    if (!pressed || event.pointerId !== pressed.id) return;
    if (carried.from === null && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < FAR_ENOUGH) return;
    carried.from = pressed.from;
    carried.x = event.clientX;
    carried.y = event.clientY;
    event.preventDefault();
  }

  function up(event: PointerEvent) {
    if (pressed && carried.from !== null) {
      wasDragged = true;
      const to = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]")?.getAttribute("data-drop");
      if (to) now.move(carried.from, to);
    }
    cancel();
  }

  function cancel() {
    pressed = null;
    carried.from = null;
  }

  /** The click that follows a drag is none. */
  function click(event: Event) {
    if (!wasDragged) return;
    wasDragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** Nothing here is dragged in the browser's own way. */
  const unmoved = (event: Event) => event.preventDefault();

  node.addEventListener("pointerdown", down);
  node.addEventListener("dragstart", unmoved);
  node.addEventListener("click", click, true);
  addEventListener("pointermove", moved);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancel);
  return {
    update: (next) => void (now = next),
    destroy() {
      cancel();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("dragstart", unmoved);
      node.removeEventListener("click", click, true);
      removeEventListener("pointermove", moved);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
    },
  };
};
