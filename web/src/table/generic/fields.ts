/** The fields of any record, as tables with words in their heads. */

import type { AxisInfo, FieldInfo, GameInfo, Seen } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";

export interface Grid {
  columns: string[];
  rows: { head: string; cells: string[] }[];
}

/** How the numbers of a cell read; null for what is hidden. */
export interface Reading {
  game: GameInfo;
  texts: Texts;
  names: string[];
  hidden: string;
  none: string;
}

export function isPerSeat(field: FieldInfo): boolean {
  return field.axes[0] !== undefined && "seat" in field.axes[0];
}

/** What the prompt and the seats say already, of every game. */
const SAID = new Set(["key", "counter", "seats", "question", "asked", "revealed"]);

/** Everything of a game's own that is not a player's. */
export function sharedFields(game: GameInfo): FieldInfo[] {
  return game.fields.filter((field) => !isPerSeat(field) && !isOption(game, field) && !SAID.has(field.name));
}

export function seatFields(game: GameInfo): FieldInfo[] {
  return game.fields.filter(isPerSeat);
}

function isOption(game: GameInfo, field: FieldInfo): boolean {
  return game.options.some((option) => option.name === field.name);
}

function member(texts: Texts, kind: string, name: string): string {
  return texts.names(kind, name) ? texts.name(kind, name) : name.replaceAll("_", " ");
}

/** The places along an axis: how to find each in a value, and what it is called. */
export function places(axis: AxisInfo, value: Seen, reading: Reading): { key: string | number; label: string }[] {
  if ("enum" in axis)
    return (reading.game.enums[axis.enum] ?? []).map((name) => ({ key: name, label: member(reading.texts, axis.enum, name) }));
  const count = Array.isArray(value) ? value.length : "size" in axis ? axis.size : reading.names.length;
  return Array.from({ length: count }, (_, key) => ({
    key,
    // Places without names are counted as the fields that point to them count.
    label: "seat" in axis ? (reading.names[key] ?? String(key)) : String(key),
  }));
}

export function within(value: Seen, key: string | number): Seen {
  if (Array.isArray(value)) return value[Number(key)] ?? null;
  if (value !== null && typeof value === "object") return value[key] ?? null;
  return null;
}

export function cell(field: FieldInfo, value: Seen, reading: Reading): string {
  const { texts, names } = reading;
  if (value === null) return field.sight === "everyone" || field.sight === "face_down" ? reading.none : reading.hidden;
  if (typeof value === "boolean" || field.flag) return texts.say(value ? "on" : "off");
  if (field.of && "enum" in field.of && typeof value === "string") return member(texts, field.of.enum, value);
  if (field.of && "seat" in field.of && typeof value === "number") return names[value] ?? reading.none;
  if (typeof value === "object") return Object.values(value).map((each) => cell(field, each, reading)).join(", ");
  return String(value);
}

/** A field without axes is a single cell; with one, a row; with more, a table (the last axis across). */
export function gridOf(field: FieldInfo, value: Seen, axes: AxisInfo[], reading: Reading): Grid | string {
  const [down, across] = axes;
  if (!down || value === null || typeof value !== "object") return cell(field, value, reading);
  if (!across) {
    const along = places(down, value, reading);
    return {
      columns: along.map(({ label }) => label),
      rows: [{ head: "", cells: along.map(({ key }) => cell(field, within(value, key), reading)) }],
    };
  }
  const rows = places(down, value, reading);
  const columns = places(across, within(value, rows[0]?.key ?? 0), reading);
  return {
    columns: columns.map(({ label }) => label),
    rows: rows.map(({ key, label }) => ({
      head: label,
      cells: columns.map((column) => cell(field, within(within(value, key), column.key), reading)),
    })),
  };
}
