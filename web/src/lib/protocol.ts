/** What server and browser say to each other; docs/protocol.md tells it in words. */

export type Language = "en" | "ru";

export interface ServerError {
  code: string;
  data: Record<string, unknown>;
  text: Record<Language, string>;
}

export interface Person {
  id: string;
  name: string;
  login: string | null;
  language: Language | null;
  theme: "light" | "dark" | null;
  sounds: boolean;
}

// ---------------------------------------------------------------- games

/** What the values of an act's or event's argument are: members of an enum, numbers in a span, or a seat. */
export type ArgumentKind = { enum: string } | { span: [number, number] } | { seat: true } | { number: true };

/** An axis of a field: an enum's members, the seats, or so many places without names. */
export type AxisInfo = { enum: string } | { seat: true } | { size: number };

export interface FieldInfo {
  name: string;
  axes: AxisInfo[];
  /** what the numbers stand for, if for anything */
  of: AxisInfo | null;
  flag: boolean;
  sight: "everyone" | "face_down" | "asked" | "total" | "owner" | "remembered";
}

export interface OptionInfo {
  name: string;
  default: string;
  /** the labels that may be chosen; empty where any number from low to high may */
  labels: string[];
  low: number;
  high: number;
  /** the enum of its choices, for their names; null for a switch (on, off) or a number */
  enum: string | null;
}

export interface ActFamily {
  name: string;
  arguments: [string, ArgumentKind][];
}

export interface Spoken {
  id: string;
  given: Record<string, string | number | { enum: string; member: string }>;
}

export interface GameInfo {
  id: string;
  version: number;
  seats: [number, number];
  options: OptionInfo[];
  /** the members of every enum by its name, in order */
  enums: Record<string, string[]>;
  /** by enum and member, the names of things made of other things: the message they share, what stands in it */
  spoken: Record<string, Spoken[]>;
  families: ActFamily[];
  /** every act of the alphabet: [family, ...arguments as numbers]; its place is its code */
  acts: number[][];
  questions: string[];
  /** the acts that can answer each question, by the names of their families */
  answers: Record<string, string[]>;
  objections: string[];
  events: Record<string, [string, ArgumentKind][]>;
  /** arguments of an event that only its first seat may know */
  secret_events: Record<string, string[]>;
  fields: FieldInfo[];
  /** table entries that are best guesses; each has a text `reconstructed-...` */
  reconstructed: string[];
  /** components.toml: all numbers on cards, tiles and boards */
  components: Record<string, unknown>;
}

/** `{act: "move", steps: 3}`: the name of a family, and its arguments by name. */
export type Act = { act: string } & Record<string, string | number>;

/** `{event: "drives", who: 0, origin: 3, steps: 1, pesos: 0}`; secrets of others are left out. */
export type GameEvent = { event: string } & Record<string, string | number>;

/** Any value in a view: numbers, names, null for hidden or none, by axis. */
export type Seen = null | boolean | number | string | Seen[] | { [name: string]: Seen };

// ---------------------------------------------------------------- tables

export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  /** which bot plays here: of the seat itself, or standing in for its person */
  bot: string | null;
  /** whether the seat belongs to a person for whom a bot plays at present */
  stand_in: boolean;
  online: boolean;
  mine: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  kind: "match" | "study";
  state: "waiting" | "running" | "over";
  private: boolean;
  options: Record<string, string>;
  seats: SeatInfo[];
  /** the host's name, and whether that is me */
  host: string;
  hosting: boolean;
  /** the seat asked now; null before the start and after the end */
  asked: number | null;
  /** how many decisions were made */
  at: number;
  watchers: number;
  /** ISO 8601, UTC */
  created: string;
  updated: string;
  /** points by seat and the winning seats, once it is over */
  result: { points: number[]; winners: number[] } | null;
}

export type Seating =
  | { kind: "me"; name?: string }
  | { kind: "open" }
  | { kind: "bot"; bot: string };

export interface NewTable {
  game: string;
  options: Record<string, string>;
  /** one a seat; several of kind "me" share this screen */
  seats: Seating[];
  private: boolean;
  /** seat the players in random order */
  shuffle?: boolean;
}

export interface Position {
  /** how many decisions were made */
  at: number;
  /** whose eyes; null is a watcher's */
  seat: number | null;
  over: boolean;
  question: string;
  /** the seat asked; null once it is over */
  asked: number | null;
  fields: Record<string, Seen>;
  /** codes of the acts that this seat may choose from now; empty where another seat is asked */
  legal: number[];
  /** why the other acts that answer the question are not allowed: objection by code */
  objections: Record<string, number>;
  /** the act that undo would take back, and how many acts in all; null where there is none */
  undo: { act: Act; acts: number } | null;
  /** points by seat as far as this viewer may know them, null where not */
  points: (number | null)[];
  winners: number[];
  /** what the game derives by its rules from what this viewer sees, such as prices */
  facts: Record<string, Seen>;
}

/** `at` is the number of decisions after what the entry tells. */
export type Entry = { seq: number; time: string } & (
  | { kind: "act"; at: number; seat: number; act: Act; forced: boolean; by: "person" | "bot"; events: GameEvent[] }
  | { kind: "begin"; events: GameEvent[] }
  | { kind: "undo"; at: number; seat: number }
  | { kind: "seat"; seat: number; change: "sits" | "leaves" | "bot" | "back"; name: string }
  | { kind: "trouble"; seat: number; bot: string }
  | { kind: "chat"; name: string; seat: number | null; text: string }
);

/** A match that goes on from a stored position because the rules were mended. */
export interface Notice {
  kind: string;
  data: Record<string, string | number>;
}

// ---------------------------------------------------------------- the socket

export type Command =
  | { do: "hello"; seat?: number | null; since?: number }
  | { do: "act"; id: string; at: number; acts: Act[] }
  | { do: "undo"; id: string; at: number }
  | { do: "why"; id: string; at: number; acts: Act[] }
  | { do: "chat"; id: string; text: string }
  | { do: "ping" };

export type Message =
  | { type: "welcome"; table: TableInfo; position: Position | null; log: Entry[]; seq: number; notice: Notice | null }
  | { type: "news"; seq: number; entries: Entry[]; position: Position }
  | { type: "table"; seq: number; table: TableInfo; entries: Entry[] }
  | { type: "presence"; online: number[]; watchers: number }
  | { type: "done"; id: string; seq: number }
  | { type: "why"; id: string; at: number; objections: number[] }
  | { type: "refused"; id: string; error: ServerError }
  | { type: "error"; error: ServerError }
  | { type: "pong" };
