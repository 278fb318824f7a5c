/** One table as this browser knows it: what it heard, what it shows, and what it says. */

import { api } from "../lib/api";
import { told } from "../lib/errors";
import { announce, toast } from "../lib/live.svelte";
import type {
  Act,
  Entry,
  GameEvent,
  GameInfo,
  Notice,
  Position,
  SeatInfo,
  ServerError,
  TableInfo,
} from "../lib/protocol";
import { say } from "../lib/say.svelte";
import { pace, settings } from "../lib/settings.svelte";
import type { Texts } from "../lib/texts";
import { Animator } from "./animator.svelte";
import type { Flight, GameBoard } from "./board";
import { Connection, Refusal, type Socket, type Status, type Told, type Welcome } from "./connection";
import { entrySentences } from "./story";
import { namesOf } from "./bots";
import { tellings } from "./replay";

export interface Presence {
  online: number[];
  watchers: number;
}

/** What stands beside a touched thing: acts to choose from, or a reason. */
export type Bubble =
  | { kind: "choose"; acts: Act[]; element: Element }
  | { kind: "tell"; text: string; element: Element; passing: boolean };

export type Fly = (flights: Flight[], ms: number) => Promise<void>;

export interface Play {
  game: GameInfo;
  /** at first; another can be laid in its place */
  board: GameBoard;
  /** in the language in use */
  texts: () => Texts;
  /** for tests */
  socket?: () => Socket;
}

export class Table {
  readonly id: string;
  readonly play: Play;
  readonly animator: Animator;
  readonly #connection: Connection;

  info = $state.raw<TableInfo>() as TableInfo;
  board = $state.raw<GameBoard>() as GameBoard;
  status = $state<Status>("connecting");
  presence = $state.raw<Presence | null>(null);
  notice = $state.raw<Notice | null>(null);
  log = $state.raw<Entry[]>([]);
  /** the newest position */
  latest = $state.raw<Position | null>(null);
  /** the position on the screen; behind the newest while its events are told */
  shown = $state.raw<Position | null>(null);
  caption = $state.raw<GameEvent | null>(null);
  bubble = $state.raw<Bubble | null>(null);
  /** acts laid down to be sent together; null when not planning */
  plan = $state.raw<Act[] | null>(null);
  sending = $state(false);
  /** the entries that were there when the log was last looked at */
  read = $state(0);
  /** on a shared screen: the seat whose hand may be seen */
  #lifted = $state<number | null>(null);
  #fly: Fly = () => Promise.resolve();

