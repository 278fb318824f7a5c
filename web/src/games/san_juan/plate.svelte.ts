/** What a pointed-at thing is, in words: said on the board's plate, and on a phone below one's own cards. */

import type { Attachment } from "svelte/attachments";

class Plate {
  words = $state.raw<string | null>(null);
}

export const plate = new Plate();

/** `{@attach telling(words)}`: says what a thing is while it is pointed at, held or focused. */
export function telling(words: string): Attachment<Element> {
  return (node) => {
    const say = () => (plate.words = words);
    // Focus is also lost because the thing itself is being taken away, in the middle of drawing.
    const hush = () => queueMicrotask(() => plate.words === words && (plate.words = null));
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
      hush();
    };
  };
}
