/** Which acts each thing on the board stands for, those that answer what is asked before the others. */

import type { Act, GameInfo, Position } from "../../lib/protocol";
import { diceOf, fieldsOf, goodsOf, stepsTo, type Good } from "./fields";

const WOOD = "wood";
const PROCESSED: Record<string, { from: Good; into: Good }> = {
  distillery: { from: "sugar", into: "rum" },
  cigar_factory: { from: "tobacco", into: "cigars" },
};
const LEFT: Act = { act: "marker", direction: "left" };
const RIGHT: Act = { act: "marker", direction: "right" };

export class Standing {
  readonly #game: GameInfo;
  readonly #position: Position;
  readonly #asked: Set<string>;

  constructor(game: GameInfo, position: Position) {
    this.#game = game;
    this.#position = position;
    this.#asked = new Set(game.answers[position.question]);
  }

  get #fields() {
    return fieldsOf(this.#position);
  }

  #inOrder(acts: Act[]): Act[] {
    return [...acts.filter(({ act }) => this.#asked.has(act)), ...acts.filter(({ act }) => !this.#asked.has(act))];
  }

  /** One act for every number that the argument `number` of a family can have. */
  #numbers(family: string, others: Record<string, string> = {}): Act[] {
    const kind = this.#game.families.find(({ name }) => name === family)?.arguments.find(([name]) => name === "number");
    if (!kind || !("span" in kind[1])) return [];
    const [low, high] = kind[1].span;
    return Array.from({ length: high - low + 1 }, (_, i) => ({ act: family, ...others, number: low + i }));
  }

  #each(family: string, argument: string, enumName: string): Act[] {
    return (this.#game.enums[enumName] ?? []).map((member) => ({ act: family, [argument]: member }));
  }

  #drive(stop: number): Act {
    return { act: "move", steps: stepsTo(stop, this.#fields.car, this.#fields.cuban_at.length) };
  }

  #swaps(chosen: { give?: Good; take?: Good }): Act[] {
    const goods = goodsOf(this.#game);
    return (chosen.give ? [chosen.give] : goods).flatMap((give) =>
      (chosen.take ? [chosen.take] : goods).filter((take) => take !== give).map((take) => ({ act: "swap", give, take })),
    );
  }

  #cargo(good: Good): Act[] {
    return [...this.#numbers("deliver", { good }), ...this.#numbers("deliver_wood", { good })];
  }

  port(): Act[] {
    return [this.#drive(0)];
  }

  cuban(cuban: string, stop: number): Act[] {
    const own: Act[] =
      cuban === "pablo"
        ? this.#each("take", "good", "Good")
        : cuban === "el_zorro"
          ? [{ act: "give_peso" }, { act: "give_vp" }, ...this.#each("give_good", "good", "Good")]
          : cuban === "alonso"
            ? [{ act: "decline_cuban" }]
            : [];
    return this.#inOrder([this.#drive(stop), { act: "flip", cuban }, ...own]);
  }

  building(building: string): Act[] {
    const visits = [{ act: "pawn", building }, { act: "claim", building }, { act: "use_own", building }];
    return this.#inOrder([...visits, ...(this.#fields.building === building ? this.#function(building) : [])]);
  }

  #function(building: string): Act[] {
    const use: Act = { act: "use_building" };
    const functions: Record<string, () => Act[]> = {
      distillery: () => this.#numbers("process"),
      cigar_factory: () => this.#numbers("process"),
      black_market: () => this.#swaps({}),
      cafe: () => this.#each("cafe", "sell", "Cafe"),
      customs: () => this.#each("zero_die", "good", "Die"),
      casino: () => [{ act: "buy_vp" }, { act: "sell_vp" }],
      harbour_office: () => [LEFT, RIGHT],
      office: () => this.#each("office", "good", "Die"),
      newspaper: () => [use, ...this.#each("flip", "cuban", "Cuban")],
    };
    return functions[building]?.() ?? [use];
  }

  die(good: Good): Act[] {
    const touched: Act[] = [{ act: "leave_out", good }, { act: "zero_die", good }, { act: "office", good }];
    return this.#inOrder([...this.#cargo(good), ...touched]);
  }

  ship(): Act[] {
    return diceOf(this.#game).flatMap((good) => this.#cargo(good));
  }

  flag(flag: number): Act[] {
    const { value } = this.#fields;
    if (flag === value) return [LEFT, RIGHT];
    return flag === value - 1 ? [LEFT] : flag === value + 1 ? [RIGHT] : [];
  }

  supply(good: Good): Act[] {
    const processed = PROCESSED[this.#fields.building ?? ""]?.into === good ? this.#numbers("process") : [];
    return this.#inOrder([{ act: "take", good }, ...this.#swaps({ take: good }), ...processed]);
  }

  /** Pieces of a player's own. */
  own(good: Good): Act[] {
    const processed = PROCESSED[this.#fields.building ?? ""]?.from === good ? this.#numbers("process") : [];
    const sold = good === "cigars" || good === "rum" ? ["both", good].map((sell) => ({ act: "cafe", sell })) : [];
    const wood = this.#fields.building === "sawmill" ? [{ act: "use_building" }] : [];
    const shipped =
      good === WOOD
        ? [...wood, ...diceOf(this.#game).flatMap((wanted) => this.#numbers("deliver_wood", { good: wanted }))]
        : [...this.#numbers("deliver", { good }), { act: "office", good }];
    return this.#inOrder([{ act: "give_good", good }, ...shipped, ...processed, ...sold.reverse(), ...this.#swaps({ give: good })]);
  }

  ownPesos(): Act[] {
    return this.#inOrder([{ act: "give_peso" }, { act: "buy_vp" }]);
  }

  ownPoints(): Act[] {
    return this.#inOrder([{ act: "give_vp" }, { act: "sell_vp" }]);
  }
}
