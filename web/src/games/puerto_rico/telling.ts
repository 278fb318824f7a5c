/** `{@attach telling(words)}`: says on the board's plate what a thing is while it is pointed at, held or focused. */

import type { Attachment } from "svelte/attachments";
import { plate } from "./plate.svelte";

export function telling(words: string): Attachment<Element> {
  return (node) => {
    const say = () => (plate.words = words);
    // Focus is also lost because the thing itself is being taken away, in the middle of drawing.
    const hush = () => queueMicrotask(() => (plate.words = null));
    const left = (event: Event) => {
      if ((event as PointerEvent).pointerType === "mouse") hush();
    };
    const heard: [string, (event: Event) => void][] = [
      ["pointerenter", say],
      ["pointerdown", say],
      ["focusin", say],
      ["pointerleave", left],
      ["focusout", hush],
    ];
    for (const [name, listener] of heard) node.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of heard) node.removeEventListener(name, listener);
    };
  };
}
