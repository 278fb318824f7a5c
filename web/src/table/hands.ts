/** What may be touched at a table now, and what touching does. */

import type { Act, GameInfo, Position } from "../lib/protocol";
import type { Texts } from "../lib/texts";
import type { Hands } from "./board";

export interface Grip {
  game: GameInfo;
  texts: Texts;
  position: Position;
  /** whether acts are taken now: a seat of one's own is asked, and nothing is under way */
  free: boolean;
  /** whether touched acts are laid down one after the other, to be sent together */
  planning: boolean;
  play(act: Act): void;
  plan(act: Act): void;
  /** plays acts one after the other, all or none */
  send(acts: Act[]): void;
  choose(acts: Act[], element: Element): void;
  /** tells something beside the element; `passing` while the mouse is over it */
  tell(text: string, element: Element, passing: boolean): void;
  /** asks the server why not, and tells it beside the element */
  ask(act: Act, element: Element): void;
  /** something was touched while it could not be acted on */
  busy(): boolean;
  hush(): void;
}

export function handsOf(grip: Grip): Hands {
  const { game, texts, position } = grip;
  const legal = new Set(grip.free ? position.legal : []);
  const may = (act: Act) => legal.has(texts.code(act) ?? -1);
  const allowed = (acts: Act[]) => acts.filter(may);

  /** The first act's objection that is known without asking. */
  function known(acts: Act[]): string | null {
    if (position.over) return texts.objection(game.objections.indexOf("game_over"));
    for (const act of acts) {
      const objection = position.objections[String(texts.code(act) ?? -1)];
      if (objection) return texts.objection(objection);
    }
    return null;
  }

  function refuse(acts: Act[], element: Element) {
    const told = known(acts);
    if (told) grip.tell(told, element, false);
    else if (acts[0]) grip.ask(acts[0], element);
  }

  return {
    may,
    legal: allowed,
    touch(acts, element) {
      if (grip.busy()) return;
      if (grip.planning) return acts.length > 1 ? grip.choose(acts, element) : acts[0] && grip.plan(acts[0]);
      const now = allowed(acts);
      if (now.length > 1) grip.choose(now, element);
      else if (now[0]) grip.play(now[0]);
      else refuse(acts, element);
    },
    send: (acts) => {
      if (!grip.busy()) grip.send(acts);
    },
    label(acts) {
      const now = allowed(acts);
      return (now.length > 0 ? now : acts.slice(0, 1)).map((act) => texts.act(act)).join("; ");
    },
    explains: (acts) => grip.free && known(acts) !== null,
    explain(acts, element) {
      const told = known(acts);
      if (told) grip.tell(told, element, true);
    },
    hush: () => grip.hush(),
  };
}

/** Hands for looking only. */
export function tied(texts: Texts): Hands {
  return {
    may: () => false,
    legal: () => [],
    touch: () => undefined,
    label: (acts) => (acts[0] ? texts.act(acts[0]) : ""),
  };
}
