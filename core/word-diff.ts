/** A stretch of two texts: in both, only in the one before, or only in the one after. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Words with the spaces that follow them. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

/** For each two places, how many words the rests of both texts have in common, in order. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const [here, below] = [lengths[row], lengths[row + 1]];
      if (!here || !below) continue;
      here[column] = isSame(before[row], after[column])
        ? (below[column + 1] ?? 0) + 1
        : Math.max(below[column] ?? 0, here[column + 1] ?? 0);
    }
  return lengths;
}

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one?.trimEnd() === other?.trimEnd();

/**
 * What became of a text, word by word: the longest common subsequence stays, and what goes stands before what comes. The
 * parts that are not added make `before`, and those that are not removed `after`, spaces at the ends of words aside.
 */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  const common = commonLengths(old, fresh);
  const parts: DiffPart[] = [];
  const push = (kind: DiffPart['kind'], text: string): void => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  let [row, column] = [0, 0];
  while (row < old.length || column < fresh.length) {
    const [gone, come] = [old[row], fresh[column]];
    if (gone !== undefined && come !== undefined && isSame(gone, come)) {
      push('same', come);
      row += 1;
      column += 1;
    } else if (
      gone !== undefined &&
      (come === undefined || (common[row + 1]?.[column] ?? 0) >= (common[row]?.[column + 1] ?? 0))
    ) {
      push('removed', gone);
      row += 1;
    } else if (come !== undefined) {
      push('added', come);
      column += 1;
    }
  }
  return parts;
}
