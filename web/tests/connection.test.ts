import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Command, Entry, Message, Position, TableInfo } from "../src/lib/protocol";
import { Connection, PING_MS, Refusal, SILENCE_MS, type Socket, type Status } from "../src/table/connection";

class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  sent: Command[] = [];
  closed = false;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as Command);
  }

  close() {
    this.closed = true;
  }

  open() {
    this.onopen?.({} as never);
  }

  says(message: Message) {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }

  breaks() {
    this.onclose?.({} as never);
  }
}

const position = (at: number, seat: number | null = 0) => ({ at, seat, over: false }) as Position;
const entry = (seq: number) => ({ seq, time: "", kind: "chat", name: "", seat: null, text: "" }) as Entry;
const welcome = (seq: number, seat: number | null = 0): Message => ({
  type: "welcome",
  table: {} as TableInfo,
  position: position(3, seat),
  log: [],
  seq,
  notice: null,
});
const news = (seq: number): Message => ({ type: "news", seq, entries: [entry(seq)], position: position(seq) });
const error = (code: string) => ({ code, data: {}, text: { en: code, ru: code } });

function connected(seat?: number | null) {
  const heard: Message[] = [];
  const statuses: Status[] = [];
  const whole: boolean[] = [];
  const troubles: string[] = [];
  const connection = new Connection(
    "t",
    {
      status: (now) => statuses.push(now),
      welcome: (_, isWhole) => whole.push(isWhole),
      heard: (message) => heard.push(message),
      trouble: ({ code }) => troubles.push(code),
    },
    () => new FakeSocket(),
  );
  connection.start(seat);
  FakeSocket.last.open();
  return { connection, heard, statuses, whole, troubles };
}

const commands = (socket: FakeSocket, kind: Command["do"]) => socket.sent.filter((command) => command.do === kind);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => vi.useRealTimers());

describe("a connection", () => {
  it("begins with hello, and asks for the whole log", () => {
    const { whole, statuses } = connected();
    expect(FakeSocket.last.sent).toEqual([{ do: "hello" }]);
    FakeSocket.last.says(welcome(5));
    expect(whole).toEqual([true]);
    expect(statuses).toEqual(["connecting", "open"]);
  });

  it("comes back for what it has missed, through the same eyes", () => {
    const { whole, statuses } = connected();
    FakeSocket.last.says(welcome(5, 2));
    FakeSocket.last.says(news(7));
    FakeSocket.last.breaks();
    expect(statuses.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ do: "hello", seat: 2, since: 7 }]);
    FakeSocket.last.says(welcome(9, 2));
    expect(whole).toEqual([true, false]);
    expect(statuses.at(-1)).toBe("open");
  });

  it("waits longer and longer, but dials at once when the network is back", () => {
    const { connection } = connected();
    for (let broken = 0; broken < 5; broken += 1) {
      FakeSocket.last.breaks();
      vi.advanceTimersByTime(10_000);
    }
    const before = FakeSocket.all.length;
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.all).toHaveLength(before);
    connection.hurry();
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  it("asks for the whole log again through other eyes", () => {
    const { connection, whole } = connected();
    FakeSocket.last.says(welcome(5, 0));
    connection.look(1);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ do: "hello", seat: 1 });
    FakeSocket.last.says(welcome(5, 1));
    expect(whole).toEqual([true, true]);
  });

  it("hears nothing of the old eyes after it has asked for others", () => {
    const { connection, heard } = connected();
    FakeSocket.last.says(welcome(5));
    connection.look(1);
    FakeSocket.last.says(news(6));
    expect(heard).toEqual([]);
  });

  it("takes the eyes it is given where it may not have those it wanted", () => {
    const { troubles } = connected(3);
    FakeSocket.last.says({ type: "error", error: error("not_your_seat") });
    expect(FakeSocket.last.sent).toEqual([{ do: "hello", seat: 3 }, { do: "hello" }]);
    FakeSocket.last.says({ type: "error", error: error("no_such_table") });
    expect(troubles).toEqual(["no_such_table"]);
  });

  it("hands news on once", () => {
    const { heard } = connected();
    FakeSocket.last.says(welcome(5));
    for (const seq of [5, 6, 6, 4, 7]) FakeSocket.last.says(news(seq));
    expect(heard.map((message) => (message as { seq: number }).seq)).toEqual([6, 7]);
  });

  it("hears table and news of the same number", () => {
    const { heard } = connected();
    FakeSocket.last.says(welcome(5));
    FakeSocket.last.says({ type: "table", seq: 6, table: {} as TableInfo, entries: [] });
    FakeSocket.last.says(news(6));
    FakeSocket.last.says({ type: "table", seq: 6, table: {} as TableInfo, entries: [] });
    expect(heard.map(({ type }) => type)).toEqual(["table", "news", "table"]);
  });

  it("asks into silence, and hangs up where nobody answers", () => {
    const { statuses } = connected();
    FakeSocket.last.says(welcome(5));
    vi.advanceTimersByTime(PING_MS);
    expect(commands(FakeSocket.last, "ping")).toHaveLength(1);
    FakeSocket.last.says({ type: "pong" });
    vi.advanceTimersByTime(SILENCE_MS);
    expect(statuses.at(-1)).toBe("open");
    vi.advanceTimersByTime(PING_MS + SILENCE_MS);
    expect(statuses.at(-1)).toBe("lost");
    expect(FakeSocket.all[0]!.closed).toBe(true);
  });

  it("says nothing more once it is stopped", async () => {
    const { connection, statuses } = connected();
    FakeSocket.last.says(welcome(5));
    const asked = connection.act([{ act: "pass" }], 3);
    connection.stop();
    await expect(asked).rejects.toBeInstanceOf(Refusal);
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(statuses.at(-1)).toBe("closed");
  });
});

