/**
 * What players read of a game, from the same Fluent files and by the same ways as in the engine's `kernel/texts.py`.
 *
 * A message may use the arguments of the act or event it is about. A named thing `good` comes as its name `$good`,
 * as every other form that its own message has as an attribute (`$good-gen`), and as `$good-id` to choose by.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Act, ArgumentKind, GameEvent, GameInfo, Language, Spoken } from "./protocol";

type Arguments = Record<string, FluentVariable>;

/** A message that a language lacks, or that cannot be put together. */
export class MissingText extends Error {}

/** `NewShip` and `new_ship` as `new-ship`. */
export function kebab(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").replaceAll("_", "-").toLowerCase();
}

export function nameId(enumName: string, member: string): string {
  return `${kebab(enumName)}-${kebab(member)}`;
}

export function bundleOf(language: Language, sources: Iterable<string>): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

export class Texts {
  readonly game: GameInfo;
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #families: Map<string, number>;
  readonly #codes: Map<string, number>;

  /** `sources` are Fluent files: the kernel's, then the game's. */
  constructor(game: GameInfo, language: Language, sources: string[]) {
    this.game = game;
    this.language = language;
    this.#bundle = bundleOf(language, sources);
    this.#families = new Map(game.families.map((family, index) => [family.name, index]));
    this.#codes = new Map(game.acts.map((act, code) => [act.join(), code]));
  }

  // ------------------------------------------------------------ messages

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message with its arguments filled in; MissingText where that cannot be done. */
  say(id: string, args?: Arguments | null, attribute?: string | null): string {
    const message = this.#bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new MissingText(`${this.game.id}: no ${attribute ?? "value"} of ${id} in ${this.language}`);
    const errors: Error[] = [];
    const told = this.#bundle.formatPattern(pattern, args ?? {}, errors);
    if (errors[0]) throw new MissingText(`${this.game.id}: ${id} in ${this.language}: ${errors[0].message}`);
    return told;
  }

  /** A named thing: a good, a building; in its plain form or in another one. */
  name(enumName: string, member: string, form?: string): string {
    return this.say(this.#nameId(enumName, member), this.#madeOf(enumName, member), form);
  }

  /** Whether such a thing has a name. */
  names(enumName: string, member: string): boolean {
    return this.has(this.#nameId(enumName, member));
  }

  #spoken(enumName: string, member: string): Spoken | undefined {
    return this.game.spoken[enumName]?.[this.game.enums[enumName]?.indexOf(member) ?? -1];
  }

  #nameId(enumName: string, member: string): string {
    return this.#spoken(enumName, member)?.id ?? nameId(enumName, member);
  }

  /** What stands in the name of a thing that is made of other things. */
  #madeOf(enumName: string, member: string): Arguments {
    const given: Arguments = {};
    for (const [name, part] of Object.entries(this.#spoken(enumName, member)?.given ?? {}))
      Object.assign(given, typeof part === "object" ? this.#forms(name, part.enum, part.member) : { [name]: part });
    return given;
  }

  /** Another form of its name: `form("Good", "sugar", "gen")`. */
  form(enumName: string, member: string, attribute: string): string {
    return this.name(enumName, member, attribute);
  }

  #forms(argument: string, enumName: string, member: string): Arguments {
    const forms: Arguments = { [argument]: this.name(enumName, member), [`${argument}-id`]: member };
    const attributes = this.#bundle.getMessage(this.#nameId(enumName, member))?.attributes ?? {};
    for (const attribute of Object.keys(attributes)) forms[`${argument}-${attribute}`] = this.name(enumName, member, attribute);
    return forms;
  }

  #argument(name: string, kind: ArgumentKind, value: string | number, names: string[]): Arguments {
    if ("enum" in kind) return this.#forms(name, kind.enum, String(value));
    if ("seat" in kind) return { [name]: names[Number(value)] ?? "" };
    return { [name]: value };
  }

  // ------------------------------------------------------------ acts

  /** The act of a code, its arguments by name. */
  decode(code: number): Act {
    const [kind, ...values] = this.game.acts[code] ?? [];
    const family = kind === undefined ? undefined : this.game.families[kind];
    if (!family) throw new RangeError(`${this.game.id}: no act ${code}`);
    const act: Act = { act: family.name };
    family.arguments.forEach(([name, argument], place) => {
      act[name] = this.#member(argument, values[place] ?? 0);
    });
    return act;
  }

