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
    const parts = partsOf(cutIntoRows(words, rows));
    if (parts.length <= rows) return parts.map(({ text }) => text);
    return bestLines(parts, justified, rows, rows);
  }
  const parts = partsOf(cutLongWords ? words.map(cutOverlong) : words.map((word) => [word]));
  const lineLimit = Math.min(4, Math.max(most, parts.length > words.length ? 4 : 1));
  return bestLines(parts, justified, 1, lineLimit);
}

interface Part {
  text: string;
  /** It goes on with the word of the part before it. */
  goesOn: boolean;
}

const partsOf = (words: readonly (readonly string[])[]): Part[] =>
  words.flatMap((parts) => parts.map((text, index) => ({ text, goesOn: index > 0 })));

/** Parts of one word that stand on one line are that word again. */
const lineOf = (parts: readonly Part[]): string =>
  parts.map(({ text, goesOn }, index) => (goesOn || index === 0 ? text : ` ${text}`)).join('');

function bestLines(parts: readonly Part[], justified: boolean, least: number, most: number): string[] {
  if (parts.length <= 1 || most === 1) return [lineOf(parts)];

  let best: { lines: readonly string[]; cost: number } | undefined;
  const visit = (from: number, lines: readonly string[]): void => {
    if (from === parts.length) {
      if (lines.length < least) return;
      const cost = costOf(lines, justified);
      if (!best || cost < best.cost) best = { lines, cost };
      return;
    }
    if (lines.length === most) return;
    for (let to = from + 1; to <= parts.length; to++) visit(to, [...lines, lineOf(parts.slice(from, to))]);
  };
  visit(0, []);
  return [...(best?.lines ?? [lineOf(parts)])];
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
