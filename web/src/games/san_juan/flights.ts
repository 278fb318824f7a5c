/** The pieces that travel while an event is told. The position is the one before the whole decision. */

import type { GameEvent, GameInfo, Position } from "../../lib/protocol";
import { kebab } from "../../lib/texts";
import type { Flight } from "../../table/board";
import { fieldsOf, goodOf, townOf, type Standing } from "./fields";

const BACK = "sj-back";

export function flights(event: GameEvent, position: Position, game: GameInfo): Flight[] {
  const fields = fieldsOf(position);
  const who = Number(event.who);
  const card = typeof event.card === "string" ? event.card : null;
  const good = typeof event.good === "string" ? event.good : null;
  const face = card ? `sj-${kebab(card)}` : BACK;
  const hand = `hand:${who}`;
  const fly = (icon: string, from: string, to: string, count = 1): Flight[] => [{ icon, from, to, count }];
  const town = townOf(game, fields, who);
  const where = (wanted: (standing: Standing) => boolean): string => {
    const found = town.find(wanted);
    return found ? `city:${who}:${found.place}` : `seat:${who}`;
  };

  switch (event.event) {
    case "round_begins":
      return who === fields.governor || fields.turn === 0 ? [] : fly("sj-governor", `seat:${fields.governor}`, `seat:${who}`);
    case "tucks":
      return fly(face, hand, `chapel:${who}`);
    case "chooses":
      return fly(`sj-${event.role}`, `role:${event.role}`, `seat:${who}`);
    case "builds":
      return fly(face, hand, "stage");
    case "overbuilds":
      return fly("sj-over", "stage", where((standing) => standing.card === card));
    case "pays":
      return fly(face, hand, "discards");
    case "pays_good":
    case "sells":
    case "loses_good":
      return fly(`sj-${good}`, where((standing) => standing.good === good && standing.carries), "discards");
    case "building_stands":
      return fly(face, "stage", `city:${who}:${event.place}`);
    case "produces":
      return fly(BACK, "pile", where((standing) => goodOf(game, standing.card) === good && !standing.carries));
    case "turns_tile":
      return fly("sj-trader", "role:trader", "tile:0");
    case "draws":
      return fly(face, "pile", hand);
    case "looks_at":
      return fly(face, "pile", "stage");
    case "keeps":
      return fly(face, "stage", hand);
    case "discards":
      return fly(face, position.question === "keep" || fields.looking > 0 ? "stage" : hand, "discards");
    case "reveals":
      return fly(face, "pile", "stage");
    case "finds_nothing":
      return fly(BACK, "stage", "discards", 4);
    case "takes":
      return fly(face, "stage", hand);
    case "reshuffles":
      return fly(BACK, "discards", "pile", Number(event.number));
    default:
      return [];
  }
}
