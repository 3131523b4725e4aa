/** The value below which `share` (0 to 1) of the numbers lie; 0 for none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function lineCount(text: string): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;
}

/** Past this many lines a file is split by idea, or says here why it reads better whole. */
export const LONG = 250;

export const LONG_FOR_A_REASON: Readonly<Record<string, string>> = {
  'core/typefaces/cjk-coverage.ts': 'data that scripts/logo-fonts.ts writes',
  'tests/architecture/rules.ts': 'one table: every rule of the tree',
};
