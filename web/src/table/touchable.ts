/**
 * `use:touchable={{ acts, hands }}`: makes a part of a board, HTML or SVG, stand for acts. Its name says all there is to
 * say: what is written inside an SVG part is wrapped in `<g aria-hidden="true">`.
 */

import type { Act } from "../lib/protocol";
import type { Hands } from "./board";

export interface Touchable {
  acts: Act[];
  hands: Hands;
  /** what the thing is, said before what can be done with it */
  name?: string;
}

const HOVER_MS = 550;
const LONG_PRESS_MS = 450;

type Node = HTMLElement | SVGElement;

/** A name that is a sentence stands by itself. */
function joined(name: string, label: string): string {
  return /[.!?…]$/.test(name) ? `${name} ${label}` : `${name}: ${label}`;
}

export function touchable(node: Node, given: Touchable) {
  let now = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let explained = false;

  const isLegal = () => now.hands.legal(now.acts).length > 0;

  function dress() {
    if (now.acts.length === 0) return undress();
    const legal = isLegal();
    const reachable = legal || (now.hands.explains?.(now.acts) ?? false);
    const label = now.hands.label(now.acts);
    if (!(node instanceof HTMLButtonElement)) node.setAttribute("role", "button");
    node.setAttribute("tabindex", reachable ? "0" : "-1");
    node.setAttribute("aria-label", now.name ? joined(now.name, label) : label);
    node.setAttribute("aria-disabled", String(!legal));
    node.classList.toggle("glow", legal);
    node.classList.add("touchable");
  }

  function undress() {
    for (const attribute of ["role", "tabindex", "aria-label", "aria-disabled"]) node.removeAttribute(attribute);
    node.classList.remove("glow", "touchable");
  }

  function touch(event: Event) {
    if (now.acts.length === 0) return;
    event.stopPropagation();
    cancel();
    now.hands.touch(now.acts, node);
  }

  function click(event: Event) {
    if (explained) {
      explained = false;
      event.stopPropagation();
      return;
    }
    touch(event);
  }

  function key(event: Event) {
    const pressed = event as KeyboardEvent;
    if (node instanceof HTMLButtonElement || pressed.target !== node) return;
    if (pressed.key !== "Enter" && pressed.key !== " ") return;
    pressed.preventDefault();
    if (!pressed.repeat) touch(pressed);
  }

  function later(wait: number, told: () => void) {
    cancel();
    if (now.acts.length === 0 || isLegal()) return;
    timer = setTimeout(told, wait);
  }

  function cancel() {
    clearTimeout(timer);
  }

  function enter(event: Event) {
    if ((event as PointerEvent).pointerType === "mouse") later(HOVER_MS, () => now.hands.explain?.(now.acts, node));
  }

  function leave(event: Event) {
    cancel();
    if ((event as PointerEvent).pointerType === "mouse") now.hands.hush?.();
  }

  function press(event: Event) {
    explained = false;
    if ((event as PointerEvent).pointerType === "mouse") return cancel();
    later(LONG_PRESS_MS, () => {
      explained = true;
      now.hands.touch(now.acts, node);
    });
  }

  function menu(event: Event) {
    if (explained) event.preventDefault();
  }

  const heard: [string, (event: Event) => void][] = [
    ["click", click],
    ["keydown", key],
    ["pointerenter", enter],
    ["pointerleave", leave],
    ["pointerdown", press],
    ["pointerup", cancel],
    ["pointercancel", cancel],
    ["contextmenu", menu],
  ];
  for (const [name, listener] of heard) node.addEventListener(name, listener);
  dress();

  return {
    update(next: Touchable) {
      now = next;
      dress();
    },
    destroy() {
      cancel();
      for (const [name, listener] of heard) node.removeEventListener(name, listener);
    },
  };
}
