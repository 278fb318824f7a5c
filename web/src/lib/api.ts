/** The HTTP part of docs/protocol.md. */

import { connection } from "./connection.svelte";
import type { GameInfo, Language, NewTable, Person, Position, ServerError, TableInfo } from "./protocol";

/** A request that was refused, or that never came through; then its code is `unreachable`. */
export class ApiError extends Error {
  readonly error: ServerError;

  constructor(error: ServerError) {
    super(error.text.en);
    this.error = error;
  }

  get unreachable(): boolean {
    return this.error.code === "unreachable";
  }
}

export type SeatChange = { kind: "bot"; bot: string } | { kind: "person" } | { kind: "open" };

export interface Lobby {
  mine: TableInfo[];
  open: TableInfo[];
  running: TableInfo[];
  past: TableInfo[];
}

const UNREACHABLE: ServerError = { code: "unreachable", data: {}, text: { en: "", ru: "" } };

async function fetched(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") headers["X-Tradewinds"] = "1";
  if (body !== undefined) headers["Content-Type"] = "application/json";
  try {
    return await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch {
    connection.reachable = false;
    throw new ApiError(UNREACHABLE);
  }
}

/** A proxy before a server that is down answers in its own words, not in ours. */
async function refusal(response: Response): Promise<ServerError> {
  try {
    const told = (await response.json()) as Partial<ServerError>;
    if (typeof told.code === "string" && told.text) return told as ServerError;
  } catch {
    // Not ours.
  }
  return UNREACHABLE;
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetched(method, path, body);
  if (response.ok) {
    connection.reachable = true;
    return response;
  }
  const error = await refusal(response);
  connection.reachable = error.code !== "unreachable";
  throw new ApiError(error);
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

type Answer<Name extends string, T> = Promise<Record<Name, T>>;

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: (): Answer<"person", Person | null> => json("GET", "/api/me"),
  /** becomes a guest, or takes another name */
  name: (name: string): Answer<"person", Person> => json("POST", "/api/me", { name }),
  changeMe: (changes: Partial<Pick<Person, "name" | "language" | "theme" | "sounds">>): Answer<"person", Person> =>
    json("PATCH", "/api/me", changes),
  password: (login: string, password: string, old?: string): Answer<"person", Person> =>
    json("POST", "/api/me/password", old === undefined ? { login, password } : { login, password, old }),
  login: (login: string, password: string): Answer<"person", Person> =>
    json("POST", "/api/login", { login, password }),
  logout: (): Answer<"person", Person | null> => json("POST", "/api/logout"),

  games: (): Answer<"games", GameInfo[]> => json("GET", "/api/games"),
  /** the Fluent file of a game, or of `kernel` */
  texts: async (name: string, language: Language): Promise<string> =>
    (await ask("GET", `/api/texts/${encodeURIComponent(name)}/${language}.ftl`)).text(),
  bots: (): Answer<"bots", string[]> => json("GET", "/api/bots"),

  lobby: (): Promise<Lobby> => json("GET", "/api/lobby"),
  newTable: (wanted: NewTable): Answer<"id", string> => json("POST", "/api/tables", wanted),
  table: (id: string): Promise<TableInfo> => json("GET", table(id)),
  start: (id: string): Promise<TableInfo> => json("POST", `${table(id)}/start`),
  sit: (id: string, seat: number): Promise<TableInfo> => json("POST", `${table(id)}/sit`, { seat }),
  leave: (id: string, seat?: number): Promise<TableInfo> =>
    json("POST", `${table(id)}/leave`, seat === undefined ? {} : { seat }),
  seat: (id: string, seat: number, changed: SeatChange): Promise<TableInfo> =>
    json("POST", `${table(id)}/seats/${seat}`, changed),
  positions: (
    id: string,
    asked: { seat?: number | null; from?: number; to?: number } = {},
  ): Answer<"positions", Position[]> => {
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries(asked)) if (value != null) query.set(key, String(value));
    return json("GET", `${table(id)}/positions?${query.toString()}`);
  },
  continueFrom: (id: string, from: { at: number; seat: number; bots: string[] }): Answer<"id", string> =>
    json("POST", `${table(id)}/continue`, from),
  /** where the saved match can be fetched */
  saveUrl: (id: string): string => `${table(id)}/save`,
  /** takes a saved match, as text or as an object */
  study: (saved: unknown): Answer<"id", string> => json("POST", "/api/studies", saved),
};
