/** Which acts each thing stands for, those that answer what is asked before the others. */

import type { Act, GameInfo, Position } from "../../lib/protocol";
import { fieldsOf, goodsOf, shipsOf, type Building, type Good, type Role, type Ship, type Tile } from "./fields";

export class Standing {
  readonly #game: GameInfo;
  readonly #position: Position;
  readonly #asked: Set<string>;

  constructor(game: GameInfo, position: Position) {
    this.#game = game;
    this.#position = position;
    this.#asked = new Set(game.answers[position.question]);
  }

  #inOrder(acts: Act[]): Act[] {
    return [...acts.filter(({ act }) => this.#asked.has(act)), ...acts.filter(({ act }) => !this.#asked.has(act))];
  }

  role(role: Role): Act[] {
    return [{ act: "choose", role }];
  }

  plantation(good: Good): Act[] {
    return [{ act: "take_plantation", good }];
  }

  pile(): Act[] {
    return [{ act: "draw_tile" }];
  }

  quarry(): Act[] {
    return [{ act: "take_quarry" }];
  }

  colonists(): Act[] {
    return [{ act: "take_colonist" }];
  }

  market(building: Building): Act[] {
    return [{ act: "build", building }];
  }

  supply(good: Good): Act[] {
    return [{ act: "take_barrel", good }];
  }

  /** The trading house as a whole. */
  house(): Act[] {
    return goodsOf(this.#game).map((good) => ({ act: "sell", good }));
  }

  ship(ship: Ship): Act[] {
    return goodsOf(this.#game).map((good) => ({ act: "load", good, ship }));
  }

  /** Barrels of a player's own. */
  own(good: Good): Act[] {
    const loads = shipsOf(this.#game).map((ship) => ({ act: "load", good, ship }));
    return this.#inOrder([...loads, { act: "load_own", good }, { act: "sell", good }, { act: "store", good }, { act: "keep", good }]);
  }

  #helped(isNew: boolean): Act[] {
    return isNew ? [{ act: "place_colonist" }] : [];
  }

  tile(tile: Tile, manned: boolean): Act[] {
    const isNew = this.#position.question === "hospice" && fieldsOf(this.#position).new_tile === tile && !manned;
    return [...this.#helped(isNew), { act: manned ? "call_from_tile" : "man_tile", tile }];
  }

  building(building: Building, isFull: boolean): Act[] {
    const isNew = this.#position.question === "university" && fieldsOf(this.#position).new_building === building;
    const goods = goodsOf(this.#game);
    const ship: Act[] = building === "wharf" ? goods.map((good) => ({ act: "load_own", good })) : [];
    const store: Act[] = building.endsWith("warehouse") ? goods.map((good) => ({ act: "store", good })) : [];
    return this.#inOrder([...this.#helped(isNew), ...ship, ...store, { act: isFull ? "call_from_building" : "man_building", building }]);
  }
}
