/** What the engine says of every game, asked of Python once a run. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { GameEvent, GameInfo, Language } from "../src/lib/protocol";
import type { everything } from "../src/lib/texts";

export interface Sayings {
  game: GameInfo;
  events: GameEvent[];
  languages: Record<Language, { sources: string[]; players: string[]; everything: ReturnType<typeof everything> }>;
}

export const ROOT = resolve(import.meta.dirname, "../..");

export function sayings(): Sayings[] {
  const file = process.env.TRADEWINDS_SAYINGS;
  const told = file
    ? readFileSync(file, "utf-8")
    : execFileSync(resolve(ROOT, ".venv/bin/python"), ["-m", "tests.web.sayings"], {
        cwd: ROOT,
        encoding: "utf-8",
        maxBuffer: 256 * 1024 * 1024,
      });
  return JSON.parse(told) as Sayings[];
}
