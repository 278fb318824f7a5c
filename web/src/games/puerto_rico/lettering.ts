/** Words set into a given space, in as few lines as keep them large. */

const WIDTH_OF_A_LETTER = 0.57;
export const LEADING = 1.1;

export interface Lettering {
  lines: string[];
  size: number;
}

export function fitted(text: string, width: number, height: number, size: number): Lettering {
  const words = text.split(" ");
  let best: Lettering = { lines: [text], size: 0 };
  for (let count = 1; count <= words.length; count++) {
    const lines = split(words, count);
    if (!lines) continue;
    const fits = Math.min(size, width / (longest(lines) * WIDTH_OF_A_LETTER), height / (count * LEADING));
    if (fits > best.size + 0.2) best = { lines, size: fits };
  }
  return best;
}

const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));

/** The words in so many lines, the longest as short as can be. */
function split(words: string[], count: number): string[] | null {
  if (count === 1) return [words.join(" ")];
  let best: string[] | null = null;
  for (let first = 1; first <= words.length - count + 1; first++) {
    const rest = split(words.slice(first), count - 1);
    if (!rest) continue;
    const lines = [words.slice(0, first).join(" "), ...rest];
    if (!best || longest(lines) < longest(best)) best = lines;
  }
  return best;
}
