const CONNECTORS = /^(&|\+|x|and|und|et|y|e|of|the|vs\.?|feat\.?)$/i;
const LONGEST_WORD = 14;

export interface BreakOptions {
  /** Rows will be stretched to one width, so unequal lengths cost little. */
  justified?: boolean;
  /** Cut words that would make the row hopelessly small. */
  cutLongWords?: boolean;
}

/** Distributes words over at most `most` lines: short lines, of similar length, none holding only an '&'. */
export function breakLines(
  words: readonly string[],
  most: number,
  { justified = true, cutLongWords = true }: BreakOptions = {},
): string[] {
  const parts = cutLongWords ? words.flatMap(cutWord) : words;
  const lineLimit = Math.min(4, Math.max(most, parts.length > words.length ? 4 : 1));
  if (parts.length <= 1 || lineLimit === 1) return [parts.join(' ')];

  let best: { lines: readonly string[]; cost: number } | undefined;
  const visit = (from: number, lines: readonly string[]): void => {
    if (from === parts.length) {
      const cost = costOf(lines, justified);
      if (!best || cost < best.cost) best = { lines, cost };
      return;
    }
    if (lines.length === lineLimit) return;
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

/** Cuts an overlong word into equal parts, as posters do; no hyphen, because it is not running text. */
function cutWord(word: string): string[] {
  const characters = [...word];
  if (characters.length <= LONGEST_WORD || /\p{Script=Arabic}/u.test(word)) return [word];
  const parts = Math.min(4, Math.ceil(characters.length / 11));
  const size = Math.ceil(characters.length / parts);
  return Array.from({ length: parts }, (_, index) =>
    characters.slice(index * size, (index + 1) * size).join(''),
  );
}
