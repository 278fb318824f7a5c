/** Which acts each thing on the table stands for, those that answer what is asked before the others. */

import type { Act, GameInfo, Position } from "../../lib/protocol";
import type { Card, Role, Standing } from "./fields";

const OF_BUILDINGS: Record<Card, Act> = { library: { act: "use_library" }, gold_mine: { act: "reveal" } };

export class Meaning {
  readonly #asked: Set<string>;

  constructor(game: GameInfo, position: Position) {
    this.#asked = new Set(game.answers[position.question]);
  }

  #inOrder(acts: Act[]): Act[] {
    return [...acts.filter(({ act }) => this.#asked.has(act)), ...acts.filter(({ act }) => !this.#asked.has(act))];
  }

  role(role: Role): Act[] {
    return [{ act: "choose", role }];
  }

  inHand(card: Card): Act[] {
    return this.#inOrder([
      { act: "build", card },
      { act: "pay", card },
      { act: "discard", card },
      { act: "tuck", card },
    ]);
  }

  plot(): Act[] {
    return [{ act: "new_place" }];
  }

  /** A building of one's own. */
  building({ card, good, carries }: Standing): Act[] {
    const over: Act = carries && good ? { act: "overbuild_good", good } : { act: "overbuild", card };
    if (!good) return this.#inOrder([...(OF_BUILDINGS[card] ? [OF_BUILDINGS[card]] : []), over]);
    const make: Act = { act: "produce", good };
    const spend: Act[] = [
      { act: "sell", good },
      { act: "pay_good", good },
    ];
    // A good or an empty place of the same kind elsewhere is not this one's.
    if (carries) return this.#inOrder([...spend, over, ...(this.#asked.has("produce") ? [] : [make])]);
    return this.#inOrder([make, over, ...(this.#asked.has("sell") || this.#asked.has("pay_good") ? [] : spend)]);
  }

  pile(): Act[] {
    return this.#inOrder([{ act: "draw" }, { act: "reveal" }]);
  }

  lookedAt(card: Card): Act[] {
    return [{ act: "keep", card }];
  }

  nugget(card: Card): Act[] {
    return [{ act: "take", card }];
  }
}