describe("a command", () => {
  it("is fulfilled when it is done", async () => {
    const { connection } = connected();
    FakeSocket.last.says(welcome(5));
    const asked = connection.act([{ act: "pass" }], 3);
    const [sent] = commands(FakeSocket.last, "act");
    expect(sent).toMatchObject({ at: 3, acts: [{ act: "pass" }] });
    FakeSocket.last.says({ type: "done", id: (sent as { id: string }).id, seq: 6 });
    await expect(asked).resolves.toBeUndefined();
  });

  it("waits for the welcome", () => {
    const { connection } = connected();
    void connection.chat("ahoy");
    expect(commands(FakeSocket.last, "chat")).toEqual([]);
    FakeSocket.last.says(welcome(5));
    expect(commands(FakeSocket.last, "chat")).toHaveLength(1);
  });

  it("is said again under the same id, until it is answered", async () => {
    const { connection } = connected();
    FakeSocket.last.says(welcome(5));
    const asked = connection.undo(3);
    const first = commands(FakeSocket.last, "undo");
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    FakeSocket.last.says(welcome(6));
    expect(commands(FakeSocket.last, "undo")).toEqual(first);
    FakeSocket.last.says({ type: "done", id: (first[0] as { id: string }).id, seq: 6 });
    await asked;
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    FakeSocket.last.says(welcome(6));
    expect(commands(FakeSocket.last, "undo")).toEqual([]);
  });

  it("keeps its order after a break", () => {
    const { connection } = connected();
    FakeSocket.last.breaks();
    void connection.chat("one");
    void connection.chat("two");
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    FakeSocket.last.says(welcome(6));
    expect(commands(FakeSocket.last, "chat").map((command) => (command as { text: string }).text)).toEqual(["one", "two"]);
  });

  it("is refused as stale where others were faster", async () => {
    const { connection } = connected();
    FakeSocket.last.says(welcome(5));
    const asked = connection.act([{ act: "pass" }], 3);
    const { id } = commands(FakeSocket.last, "act")[0] as { id: string };
    FakeSocket.last.says({ type: "refused", id, error: error("stale") });
    await expect(asked).rejects.toMatchObject({ stale: true });
  });

  it("asks why, and is told by number", async () => {
    const { connection } = connected();
    FakeSocket.last.says(welcome(5));
    const asked = connection.why([{ act: "pass" }], 3);
    const { id } = commands(FakeSocket.last, "why")[0] as { id: string };
    FakeSocket.last.says({ type: "why", id, at: 3, objections: [7] });
    await expect(asked).resolves.toEqual([7]);
  });

  it("has an id of its own", () => {
    const { connection } = connected();
    FakeSocket.last.says(welcome(5));
    for (let said = 0; said < 50; said += 1) void connection.chat("ahoy");
    const ids = commands(FakeSocket.last, "chat").map((command) => (command as { id: string }).id);
    expect(new Set(ids).size).toBe(50);
    expect(ids.every((id) => id.length <= 40)).toBe(true);
  });
});
