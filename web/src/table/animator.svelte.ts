/**
 * Tells what happened: the pieces of each event travel, one event after the other, and only then the position
 * after them is shown. Whoever does not want to wait skips.
 */

import type { Entry, GameEvent, Position } from "../lib/protocol";
import type { Flight } from "./board";

/** Some entries of the log, and the position that they lead to. */
export interface Telling {
  entries: Entry[];
  position: Position;
}

export interface Stage {
  flights(event: GameEvent): Flight[];
  /** moves the pieces; done when they have arrived */
  fly(flights: Flight[], ms: number): Promise<void>;
  show(position: Position): void;
  /** the event that is being told, null when all is told */
  caption(event: GameEvent | null): void;
  /** how long motions last compared with the usual; 0 for none */
  pace(): number;
}

export const FLIGHT_MS = 300;
const PAUSE_MS = 140;
/** Behind by more than this many tellings, those before are only shown. */
const TOO_FAR_BEHIND = 40;

export class Animator {
  telling = $state(false);
  readonly #stage: Stage;
  #queue: Telling[] = [];
  #now: Telling | null = null;
  #skipping = false;
  #skipped: (() => void) | null = null;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  add(telling: Telling): void {
    this.#queue.push(telling);
    if (!this.telling) void this.#run();
  }

  /** Shows at once how it all ended. */
  skip(): void {
    if (!this.telling) return;
    this.#skipping = true;
    this.#skipped?.();
  }

  /** Forgets what is still to be told: another position is shown instead. */
  clear(): void {
    this.#queue = [];
    this.#now = null;
    this.skip();
  }

  async #run(): Promise<void> {
    this.telling = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      this.#now = next;
      if (!this.#isHurried()) await this.#tell(next);
      if (this.#now === next) this.#stage.show(next.position);
    }
    this.#stage.caption(null);
    this.#skipping = false;
    this.telling = false;
  }

  #isHurried(): boolean {
    return this.#skipping || this.#queue.length > TOO_FAR_BEHIND || this.#stage.pace() === 0;
  }

  async #tell({ entries }: Telling): Promise<void> {
    for (const entry of entries) {
      if (entry.kind !== "act" && entry.kind !== "begin") continue;
      for (const event of entry.events) {
        if (this.#skipping) return;
        this.#stage.caption(event);
        const flights = this.#stage.flights(event);
        const pace = this.#stage.pace();
        await this.#unlessSkipped(
          flights.length > 0 ? this.#stage.fly(flights, FLIGHT_MS * pace) : paused(PAUSE_MS * pace),
        );
      }
    }
  }

  #unlessSkipped(moving: Promise<void>): Promise<void> {
    return new Promise((done) => {
      this.#skipped = done;
      void moving.then(done, done);
    });
  }
}

function paused(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
