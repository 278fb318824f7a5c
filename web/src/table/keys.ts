/** The keyboard at a table. */

/** The key of an event that is meant for the table and not for something that is being written or opened. */
export function shortcut(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target;
  if (target instanceof Element && target.closest("input, textarea, select, [contenteditable], dialog")) return null;
  if (event.key.length > 1) return event.key;
  // With a Cyrillic layout the keys are where they are on the Latin one.
  const latin = /^Key([A-Z])$/.exec(event.code)?.[1];
  if (!latin || /^[a-z]$/i.test(event.key)) return event.key;
  return event.shiftKey ? latin : latin.toLowerCase();
}

/** Moves the focus to the next thing that can be touched now, in the order of the page. */
export function nextGlow(root: HTMLElement | undefined, step: 1 | -1): void {
  const all = [...(root?.querySelectorAll<HTMLElement | SVGElement>(".glow, .loose") ?? [])];
  if (all.length === 0) return;
  const now = all.findIndex((each) => each === document.activeElement);
  const next = now < 0 ? (step > 0 ? 0 : all.length - 1) : (now + step + all.length) % all.length;
  const found = all[next]!;
  found.focus();
  found.scrollIntoView({ block: "nearest", inline: "nearest" });
}
