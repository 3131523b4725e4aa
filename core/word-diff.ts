/** A stretch of two texts: in both, only in the one before, or only in the one after. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Words with the spaces that follow them. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

const isSameWord = (one: string, other: string): boolean => one.trimEnd() === other.trimEnd();

/** For each two places, how many items the rests of both lists have in common, in order. */
function commonLengths(
  before: readonly string[],
  after: readonly string[],
  isSame: (one: string, other: string) => boolean,
): Uint16Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const [here, below] = [lengths[row], lengths[row + 1]];
      if (!here || !below) continue;
      here[column] = isSame(before[row] ?? '', after[column] ?? '')
        ? (below[column + 1] ?? 0) + 1
        : Math.max(below[column] ?? 0, here[column + 1] ?? 0);
    }
  return lengths;
}

/** A step from one list to another: an item of either, or of both. */
interface Step {
  kind: DiffPart['kind'];
  /** Place in the list before; for what is added, where it comes in. */
  row: number;
  column: number;
}

/** The longest common subsequence stays, and what goes stands before what comes. */
export function stepsBetween(
  before: readonly string[],
  after: readonly string[],
  isSame: (one: string, other: string) => boolean,
): Step[] {
  const common = commonLengths(before, after, isSame);
  const steps: Step[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [gone, come] = [before[row], after[column]];
    const stays = gone !== undefined && come !== undefined && isSame(gone, come);
    const goes =
      gone !== undefined &&
      (come === undefined || (common[row + 1]?.[column] ?? 0) >= (common[row]?.[column + 1] ?? 0));
    const kind = stays ? 'same' : goes ? 'removed' : 'added';
    steps.push({ kind, row, column });
    if (kind !== 'added') row += 1;
    if (kind !== 'removed') column += 1;
  }
  return steps;
}

/**
 * What became of a text, word by word. The parts that are not added make `before`, and those that are not removed `after`,
 * spaces at the ends of words aside.
 */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  const parts: DiffPart[] = [];
  for (const { kind, row, column } of stepsBetween(old, fresh, isSameWord)) {
    const text = (kind === 'removed' ? old[row] : fresh[column]) ?? '';
    const last = parts.at(-1);
    // Where a text ends no space follows: what comes after it stands apart all the same.
    if (last && !/\s$/.test(last.text)) last.text += ' ';
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  }
  return parts;
}

/** A paragraph of two texts: its place in each, from 0, or null where it has none there; and what became of its words. */
export interface ParagraphDiff {
  before: number | null;
  after: number | null;
  parts: DiffPart[];
}

/** What became of a text, paragraph by paragraph: those that changed are held against each other in their order. */
export function paragraphDiff(before: readonly string[], after: readonly string[]): ParagraphDiff[] {
  const rows: ParagraphDiff[] = [];
  const gone: number[] = [];
  const come: number[] = [];
  const flush = (): void => {
    for (let index = 0; index < Math.max(gone.length, come.length); index += 1) {
      const [old, fresh] = [gone[index] ?? null, come[index] ?? null];
      const parts = wordDiff(before[old ?? -1] ?? '', after[fresh ?? -1] ?? '');
      rows.push({ before: old, after: fresh, parts });
    }
    gone.length = 0;
    come.length = 0;
  };
  for (const { kind, row, column } of stepsBetween(before, after, (one, other) => one === other)) {
    if (kind === 'removed') gone.push(row);
    else if (kind === 'added') come.push(column);
    else {
      flush();
      rows.push({ before: row, after: column, parts: [{ kind, text: after[column] ?? '' }] });
    }
  }
  flush();
  return rows;
}
