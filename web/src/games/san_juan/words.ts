/** What cards, roles and tiles are, in words. */

import { say } from "../../lib/say.svelte";
import { kebab, type Texts } from "../../lib/texts";
import type { GameInfo, Position } from "../../lib/protocol";
import { componentsOf, costOf, FACE_DOWN, goodOf, isViolet, RECKONED, type Card, type Fields, type Role, type Standing } from "./fields";

/** What a building does, as a sentence. */
export function cardDoes(game: GameInfo, texts: Texts, card: Card): string {
  const { functions, scoring, round, councillor } = componentsOf(game);
  const good = goodOf(game, card);
  const [, one = 0, two = 0, three = 0] = scoring.arch;
  if (good) return say("sj-makes", { good: texts.name("Good", good) });
  return say(`sj-does-${kebab(card)}`, {
    ...functions,
    kept: councillor.kept_with_prefecture,
    limit: round.tower_limit,
    usual: round.hand_limit,
    guild_hall: scoring.guild_hall,
    city_hall: scoring.city_hall,
    palace: scoring.palace,
    one,
    two,
    three,
  });
}

export function cardWords(game: GameInfo, texts: Texts, card: Card): string {
  if (card === FACE_DOWN) return `${texts.name("Card", card)}.`;
  const vp = RECKONED.has(card) ? -1 : (componentsOf(game).cards[card]?.vp ?? 0);
  const facts = say("sj-facts", { cost: costOf(game, card), vp, violet: isViolet(game, card) ? "yes" : "no" });
  return `${texts.name("Card", card)} (${facts}). ${cardDoes(game, texts, card)}`;
}

export function standingWords(game: GameInfo, texts: Texts, standing: Standing): string {
  const { card, good, carries, beneath } = standing;
  return [
    cardWords(game, texts, card),
    good ? say(carries ? "sj-carries" : "sj-empty", { good: texts.name("Good", good) }) : "",
    beneath ? say("sj-beneath", { card: texts.name("Card", beneath) }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** What everybody does in a role's phase. */
export function roleAction(game: GameInfo, role: Role): string {
  const { councillor } = componentsOf(game);
  return say(`sj-action-${role}`, { drawn: councillor.everyone, kept: councillor.kept });
}

/** What its chooser has besides. */
export function rolePrivilege(game: GameInfo, role: Role): string {
  const { councillor } = componentsOf(game);
  return say(`sj-privilege-${role}`, { more: councillor.privilege, all: councillor.everyone + councillor.privilege });
}

export function roleWords(game: GameInfo, texts: Texts, role: Role, taker: string | null): string {
  const taken = taker === null ? "" : ` ${say("sj-taken", { who: taker })}`;
  return `${texts.name("Role", role)}. ${say("sj-all")}: ${roleAction(game, role)} ${say("sj-chooser")}: ${rolePrivilege(game, role)}${taken}`;
}

/** How far the player asked has come, for the plate while nothing is pointed at. */
export function progress(position: Position, fields: Fields): string {
  const { question } = position;
  if (position.over) return say("sj-over");
  if (question === "pay" || question === "pay_more") return say("sj-paid", { paid: fields.paid, price: fields.price });
  if (question === "archive") return say("sj-left-archive", { number: fields.left });
  if (question === "sell" && fields.done > 0) return say("sj-income", { sold: fields.done, cards: fields.income });
  if (question === "produce" && fields.done > 0) return say("sj-made", { number: fields.done });
  return say("sj-touch");
}

/** As a name, to be followed by what can be done. */
export function named(words: string): string {
  return words.replace(/\.$/, "");
}
