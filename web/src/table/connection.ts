/**
 * The socket of a table: keeps it open, and sees to it that every command is carried out once.
 *
 * A command stays here until it is answered, and is said again under the same id after every reconnection; the
 * server carries an id out once. What was heard already is not handed on again.
 */

import type { Act, Command, Entry, Message, ServerError } from "../lib/protocol";

export type Status = "connecting" | "open" | "lost" | "closed";

/** What is used of a WebSocket. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
}

export type Welcome = Extract<Message, { type: "welcome" }>;
export type Told = Extract<Message, { type: "news" | "table" | "presence" }>;

export interface Listener {
  status(now: Status): void;
  /** `whole`: its log is all there is, not only what came since */
  welcome(message: Welcome, whole: boolean): void;
  heard(message: Told): void;
  trouble(error: ServerError): void;
}

/** A command that was not carried out. */
export class Refusal extends Error {
  readonly error: ServerError;

  constructor(error: ServerError) {
    super(error.text.en);
    this.error = error;
  }

  /** Whether others were faster. */
  get stale(): boolean {
    return this.error.code === "stale";
  }
}

type Asked = Extract<Command, { id: string }>;
/** A command before it has its id. */
export type Wish = Asked extends infer Each ? (Each extends Asked ? Omit<Each, "id"> : never) : never;

interface Unanswered {
  command: Asked;
  fulfil: (objections: number[]) => void;
  reject: (refusal: Refusal) => void;
}

export const PING_MS = 20_000;
export const SILENCE_MS = 10_000;
const WAITS_MS = [300, 700, 1500, 3000, 5000, 8000];

function tableAddress(id: string): string {
  const address = new URL(`/ws/tables/${encodeURIComponent(id)}`, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}

let words = 0;
const screen = Math.random().toString(36).slice(2, 10);
const newId = () => `${screen}-${++words}`;

export class Connection {
  readonly #listener: Listener;
  readonly #open: () => Socket;
  #socket: Socket | null = null;
  #welcomed = false;
  #seat: number | null | undefined = undefined;
  /** the last entry heard */
  #seen: number | undefined = undefined;
  /** the last news heard */
  #news = -1;
  #asksWhole = true;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #unanswered = new Map<string, Unanswered>();

  constructor(table: string, listener: Listener, open?: () => Socket) {
    this.#listener = listener;
    this.#open = open ?? (() => new WebSocket(tableAddress(table)) as unknown as Socket);
  }

  /** Sits down before the table: through whose eyes, or through those the server finds right. */
  start(seat?: number | null): void {
    this.#seat = seat;
    this.#dial();
  }

  /** Looks through other eyes; the whole log comes anew, as they may read it. */
  look(seat?: number | null): void {
    this.#seat = seat;
    this.#seen = undefined;
    if (this.#welcomed) this.#hello();
  }

  /** Dials anew, for instance because this browser has become a person. */
  again(): void {
    if (this.#timer === undefined && this.#socket === null) return;
    this.#hangUp();
    this.#seen = undefined;
    this.#dial();
  }

  /** Tries at once, where it would have waited; the network is there again. */
  hurry(): void {
    if (this.#socket === null && this.#timer !== undefined) this.#dial();
  }

  stop(): void {
    this.#hangUp();
    for (const { reject } of this.#unanswered.values()) reject(new Refusal(LEFT));
    this.#unanswered.clear();
    this.#listener.status("closed");
  }

  async act(acts: Act[], at: number): Promise<void> {
    await this.#ask({ do: "act", at, acts });
  }

  async undo(at: number): Promise<void> {
    await this.#ask({ do: "undo", at });
  }

  async chat(text: string): Promise<void> {
    await this.#ask({ do: "chat", text });
  }

  /** The objection to each act, 0 where there is none. */
  why(acts: Act[], at: number): Promise<number[]> {
    return this.#ask({ do: "why", at, acts });
  }

  // ------------------------------------------------------------ commands

  #ask(wish: Wish): Promise<number[]> {
    return new Promise((fulfil, reject) => {
      const command = { ...wish, id: newId() } as Asked;
      this.#unanswered.set(command.id, { command, fulfil, reject });
      if (this.#welcomed) this.#send(command);
    });
  }

  #settle(id: string): Unanswered | undefined {
    const found = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    return found;
  }

  #send(command: Command): void {
    this.#socket?.send(JSON.stringify(command));
  }

  #hello(): void {
    this.#welcomed = false;
    this.#asksWhole = this.#seen === undefined;
    const hello: Command = { do: "hello" };
    if (this.#seat !== undefined) hello.seat = this.#seat;
    if (this.#seen !== undefined) hello.since = this.#seen;
    this.#send(hello);
  }

  // ------------------------------------------------------------ the line

  #dial(): void {
    this.#hangUp();
    this.#listener.status(this.#failures === 0 ? "connecting" : "lost");
    const socket = this.#open();
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#hello();
      this.#listen();
    };
    socket.onmessage = (event: { data: unknown }) => {
      if (socket === this.#socket) this.#receive(String(event.data));
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#welcomed = false;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #lose(): void {
    this.#hangUp();
    const wait = WAITS_MS[Math.min(this.#failures, WAITS_MS.length - 1)]!;
    this.#failures += 1;
    this.#listener.status("lost");
    this.#timer = setTimeout(() => this.#dial(), wait * (0.8 + 0.4 * Math.random()));
  }

  /** After a while of silence asks whether anybody is there, and hangs up where nobody answers. */
  #listen(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#send({ do: "ping" });
      this.#timer = setTimeout(() => this.#lose(), SILENCE_MS);
    }, PING_MS);
  }

  #receive(text: string): void {
    this.#listen();
    const message = JSON.parse(text) as Message;
    switch (message.type) {
      case "welcome":
        return this.#enter(message);
      case "news":
        if (!this.#welcomed || message.seq <= this.#news) return;
        this.#news = message.seq;
        this.#note(message.entries);
        return this.#listener.heard(message);
      case "table":
        if (!this.#welcomed) return;
        this.#note(message.entries);
        return this.#listener.heard(message);
      case "presence":
        return this.#listener.heard(message);
      case "done":
        return this.#settle(message.id)?.fulfil([]);
      case "why":
        return this.#settle(message.id)?.fulfil(message.objections);
      case "refused":
        return this.#settle(message.id)?.reject(new Refusal(message.error));
      case "error":
        return this.#misheard(message.error);
      case "pong":
        return;
    }
  }

  /** Eyes that one may not look through are asked for once only. */
  #misheard(error: ServerError): void {
    if (!this.#welcomed && this.#seat !== undefined) {
      this.#seat = undefined;
      this.#hello();
    } else {
      this.#listener.trouble(error);
    }
  }

  #note(entries: Entry[]): void {
    for (const { seq } of entries) this.#seen = Math.max(this.#seen ?? 0, seq);
  }

  #enter(welcome: Welcome): void {
    this.#welcomed = true;
    this.#failures = 0;
    this.#seen = this.#news = welcome.seq;
    if (welcome.position) this.#seat = welcome.position.seat;
    this.#listener.status("open");
    this.#listener.welcome(welcome, this.#asksWhole);
    for (const { command } of this.#unanswered.values()) this.#send(command);
  }
}

const LEFT: ServerError = {
  code: "left",
  data: {},
  text: { en: "The table was left.", ru: "Стол покинут." },
};
