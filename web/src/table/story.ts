/** The log in words. */

import type { Entry, GameEvent } from "../lib/protocol";
import { say } from "../lib/say.svelte";
import type { Texts } from "../lib/texts";

/** What an entry tells, a sentence an event. */
export function entrySentences(entry: Entry, texts: Texts, names: string[]): string[] {
  switch (entry.kind) {
    case "begin":
      return entry.events.length > 0 ? told(entry.events, texts, names) : [say("ui-log-begin")];
    case "act":
      return told(entry.events, texts, names);
    case "undo":
      return [say("ui-log-undo", { who: names[entry.seat] ?? "" })];
    case "seat":
      return [say(`ui-log-seat-${entry.change}`, { who: entry.name })];
    case "trouble":
      return [say("ui-log-trouble", { who: names[entry.seat] ?? "" })];
    case "chat":
      return [say("ui-log-chat", { who: entry.name, text: entry.text })];
  }
}

function told(events: GameEvent[], texts: Texts, names: string[]): string[] {
  return events.map((event) => texts.event(event, names));
}

/** The seat that an entry is about. */
export function seatOf(entry: Entry): number | null {
  return entry.kind === "begin" ? null : entry.seat;
}
