/** How this person likes it: kept in this browser and, when there is a person, on the server. */

import { api } from "./api";
import type { Language, Person } from "./protocol";

export type Theme = "system" | "light" | "dark";
export type Motion = "normal" | "fast" | "off";

export interface Settings {
  language: Language;
  theme: Theme;
  sounds: boolean;
  motion: Motion;
  /** boards as tables and buttons, for those who hear the screen */
  plain: boolean;
}

const KEPT_AS = "tradewinds-settings";

function preferred(): Settings {
  return {
    language: navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en",
    theme: "system",
    sounds: true,
    motion: "normal",
    plain: false,
  };
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

function keep(): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still shows everything.
  }
}

export const settings: Settings = $state({ ...preferred(), ...kept() });

const darkness = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: darkness.matches, still: stillness.matches });
darkness.addEventListener("change", () => (system.dark = darkness.matches));
stillness.addEventListener("change", () => (system.still = stillness.matches));

let person: Person | null = null;

/** The settings that a person keeps on the server come before those of this browser. */
export function adopt(found: Person | null): void {
  person = found;
  if (!found) return;
  if (found.language) settings.language = found.language;
  if (found.theme) settings.theme = found.theme;
  settings.sounds = found.sounds;
  keep();
}

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  keep();
  if (!person) return;
  const { language, theme, sounds } = settings;
  const told = { language, theme: theme === "system" ? null : theme, sounds };
  void api.changeMe(told).catch(() => undefined);
}

/** The theme in use: the system's, where the person has not chosen. */
export function shade(): "light" | "dark" {
  return settings.theme === "system" ? (system.dark ? "dark" : "light") : settings.theme;
}

/** How long a motion lasts compared with the usual: 1, a part of it, or 0 for none at all. */
export function pace(): number {
  if (system.still || settings.motion === "off") return 0;
  return settings.motion === "fast" ? 0.5 : 1;
}