  constructor(info: TableInfo, play: Play) {
    this.id = info.id;
    this.info = info;
    this.play = play;
    this.board = play.board;
    this.animator = new Animator({
      flights: (event) => (this.shown ? this.board.flights(event, this.shown, this.play.game) : []),
      fly: (flights, ms) => this.#fly(flights, ms),
      show: (position) => this.#show(position),
      caption: (event) => (this.caption = event),
      pace: () => (document.hidden ? 0 : pace()),
    });
    this.#connection = new Connection(
      info.id,
      {
        status: (now) => (this.status = now),
        welcome: (message, whole) => this.#enter(message, whole),
        heard: (message) => this.#hear(message),
        trouble: (error) => this.#refused(error),
      },
      play.socket,
    );
  }

  // ------------------------------------------------------------ what is known

  get names(): string[] {
    return namesOf(this.info);
  }

  get mine(): SeatInfo[] {
    return this.info.seats.filter((seat) => seat.mine);
  }

  /** The seat through whose eyes this screen looks; null for a watcher. */
  get eyes(): number | null {
    return this.shown?.seat ?? null;
  }

  get isOver(): boolean {
    return this.shown?.over ?? this.info.state === "over";
  }

  /** Whether a seat of this screen is asked, and can answer now. */
  get free(): boolean {
    const { shown } = this;
    return (
      shown !== null && shown === this.latest && !shown.over && shown.seat !== null && shown.asked === shown.seat &&
      !this.animator.telling && !this.sending && this.curtain === null && !this.#isStoodIn(shown.seat)
    );
  }

  #isStoodIn(seat: number): boolean {
    return this.info.seats[seat]?.stand_in ?? false;
  }

  /** The seat that has to take its place before the screen, where several share it and hands are hidden. */
  get curtain(): number | null {
    const { shown } = this;
    if (!shown || shown.over || shown.seat === null || this.mine.length < 2) return null;
    return this.#lifted !== shown.seat && hidesHands(this.play.game, shown) ? shown.seat : null;
  }

  liftCurtain(): void {
    this.#lifted = this.curtain ?? this.#lifted;
  }

  get unread(): number {
    return this.log.filter((entry) => entry.seq > this.read && entry.kind === "chat").length;
  }

  /** What was done by others since the last own decision. */
  get sinceMine(): Entry[] {
    const last = this.log.findLastIndex((entry) => entry.kind === "act" && this.#isOwn(entry.seat) && !entry.forced);
    return last < 0 ? [] : this.log.slice(last + 1).filter((entry) => entry.kind === "act" && !this.#isOwn(entry.seat));
  }

  #isOwn(seat: number): boolean {
    return this.eyes === null ? false : seat === this.eyes;
  }

  // ------------------------------------------------------------ coming and going

  start(seat?: number | null): void {
    this.#connection.start(seat);
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  stop(): void {
    this.#connection.stop();
    this.animator.clear();
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
  }

  readonly #hurry = (): void => {
    if (!document.hidden) this.#connection.hurry();
  };

  flyWith(fly: Fly): void {
    this.#fly = fly;
  }

  look(seat?: number | null): void {
    this.#connection.look(seat);
  }

  /** Dials anew, as another person. */
  again(): void {
    this.#connection.again();
  }

  // ------------------------------------------------------------ hearing

  #enter(welcome: Welcome, whole: boolean): void {
    this.info = welcome.table;
    this.notice = welcome.notice;
    this.presence = null;
    this.log = whole ? welcome.log : this.#withNew(welcome.log);
    if (!welcome.position) return;
    const before = this.shown;
    this.latest = welcome.position;
    if (whole || !before || before.seat !== welcome.position.seat) {
      this.animator.clear();
      this.read = Math.max(this.read, welcome.seq);
      this.#show(welcome.position);
    } else if (welcome.log.length > 0 || before.at !== welcome.position.at) {
      this.animator.add({ entries: welcome.log, position: welcome.position });
    } else {
      this.#show(welcome.position);
    }
  }

  #withNew(entries: Entry[]): Entry[] {
    const known = new Set(this.log.map(({ seq }) => seq));
    return [...this.log, ...entries.filter(({ seq }) => !known.has(seq))].sort((a, b) => a.seq - b.seq);
  }

  #hear(message: Told): void {
    if (message.type === "presence") {
      this.presence = { online: message.online, watchers: message.watchers };
      return;
    }
    this.log = this.#withNew(message.entries);
    this.#announce(message.entries);
    if (message.type === "table") return this.#rearranged(message.table);
    const undone = message.entries.some((entry) => entry.kind === "undo");
    this.latest = message.position;
    if (undone) this.animator.clear();
    if (undone || !this.shown) this.#show(message.position);
    else this.animator.add({ entries: message.entries, position: message.position });
    if (message.position.over && this.info.state !== "over") void this.refresh();
  }

  /** Who may look through which eyes can have changed with the seats. */
  #rearranged(now: TableInfo): void {
    const before = this.info;
    this.info = now;
    const own = (table: TableInfo) => table.seats.filter((seat) => seat.mine).map((seat) => seat.seat).join();
    if (own(before) !== own(now) || before.state !== now.state) this.look();
  }

  #announce(entries: Entry[]): void {
    const { names } = this;
    for (const entry of entries) for (const text of entrySentences(entry, this.play.texts(), names)) announce(text);
  }

  #show(position: Position): void {
    this.shown = position;
    this.bubble = null;
    const asked = position.asked;
    if (asked !== null && asked !== position.seat && this.#playsHere(asked)) this.look(asked);
  }

  /** Whether a seat belongs to this screen, and no bot plays for it. */
  #playsHere(seat: number): boolean {
    const found = this.info.seats[seat];
    return found !== undefined && found.mine && !found.stand_in && this.eyes !== null;
  }

  async refresh(): Promise<void> {
    try {
      this.info = await api.table(this.id);
    } catch {
      // The next message brings what is missing.
    }
  }

  // ------------------------------------------------------------ saying

  async act(acts: Act[]): Promise<void> {
    if (!this.free || !this.shown || acts.length === 0) return;
    const { at } = this.shown;
    this.bubble = null;
    if (await this.#say(() => this.#connection.act(acts, at), acts.length)) this.plan = null;
  }

  async undo(): Promise<void> {
    if (!this.latest?.undo || this.sending) return;
    const { at } = this.latest;
    this.animator.skip();
    this.bubble = null;
    await this.#say(() => this.#connection.undo(at));
  }

  async #say(said: () => Promise<void>, steps = 1): Promise<boolean> {
    this.sending = true;
    try {
      await said();
      return true;
    } catch (error) {
      if (error instanceof Refusal) this.#refused(error.error, steps);
      return false;
    } finally {
      this.sending = false;
    }
  }

  #refused(error: ServerError, steps = 1): void {
    if (error.code === "left") return;
    const why = error.code === "stale" ? say("ui-stale") : error.text[settings.language];
    toast(steps > 1 ? say("ui-plan-refused", { why }) : why, "bad");
  }

  async chat(text: string): Promise<boolean> {
    try {
      await this.#connection.chat(text);
      return true;
    } catch (error) {
      if (error instanceof Refusal) this.#refused(error.error);
      return false;
    }
  }

  /** Asks the server why not, and tells it beside the element. */
  async ask(act: Act, element: Element): Promise<void> {
    if (!this.shown) return;
    try {
      const [objection] = await this.#connection.why([act], this.shown.at);
      if (objection) this.tell(this.play.texts().objection(objection), element, false);
    } catch (error) {
      if (error instanceof Refusal) this.tell(error.error.text[settings.language], element, false);
    }
  }

  tell(text: string, element: Element, passing: boolean): void {
    if (passing && this.bubble && !(this.bubble.kind === "tell" && this.bubble.passing)) return;
    this.bubble = { kind: "tell", text, element, passing };
    if (!passing) announce(text);
  }

  hush(): void {
    if (this.bubble?.kind === "tell" && this.bubble.passing) this.bubble = null;
  }

  // ------------------------------------------------------------ seats

  /** Asks for a change of the seats; tells where it was refused. */
  async change(made: () => Promise<TableInfo>): Promise<boolean> {
    try {
      this.#rearranged(await made());
      return true;
    } catch (error) {
      toast(told(error), "bad");
      return false;
    }
  }

  /** Shows once more what others did since the last own decision. */
  async replay(): Promise<void> {
    const { latest, eyes } = this;
    const first = this.sinceMine[0];
    if (!latest || first?.kind !== "act" || this.animator.telling) return;
    const from = first.at - 1;
    try {
      const { positions } = await api.positions(this.id, { seat: eyes, from, to: latest.at });
      const start = positions.find((position) => position.at === from);
      if (!start || this.latest !== latest) return;
      this.shown = start;
      for (const each of tellings(this.log, positions, from)) this.animator.add(each);
      this.animator.add({ entries: [], position: latest });
    } catch (error) {
      toast(told(error), "bad");
    }
  }
}

/** Whether another seat's holdings are kept from this one. */
export function hidesHands(game: GameInfo, position: Position): boolean {
  return game.fields.some((field) => {
    if (field.sight === "everyone") return false;
    const rows = position.fields[field.name];
    const isPerSeat = field.axes[0] !== undefined && "seat" in field.axes[0];
    return isPerSeat && Array.isArray(rows) && rows.some((row) => row === null || typeof row === "number" && field.axes.length > 1);
  });
}
