/** The pieces that travel while an event is told. The position is the one before the whole decision. */

import type { GameEvent, GameInfo, Position } from "../../lib/protocol";
import type { Flight } from "../../table/board";
import { fieldsOf, goodsOf } from "./fields";

export function flights(event: GameEvent, position: Position, game: GameInfo): Flight[] {
  const fields = fieldsOf(position);
  const told: Record<string, string | number> = event;
  const { who, good, role, tile, building, hold } = told;
  const number = Number(told.number ?? 1);
  const coins = Number(told.doubloons ?? 0);
  const vp = Number(told.vp ?? 0);
  const fly = (icon: string, from: string, to: string, count = 1): Flight[] =>
    count > 0 ? [{ icon: `pr-${icon}`, from, to, ...(count > 1 ? { count } : {}) }] : [];
  const barrels = (from: string, to: string, count = number) => fly(`barrel-${good}`, from, to, count);
  const goods = `goods:${who}:${good}`;
  const supply = `supply:${good}`;

  switch (event.event) {
    case "chooses":
      return [...fly(`role-${String(role).replaceAll("_", "-")}`, `role:${role}`, `seat:${who}`), ...fly("coin", `role:${role}`, `coins:${who}`, coins)];
    case "draws_tile":
      return fly(`tile-${good}`, "pile", `island:${who}`);
    case "takes_plantation":
      return fly(`tile-${good}`, `row:${good}`, `island:${who}`);
    case "takes_quarry":
      return fly("tile-quarry", "quarry", `island:${who}`);
    case "row_is_cleared":
      return fly("tile-hidden", "row", "discard", number);
    case "pile_is_remade":
      return fly("tile-hidden", "discard", "pile", number);
    case "row_shows":
      return fly(`tile-${good}`, "pile", "row");
    case "hospice_helps":
      return fly("colonist", fields.colonists > 0 ? "supply:colonist" : "aboard", `island:${who}`);
    case "university_helps":
      return fly("colonist", fields.colonists > 0 ? "supply:colonist" : "aboard", `city:${who}`);
    case "mayor_gets_colonist":
      return fly("colonist", "supply:colonist", `san_juan:${who}`);
    case "gets_colonists":
      return fly("colonist", "aboard", `san_juan:${who}`, number);
    case "mans_tile":
      return fly("colonist", `san_juan:${who}`, `tile:${who}:${tile}`);
    case "mans_building":
      return fly("colonist", `san_juan:${who}`, `built:${who}:${building}`);
    case "calls_from_tile":
      return fly("colonist", `tile:${who}:${tile}`, `san_juan:${who}`);
    case "calls_from_building":
      return fly("colonist", `built:${who}:${building}`, `san_juan:${who}`);
    case "colonists_board":
      return fly("colonist", "supply:colonist", "aboard", number);
    case "builds":
      return [...fly(`building-${String(building).replaceAll("_", "-")}`, `market:${building}`, `city:${who}`), ...fly("coin", `coins:${who}`, "supply:coin", coins)];
    case "produces":
      return barrels(supply, goods);
    case "takes_barrel":
      return barrels(supply, goods, 1);
    case "factory_pays":
    case "prospects":
      return fly("coin", "supply:coin", `coins:${who}`, coins);
    case "sells":
      return [...barrels(goods, "house", 1), ...fly("coin", "supply:coin", `coins:${who}`, coins)];
    case "house_is_emptied":
      return goodsOf(game).flatMap((kind) => fly(`barrel-${kind}`, "house", `supply:${kind}`, fields.house[kind] ?? 0));
    case "loads":
      return [...barrels(goods, `ship:${hold}`), ...fly("point", "supply:point", `points:${who}`, vp)];
    case "loads_own":
      return [...barrels(goods, supply), ...fly("point", "supply:point", `points:${who}`, vp)];
    case "notes_on_paper":
      return fly("paper", "supply:point", `points:${who}`, vp);
    case "returns":
      return barrels(goods, supply);
    case "ship_sails":
      return barrels(`ship:${hold}`, supply, Number(hold));
    case "coin_is_added":
      return fly("coin", "supply:coin", `role:${role}`);
    case "gets_bonus":
      return fly("point", `built:${who}:${building}`, `points:${who}`, vp);
    default:
      return [];
  }
}
