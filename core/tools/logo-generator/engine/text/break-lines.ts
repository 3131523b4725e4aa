import { cutIntoRows, cutOverlong } from './cut-words.ts';

const CONNECTORS = /^(&|\+|x|and|und|et|y|e|of|the|vs\.?|feat\.?)$/i;

export interface BreakOptions {
  /** Rows will be stretched to one width, so unequal lengths cost little. */
  justified?: boolean;
  /** Cut words that would make the row hopelessly small. */
  cutLongWords?: boolean;
  /** Exactly as many lines, where the words have the letters for it: words are cut where there are too few of them. */
  rows?: number | null;
}

/** Distributes words over at most `most` lines: short lines, of similar length, none holding only an '&'. */
export function breakLines(
  words: readonly string[],
  most: number,
  { justified = true, cutLongWords = true, rows = null }: BreakOptions = {},
): string[] {
  if (rows !== null) {
    const parts = cutIntoRows(words, rows);
    return parts.length <= rows ? parts : bestLines(parts, justified, rows, rows);
  }
  const parts = cutLongWords ? words.flatMap(cutOverlong) : words;
  const lineLimit = Math.min(4, Math.max(most, parts.length > words.length ? 4 : 1));
  return bestLines(parts, justified, 1, lineLimit);
}

function bestLines(parts: readonly string[], justified: boolean, least: number, most: number): string[] {
  if (parts.length <= 1 || most === 1) return [parts.join(' ')];

  let best: { lines: readonly string[]; cost: number } | undefined;
  const visit = (from: number, lines: readonly string[]): void => {
    if (from === parts.length) {
      if (lines.length < least) return;
      const cost = costOf(lines, justified);
      if (!best || cost < best.cost) best = { lines, cost };
      return;
    }
    if (lines.length === most) return;
    for (let to = from + 1; to <= parts.length; to++) visit(to, [...lines, parts.slice(from, to).join(' ')]);
  };
  visit(0, []);
  return [...(best?.lines ?? [parts.join(' ')])];
}

function costOf(lines: readonly string[], justified: boolean): number {
  const lengths = lines.map((line) => [...line].length);
  const longest = Math.max(...lengths);
  const unevenness = longest - Math.min(...lengths);
  const stranded = lines.filter((line) => CONNECTORS.test(line)).length;
  return (
    longest + unevenness * (justified ? 0.12 : 0.3) + lines.length * (justified ? 0.8 : 1.2) + stranded * 50
  );
}
