/** The bots by name. */

import type { SeatInfo } from "../lib/protocol";
import { say, saysOf } from "../lib/say.svelte";

/** A bot's kind in words; one that this client has not heard of is called by its own name. */
export function botName(bot: string): string {
  const id = `ui-bot-${bot.replaceAll("_", "-")}`;
  return saysOf(id) ? say(id) : bot;
}

export function botHelp(bot: string): string {
  const id = `ui-bot-${bot.replaceAll("_", "-")}-help`;
  return saysOf(id) ? say(id) : "";
}

/** What everybody at a table is called; bots of a kind are numbered, where there are several. */
export function namesOf(seats: SeatInfo[]): string[] {
  const nameless = seats.filter((seat) => isNamelessBot(seat));
  return seats.map((seat) => {
    if (seat.kind === "open") return say("ui-seat-open");
    if (!isNamelessBot(seat)) return seat.name;
    const alike = nameless.filter((other) => other.bot === seat.bot);
    const name = botName(seat.bot ?? "");
    return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name;
  });
}

function isNamelessBot(seat: SeatInfo): boolean {
  return seat.kind === "bot" && seat.name === "";
}
