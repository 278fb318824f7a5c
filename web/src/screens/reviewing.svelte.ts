/** A match looked at again: its positions as far as they are loaded, its log, and where one stands. */

import { api } from "../lib/api";
import type { Entry, GameEvent, Position, TableInfo } from "../lib/protocol";
import { pace } from "../lib/settings.svelte";
import { Animator } from "../table/animator.svelte";
import { Connection } from "../table/connection";
import { namesOf } from "../table/bots";
import { standing } from "../table/replay";
import type { Fly, Play } from "../table/table.svelte";
import type { Line } from "./chart";

export class Reviewing {
  readonly play: Play;
  readonly animator: Animator;
  readonly #connection: Connection;
  info = $state.raw<TableInfo>() as TableInfo;
  log = $state.raw<Entry[]>([]);
  seat = $state<number | null>(null);
  /** by the number of decisions before each */
  positions = $state.raw<Position[]>([]);
  lines = $state.raw<Line[]>([]);
  at = $state(0);
  shown = $state.raw<Position | null>(null);
  caption = $state.raw<GameEvent | null>(null);
  playing = $state(false);
  error = $state.raw<unknown>(null);
  #fly: Fly = () => Promise.resolve();
  /** how many decisions were made, as far as is known here */
  total = $state(0);
  #loading = 0;

  constructor(info: TableInfo, play: Play, start: { seat: number | null; at: number }) {
    this.play = play;
    this.info = info;
    this.seat = start.seat;
    this.at = start.at;
    this.total = info.at;
    this.animator = new Animator({
      flights: (event) => (this.shown ? play.board.flights(event, this.shown, play.game) : []),
      fly: (flights, ms) => this.#fly(flights, ms),
      show: (position) => (this.shown = position),
      caption: (event) => (this.caption = event),
      pace: () => (document.hidden ? 0 : pace()),
    });
    this.#connection = new Connection(info.id, {
      status: () => undefined,
      welcome: (message, whole) => {
        this.info = message.table;
        this.log = whole ? message.log : [...this.log, ...message.log];
        this.#reach(message.position);
      },
      heard: (message) => {
        if (message.type === "presence") return;
        this.log = [...this.log, ...message.entries];
        if (message.type === "table") this.info = message.table;
        else this.#reach(message.position);
      },
      trouble: () => undefined,
    }, play.socket);
  }

  /** The first decision that there is a position of; earlier ones can belong to another match. */
  get first(): number {
    return this.positions[0]?.at ?? 0;
  }

  get last(): number {
    return this.positions.at(-1)?.at ?? 0;
  }

  get names(): string[] {
    return namesOf(this.info);
  }

  positionAt(at: number): Position | undefined {
    return this.positions[at - this.first];
  }

  /** Whose eyes may be looked through. */
  get eyes(): number[] {
    return this.info.seats.filter((seat) => this.info.state === "over" || seat.mine).map((seat) => seat.seat);
  }

  start(): void {
    this.#connection.start(this.seat);
    void this.#load();
  }

  stop(): void {
    this.playing = false;
    this.#loading += 1;
    this.#connection.stop();
    this.animator.clear();
  }

  flyWith(fly: Fly): void {
    this.#fly = fly;
  }

  look(seat: number | null): void {
    this.seat = seat;
    this.positions = [];
    this.#connection.look(seat);
    void this.#load();
  }

  /** Goes along with a match that is still being played. */
  #reach(newest: Position | null): void {
    if (!newest || newest.at === this.total) return;
    this.total = newest.at;
    if (newest.at < this.last) {
      this.positions = this.positions.filter((position) => position.at <= newest.at);
      if (this.at > newest.at) this.go(newest.at);
    } else if (this.positions.length > 0) {
      void this.#more(this.#loading).catch((error: unknown) => (this.error = error));
    }
  }

  async #load(): Promise<void> {
    this.#loading += 1;
    const turn = this.#loading;
    this.error = null;
    this.positions = [];
    try {
      await this.#more(turn);
      await this.#drawHidden(turn);
    } catch (error) {
      if (turn === this.#loading) this.error = error;
    }
  }

  async #more(turn: number): Promise<void> {
    while (this.positions.length === 0 || this.last < this.total) {
      const from = this.positions.length === 0 ? {} : { from: this.last + 1 };
      const { positions } = await api.positions(this.info.id, { seat: this.seat, ...from });
      if (turn !== this.#loading || positions.length === 0) return;
      this.positions = [...this.positions, ...positions];
      const here = this.positionAt(this.at);
      if (here && !this.animator.telling && (here.seat !== this.shown?.seat || here.at !== this.shown?.at)) this.shown = here;
      this.shown ??= this.positions[0] ?? null;
    }
    if (this.at < this.first || this.at > this.last) this.go(this.at);
    this.lines = this.info.seats.map(({ seat }) => this.positions.map((position) => position.points[seat] ?? null));
  }

  /** Each player knew the own points: when it is over, so may everybody. */
  async #drawHidden(turn: number): Promise<void> {
    if (this.info.state !== "over") return;
    const hidden = this.lines.flatMap((line, seat) => (line.includes(null) && seat !== this.seat ? [seat] : []));
    for (const seat of hidden) {
      const line: Line = [];
      while (this.first + line.length <= this.last) {
        const { positions } = await api.positions(this.info.id, { seat, from: this.first + line.length });
        if (turn !== this.#loading || positions.length === 0) return;
        line.push(...positions.map((position) => position.points[seat] ?? null));
      }
      this.lines = this.lines.map((each, other) => (other === seat ? line : each));
    }
  }

  // ------------------------------------------------------------ going about

  go(at: number): void {
    this.animator.clear();
    this.at = Math.min(Math.max(this.first, at), this.last);
    this.shown = this.positionAt(this.at) ?? this.shown;
  }

  /** One decision on, as it was played. */
  step(): void {
    if (this.animator.telling) return this.animator.skip();
    const position = this.positionAt(this.at + 1);
    if (!position) {
      this.playing = false;
      return;
    }
    const entry = standing(this.log).get(position.at);
    this.at += 1;
    this.animator.add({ entries: entry ? [entry] : [], position });
  }
}
