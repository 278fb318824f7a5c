/** Words set into drawings: in as few lines as keep them large, and smaller where they fit no other way. */

const WIDTH_OF_A_LETTER = 0.62;
export const LEADING = 1.08;

export function fitted(text: string, width: number, height: number, size: number): { lines: string[]; size: number } {
  const words = text.split(" ");
  let best = { lines: [text], size: 0 };
  for (let count = 1; count <= words.length; count++) {
    const lines = split(words, count);
    if (!lines) continue;
    const longest = Math.max(...lines.map((line) => line.length));
    const fits = Math.min(size, width / (longest * WIDTH_OF_A_LETTER), height / (count * LEADING));
    if (fits > best.size + 0.2) best = { lines, size: fits };
  }
  return best;
}

/** The words in so many lines, the longest as short as can be. */
function split(words: string[], count: number): string[] | null {
  if (count === 1) return [words.join(" ")];
  let best: string[] | null = null;
  for (let first = 1; first <= words.length - count + 1; first++) {
    const rest = split(words.slice(first), count - 1);
    if (!rest) continue;
    const lines = [words.slice(0, first).join(" "), ...rest];
    const longest = (each: string[]) => Math.max(...each.map((line) => line.length));
    if (!best || longest(lines) < longest(best)) best = lines;
  }
  return best;
}