  /** The code of an act; undefined where the game has no such act. */
  code(act: Act): number | undefined {
    const kind = this.#families.get(act.act);
    if (kind === undefined) return undefined;
    const values = this.game.families[kind]!.arguments.map(([name, argument]) => this.#number(argument, act[name]));
    return this.#codes.get([kind, ...values].join());
  }

  #member(kind: ArgumentKind, value: number): string | number {
    return "enum" in kind ? (this.game.enums[kind.enum]?.[value] ?? "") : value;
  }

  #number(kind: ArgumentKind, value: string | number | undefined): number {
    return "enum" in kind ? (this.game.enums[kind.enum] ?? []).indexOf(String(value)) : Number(value);
  }

  // ------------------------------------------------------------ what is said

  title(): string {
    return this.say("title");
  }

  /** What the game is about, in a line. */
  summary(): string {
    return this.say("summary");
  }

  /** An act as a sentence. */
  act(codeOrAct: number | Act): string {
    const act = typeof codeOrAct === "number" ? this.decode(codeOrAct) : codeOrAct;
    const family = this.game.families[this.#families.get(act.act) ?? -1];
    const given: Arguments = {};
    for (const [name, kind] of family?.arguments ?? [])
      Object.assign(given, this.#argument(name, kind, act[name] ?? "", []));
    return this.say(`act-${kebab(act.act)}`, given);
  }

  /** What a player is asked; `waiting` says the same to those who wait. */
  question(question: string, who: string, waiting = false): string {
    return this.say(`${waiting ? "wait" : "ask"}-${kebab(question)}`, { who });
  }

  /** Why an act is refused. */
  objection(number: number): string {
    return this.say(`why-${kebab(this.game.objections[number] ?? "")}`);
  }

  /** What just happened; the sentence for others where its secrets are left out. */
  event(event: GameEvent, names: string[]): string {
    const given: Arguments = {};
    for (const [name, kind] of this.game.events[event.event] ?? []) {
      const value = event[name];
      if (value !== undefined && value !== null) Object.assign(given, this.#argument(name, kind, value, names));
    }
    const hidden = (this.game.secret_events[event.event] ?? []).some((name) => !(name in event));
    return this.say(`event-${kebab(event.event)}`, given, hidden ? "others" : null);
  }

  /** An option's title and what it means. */
  option(name: string): { title: string; help: string } {
    const id = `option-${kebab(name)}`;
    return { title: this.say(id), help: this.say(id, null, "help") };
  }

  /** An option's value in words. */
  optionValue(name: string, label: string): string {
    const option = this.game.options.find((each) => each.name === name);
    if (option?.enum) return this.name(option.enum, label);
    return label === "on" || label === "off" ? this.say(label) : label;
  }

  /** A short label for a field of the record; an option has its title. */
  field(name: string): string {
    const isOption = this.game.options.some((option) => option.name === name);
    return isOption ? this.option(name).title : this.say(`field-${kebab(name)}`);
  }

  /** That a table entry, named as in `GameInfo.reconstructed`, is a best guess. */
  reconstructed(entry: string): string {
    return this.say(`reconstructed-${kebab(entry.replaceAll(".", "-"))}`);
  }
}

/** Every sentence there is of a game, to be compared with those that the engine puts together. */
export function everything(game: GameInfo, texts: Texts, names: string[], events: GameEvent[] = []) {
  return {
    title: texts.title(),
    summary: texts.summary(),
    acts: game.acts.map((_, code) => texts.act(code)),
    questions: game.questions.map((question) => [
      texts.question(question, names[0] ?? ""),
      texts.question(question, names[0] ?? "", true),
    ]),
    objections: game.objections.map((_, number) => texts.objection(number)),
    names: Object.fromEntries(
      Object.entries(game.enums)
        .filter(([kind, members]) => members.every((member) => texts.names(kind, member)))
        .map(([kind, members]) => [kind, members.map((member) => texts.name(kind, member))]),
    ),
    options: game.options.map(({ name, labels }) => ({
      ...texts.option(name),
      values: labels.map((label) => texts.optionValue(name, label)),
    })),
    fields: game.fields.map(({ name }) => texts.field(name)),
    reconstructed: game.reconstructed.map((entry) => texts.reconstructed(entry)),
    events: events.map((event) => texts.event(event, names)),
  };
}
