/** The client's own sentences: all there in both languages, with the same arguments, and all used. */

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { bundleOf } from "../src/lib/texts";

const SOURCE = resolve(import.meta.dirname, "../src");

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path, ending);
    return ending.test(path) ? [path] : [];
  });
}

interface Message {
  id: string;
  body: string;
}

function messages(path: string): Message[] {
  const blocks = readFileSync(path, "utf-8").split(/^(?=[a-z][\w-]* *=)/m).slice(1);
  return blocks.map((block) => ({ id: /^[\w-]+/.exec(block)![0], body: block.replace(/^#.*$/gm, "") }));
}

const variables = ({ body }: Message) => [...new Set(body.match(/\$[\w-]+/g) ?? [])].sort();
const english = files(SOURCE, /texts\/en\.ftl$/);
const written = files(SOURCE, /\.(svelte|ts)$/).map((path) => readFileSync(path, "utf-8")).join("\n");

describe.each(english.map((path) => [path.slice(SOURCE.length + 1), path] as const))("%s", (_, path) => {
  const en = messages(path);
  const ru = messages(path.replace(/en\.ftl$/, "ru.ftl"));

  it("has the same sentences in Russian, in the same order", () => {
    expect(ru.map(({ id }) => id)).toEqual(en.map(({ id }) => id));
  });

  it("has each sentence once", () => {
    expect(new Set(en.map(({ id }) => id)).size).toBe(en.length);
  });

  it("tells the same things in Russian", () => {
    const told = (all: Message[]) => Object.fromEntries(all.map((each) => [each.id, variables(each)]));
    const inRussian = told(ru);
    for (const [id, names] of Object.entries(told(en)))
      // The plural of a word can need a number that English does without, and the other way round.
      expect(names.filter((name) => !inRussian[id]!.includes(name)), id).toEqual([]);
  });

  it("can be read in both languages", () => {
    for (const [language, source] of [["en", path], ["ru", path.replace(/en\.ftl$/, "ru.ftl")]] as const) {
      const bundle = bundleOf(language, [readFileSync(source, "utf-8")]);
      for (const { id } of en) expect(bundle.getMessage(id)?.value, `${id} in ${language}`).toBeTruthy();
    }
  });
});

describe("what is said", () => {
  const ids = new Set(english.flatMap((path) => messages(path).map(({ id }) => id)));

  it("is written in the Fluent files", () => {
    const asked = [...written.matchAll(/["'](ui-[a-z0-9-]*[a-z0-9])["']/g)].map((match) => match[1]!);
    expect(asked.filter((id) => !ids.has(id))).toEqual([]);
  });

  it("leaves nothing in the Fluent files that nobody says", () => {
    const made = [...written.matchAll(/`(ui-[a-z0-9-]*)\$\{/g)].map((match) => match[1]!);
    const idle = [...ids].filter(
      (id) => id.startsWith("ui-") && !written.includes(`"${id}"`) && !written.includes(`'${id}'`) && !made.some((start) => id.startsWith(start)),
    );
    expect(idle).toEqual([]);
  });
});
