/** The browser says of every game, in both languages, exactly what the engine says. */

import { describe, expect, it } from "vitest";
import type { Language } from "../src/lib/protocol";
import { everything, MissingText, Texts } from "../src/lib/texts";
import { sayings } from "./sayings";

const ALL = sayings();

describe.each(ALL.map((each) => [each.game.id, each] as const))("%s", (_, { game, events, languages }) => {
  describe.each(Object.keys(languages) as Language[])("in %s", (language) => {
    const { sources, players, everything: expected } = languages[language];
    const texts = new Texts(game, language, sources);

    it("says what the engine says", () => {
      expect(everything(game, texts, players, events)).toEqual(expected);
    });

    it("knows each act by its code and back", () => {
      expect(game.acts.map((_, code) => texts.code(texts.decode(code)))).toEqual(game.acts.map((_, code) => code));
    });

    it("knows no act that the game does not have", () => {
      expect(texts.code({ act: "no-such-act" })).toBeUndefined();
      expect(() => texts.decode(game.acts.length)).toThrow(RangeError);
    });

    it("does not pass over a text that is missing", () => {
      expect(() => texts.say("no-such-text")).toThrow(MissingText);
    });
  });
});
