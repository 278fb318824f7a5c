/** The pieces that travel while an event is told. The position is the one before the whole decision. */

import type { GameEvent, GameInfo, Position } from "../../lib/protocol";
import type { Flight } from "../../table/board";
import { componentsOf, fieldsOf } from "./fields";

type Told = Record<string, string | number>;

const coins = (icon: "peso" | "point", from: string, to: string, count: number): Flight[] =>
  count > 0 ? [{ icon: `sdc-${icon}`, from, to, count }] : [];

function drive(event: Told, position: Position): Flight[] {
  const stops = fieldsOf(position).cuban_at.length;
  const [origin, steps] = [Number(event.origin), Number(event.steps)];
  const stop = (step: number) => (origin + step) % stops;
  const way = Array.from({ length: steps }, (_, step) => [`bend:${stop(step)}`, `stop:${stop(step + 1)}`]).flat();
  const to = way.pop() ?? `stop:${origin}`;
  const seat = `seat:${event.who}`;
  return [{ icon: "sdc-car-right", from: `stop:${origin}`, to, via: way, piece: "car" }, ...coins("peso", seat, "supply:peso", Number(event.pesos))];
}

export function flights(event: GameEvent, position: Position, game: GameInfo): Flight[] {
  const fields = fieldsOf(position);
  const told: Told = event;
  const { who, to, good, give, take, building, cuban, die } = told;
  const number = Number(told.number ?? 1);
  const vp = Number(told.vp ?? 0);
  const seat = `seat:${who}`;
  const goods = (what: string | number | undefined, from: string, at: string, count = number): Flight[] => [
    { icon: `sdc-${what}`, from, to: at, count },
  ];

  switch (event.event) {
    case "drives":
      return drive(told, position);
    case "cuban_returns":
    case "sends_away":
      return [{ icon: "sdc-flip", from: event.event === "sends_away" ? "building:newspaper" : `cuban:${cuban}`, to: `cuban:${cuban}` }];
    case "gets_goods":
      return goods(good, `supply:${good}`, seat);
    case "gets_pesos":
      return coins("peso", "supply:peso", seat, Number(told.pesos));
    case "gets_vp":
      return coins("point", "supply:point", seat, vp);
    case "gives_peso":
      return coins("peso", seat, `seat:${to}`, 1);
    case "gives_vp":
      return coins("point", seat, `seat:${to}`, 1);
    case "gives_good":
      return goods(good, seat, `seat:${to}`, 1);
    case "claims":
      return [{ icon: `sdc-marker-${who}`, from: seat, to: `building:${building}` }];
    case "pawn_enters": {
      const before = fields.pawn[Number(who)];
      return [{ icon: `sdc-pawn-${who}`, from: before ? `building:${before}` : seat, to: `building:${building}`, piece: `pawn:${who}` }];
    }
    case "processes":
      return [...goods(give, seat, `supply:${give}`), ...goods(take, `supply:${take}`, seat)];
    case "swaps":
      return [...goods(give, seat, `supply:${give}`, 1), ...goods(take, `supply:${take}`, seat, 1)];
    case "sells_wood":
      return [
        ...goods("wood", seat, "supply:wood", 1),
        ...coins("point", "supply:point", seat, vp),
        ...coins("peso", "supply:peso", seat, Number(told.pesos)),
      ];
    case "sells_in_cafe":
      return [...goods(good, seat, `supply:${good}`, 1), ...coins("point", "supply:point", seat, vp)];
    case "buys_vp":
      return [...coins("peso", seat, "building:casino", Number(told.pesos)), ...coins("point", "building:casino", seat, 1)];
    case "sells_vp":
      return [...coins("point", seat, "building:casino", 1), ...coins("peso", "building:casino", seat, Number(told.pesos))];
    case "zeroes_die":
      return [{ icon: "sdc-zero", from: "building:customs", to: `die:${good}` }];
    case "delivers_to_office":
      return [...goods(good, seat, `die:${good}`, 1), ...coins("point", "building:office", seat, vp)];
    case "delivers":
      return [...goods(good, seat, `die:${good}`), ...coins("point", "ship", seat, vp)];
    case "delivers_wood":
      return [...goods("wood", seat, `die:${good}`), ...coins("point", "ship", seat, vp)];
    case "owner_earns":
      return coins("point", `building:${building}`, seat, vp);
    case "value_moves":
      return [{ icon: "sdc-ring", from: `flag:${told.origin}`, to: `flag:${told.value}`, piece: "value" }];
    case "ship_leaves":
      return [{ icon: "sdc-ship", from: "ship", to: `fleet:${Number(told.ship) - 1}`, piece: "ship" }];
    case "ship_arrives":
      return [{ icon: "sdc-ship", from: `fleet:${Math.min(Number(told.ship), componentsOf(game).pieces.ships) - 1}`, to: "berth", piece: "ship" }];
    case "die_shows":
      return [{ icon: `sdc-die-${die}`, from: seat, to: "berth" }];
    case "leaves_out":
      return [{ icon: `sdc-die-${die}`, from: `die:${die}`, to: "aside", piece: `die:${die}` }];
    case "exchanges_goods":
      return [...goods("any", seat, "berth"), ...coins("point", "supply:point", seat, vp)];
    default:
      return [];
  }
}
