/** Calls the player back: in the tab's title, by a mark on its emblem, and with a bell. */

import { say } from "./say.svelte";
import { settings } from "./settings.svelte";
import { shell } from "./shell.svelte";

const PLAIN = "/emblem.svg";
const MARKED = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="31" fill="#17506a"/>' +
    '<path d="M31 12C42 18 46 28 45 39L31 41Z" fill="#fdfaf2"/>' +
    '<path d="M28.500 17C22 23 18.500 31 18.500 38.500L28.500 40.800Z" fill="#e3b45c"/>' +
    '<path d="M15 43.500c10.500 2.600 23.500 2.600 34-.4-2 5.200-5.600 8.400-9.600 9.400h-15c-4-1-7.400-4.200-9.400-9Z" fill="#fdfaf2"/>' +
    '<circle cx="49" cy="15" r="14" fill="#d33a2c" stroke="#fff" stroke-width="3"/></svg>',
)}`;

/** Two strokes of a ship's bell. */
const STROKES = [
  { pitch: 880, after: 0 },
  { pitch: 1318.5, after: 0.16 },
];
const LOUDNESS = 0.08;
const RINGS_S = 0.9;

let sounding: AudioContext | null = null;

export function bell(): void {
  if (!settings.sounds || typeof AudioContext === "undefined") return;
  sounding ??= new AudioContext();
  const { currentTime } = sounding;
  for (const { pitch, after } of STROKES) strike(sounding, pitch, currentTime + after);
}

function strike(context: AudioContext, pitch: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + RINGS_S);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + RINGS_S);
}

/** Keeps the tab's title and emblem as things stand; to be called where effects may live. */
export function keepAttention(): void {
  $effect(() => {
    const parts = [shell.wanted ? say("ui-your-turn") : "", shell.title, "Tradewinds"];
    document.title = (shell.wanted ? "● " : "") + parts.filter(Boolean).join(" · ");
  });
  $effect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link) link.href = shell.wanted ? MARKED : PLAIN;
  });
}
