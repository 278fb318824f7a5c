/** The log and the positions, put together for telling them again. */

import type { Entry, Position } from "../lib/protocol";
import type { Telling } from "./animator.svelte";

type ActEntry = Extract<Entry, { kind: "act" }>;

/** The acts that still stand, by the number of decisions after each; what was taken back is left out. */
export function standing(log: Entry[]): Map<number, ActEntry> {
  const acts = new Map<number, ActEntry>();
  for (const entry of log) {
    if (entry.kind === "act") acts.set(entry.at, entry);
    else if (entry.kind === "undo") for (const at of [...acts.keys()]) if (at > entry.at) acts.delete(at);
  }
  return acts;
}

/** A telling for each of the positions that acts have led to after `from`. */
export function tellings(log: Entry[], positions: Position[], from: number): Telling[] {
  const acts = standing(log);
  return positions
    .filter((position) => position.at > from)
    .map((position) => {
      const entry = acts.get(position.at);
      return { entries: entry ? [entry] : [], position };
    });
}
