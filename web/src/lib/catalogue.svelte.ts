/** The games that the server knows, and their texts in both languages. */

import { api } from "./api";
import type { GameInfo, Language } from "./protocol";
import { settings } from "./settings.svelte";
import { Texts } from "./texts";

const LANGUAGES: Language[] = ["en", "ru"];

class Catalogue {
  #games: Promise<GameInfo[]> | null = null;
  readonly #sources = new Map<string, Promise<string>>();
  readonly #loading = new Map<string, Promise<GameInfo>>();
  readonly #texts = new Map<string, Record<Language, Texts>>();

  /** Every game, its texts loaded. */
  async games(): Promise<GameInfo[]> {
    const games = await this.#listed();
    return Promise.all(games.map(({ id }) => this.game(id)));
  }

  /** A game, its texts loaded; throws where there is none of that name. */
  game(id: string): Promise<GameInfo> {
    return remembered(this.#loading, id, () => this.#load(id));
  }

  /** In the language in use, and reactive to it; only after the game has been loaded. */
  texts(id: string): Texts {
    const texts = this.#texts.get(id);
    if (!texts) throw new Error(`the texts of ${id} are not loaded`);
    return texts[settings.language];
  }

  #listed(): Promise<GameInfo[]> {
    this.#games ??= api.games().then(({ games }) => games);
    this.#games.catch(() => (this.#games = null));
    return this.#games;
  }

  async #load(id: string): Promise<GameInfo> {
    const game = (await this.#listed()).find((each) => each.id === id);
    if (!game) throw new UnknownGame(id);
    const [en, ru] = await Promise.all(LANGUAGES.map((language) => this.#written(game, language)));
    this.#texts.set(id, { en: en!, ru: ru! });
    return game;
  }

  async #written(game: GameInfo, language: Language): Promise<Texts> {
    const sources = ["kernel", game.id].map((name) =>
      remembered(this.#sources, `${name}/${language}`, () => api.texts(name, language)),
    );
    return new Texts(game, language, await Promise.all(sources));
  }
}

export class UnknownGame extends Error {}

/** What failed is not remembered, so that it can be tried again. */
function remembered<T>(memory: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = memory.get(key);
  if (known) return known;
  const made = make();
  memory.set(key, made);
  made.catch(() => memory.delete(key));
  return made;
}

export const catalogue = new Catalogue();
