/** The bots by name. */

import type { SeatInfo, TableInfo } from "../lib/protocol";
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

/** What everybody at a table is called; those who are called alike are numbered. */
export function namesOf({ seats, kind }: Pick<TableInfo, "seats" | "kind">): string[] {
  const names = seats.map((seat) => nameOf(seat, kind === "study"));
  return names.map((name, place) => {
    const alike = names.flatMap((other, at) => (other === name ? [at] : []));
    return alike.length > 1 && seats[place]?.kind !== "open" ? `${name} ${alike.indexOf(place) + 1}` : name;
  });
}

/** In a saved match bots stand by the names of their kinds. */
function nameOf({ kind, name, bot }: SeatInfo, isSaved: boolean): string {
  if (kind === "open") return say("ui-seat-open");
  if (kind === "bot" && !name) return botName(bot ?? "");
  return isSaved ? botName(name) : name;
}
