/** What a screen reader is told, and the notes that come up for everybody. */

export interface Toast {
  id: number;
  text: string;
  tone: "plain" | "good" | "bad";
}

const TOAST_MS = 6000;

export const live = $state<{ polite: string; toasts: Toast[] }>({ polite: "", toasts: [] });

let told: string[] = [];
let soon: ReturnType<typeof setTimeout> | undefined;
let last = 0;

/** Several sentences said at once are read in one go, so that none cuts off another. */
export function announce(text: string): void {
  if (!text) return;
  told.push(text);
  clearTimeout(soon);
  soon = setTimeout(() => {
    live.polite = told.join(" ");
    told = [];
  }, 120);
}

export function toast(text: string, tone: Toast["tone"] = "plain"): void {
  if (!text) return;
  const id = ++last;
  live.toasts = [...live.toasts.filter((each) => each.text !== text), { id, text, tone }];
  announce(text);
  setTimeout(() => dismiss(id), TOAST_MS);
}

export function dismiss(id: number): void {
  live.toasts = live.toasts.filter((each) => each.id !== id);
}
