/** The client's own sentences, in the language in use. */

import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Language } from "./protocol";
import { settings } from "./settings.svelte";
import { bundleOf } from "./texts";

const files = import.meta.glob<string>("../**/texts/*.ftl", { query: "?raw", import: "default", eager: true });

function written(language: Language): FluentBundle {
  const ending = `/${language}.ftl`;
  return bundleOf(language, Object.keys(files).filter((path) => path.endsWith(ending)).map((path) => files[path]!));
}

const bundles: Record<Language, FluentBundle> = { en: written("en"), ru: written("ru") };

export function sayIn(language: Language, id: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundles[language].getMessage(id)?.value;
  if (!pattern) {
    console.warn(`no text ${id} in ${language}`);
    return id;
  }
  return bundles[language].formatPattern(pattern, args ?? {}, []);
}

export function say(id: string, args?: Record<string, FluentVariable>): string {
  return sayIn(settings.language, id, args);
}

/** Whether there is such a sentence of the client's own. */
export function saysOf(id: string): boolean {
  return bundles[settings.language].hasMessage(id);
}
