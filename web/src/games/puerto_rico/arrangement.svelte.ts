/** Colonists arranged on this screen before anything is sent, and the acts that lead there. */

import type { Act, GameInfo, Position } from "../../lib/protocol";
import type { Hands } from "../../table/board";
import { buildingsOf, componentsOf, fieldsOf, tilesOf } from "./fields";

/** A thing with circles: `tile:corn`, `building:wharf`. */
export type Place = string;

export const SAN_JUAN: Place = "san_juan";

const laid = $state<{ of: string; number: Record<Place, number> }>({ of: "", number: {} });

export function forget(): void {
  laid.of = "";
  laid.number = {};
}

export class Arrangement {
  readonly #hands: Hands;
  readonly #of: string;
  readonly #before: Record<Place, number> = {};
  readonly #circles: Record<Place, number> = {};
  readonly #idleBefore: number;
  /** whether this seat is placing colonists on this screen now */
  readonly open: boolean;

  constructor(game: GameInfo, position: Position, hands: Hands, seat: number) {
    const fields = fieldsOf(position);
    this.#hands = hands;
    this.#of = `${position.at} ${seat}`;
    this.#idleBefore = fields.san_juan[seat] ?? 0;
    this.open = position.seat === seat && position.asked === seat && hands.may({ act: "fill" });
    for (const tile of tilesOf(game)) {
      this.#before[`tile:${tile}`] = fields.manned[seat]?.[tile] ?? 0;
      this.#circles[`tile:${tile}`] = fields.tiles[seat]?.[tile] ?? 0;
    }
    for (const building of buildingsOf(game)) {
      this.#before[`building:${building}`] = fields.workers[seat]?.[building] ?? 0;
      const built = fields.built[seat]?.[building] ?? false;
      this.#circles[`building:${building}`] = built ? (componentsOf(game).buildings[building]?.circles ?? 0) : 0;
    }
  }

  get #isLaid(): boolean {
    return this.open && laid.of === this.#of;
  }

  /** How many colonists are there now. */
  at(place: Place): number {
    if (place === SAN_JUAN) return this.idle;
    return (this.#isLaid ? laid.number[place] : undefined) ?? this.#before[place] ?? 0;
  }

  get idle(): number {
    let idle = this.#idleBefore;
    for (const place of Object.keys(this.#before)) idle += this.#before[place]! - this.at(place);
    return idle;
  }

  hasRoom(place: Place): boolean {
    return place === SAN_JUAN || this.at(place) < (this.#circles[place] ?? 0);
  }

  /** Whether somebody can leave: who has just been put there, or whom the rules let go. */
  canLeave(place: Place): boolean {
    if (this.at(place) === 0) return false;
    return place === SAN_JUAN || this.at(place) > (this.#before[place] ?? 0) || this.#hands.may(call(place));
  }

  move(from: Place, to: Place): boolean {
    if (!this.open || from === to || !this.canLeave(from) || !this.hasRoom(to)) return false;
    if (laid.of !== this.#of) {
      laid.of = this.#of;
      laid.number = {};
    }
    const [there, here] = [this.at(from), this.at(to)];
    if (from !== SAN_JUAN) laid.number[from] = there - 1;
    if (to !== SAN_JUAN) laid.number[to] = here + 1;
    return true;
  }

  /** A touch: an idle colonist takes a free circle, else one from there becomes idle. */
  touch(place: Place, onColonist: boolean): boolean {
    if (!onColonist && this.idle > 0 && this.hasRoom(place)) return this.move(SAN_JUAN, place);
    return this.move(place, SAN_JUAN);
  }

  get isChanged(): boolean {
    return Object.keys(this.#before).some((place) => this.at(place) !== this.#before[place]);
  }

  reset(): void {
    forget();
  }

  /** First whoever leaves a place, then whoever takes one; the rules place who is still idle. */
  get acts(): Act[] {
    const [calls, mans]: [Act[], Act[]] = [[], []];
    for (const place of Object.keys(this.#before)) {
      const change = this.at(place) - this.#before[place]!;
      for (let i = change; i < 0; i++) calls.push(call(place));
      for (let i = 0; i < change; i++) mans.push(man(place));
    }
    const isDone = this.idle === 0 && mans.length > 0;
    return [...calls, ...mans, ...(isDone ? [] : [{ act: "fill" }])];
  }

  send(): void {
    this.#hands.send?.(this.acts);
  }
}

function named(place: Place): [string, string] {
  const [kind, name] = place.split(":");
  return [kind ?? "", name ?? ""];
}

function call(place: Place): Act {
  const [kind, name] = named(place);
  return { act: `call_from_${kind}`, [kind]: name };
}

function man(place: Place): Act {
  const [kind, name] = named(place);
  return { act: `man_${kind}`, [kind]: name };
}
