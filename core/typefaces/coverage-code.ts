/** Inclusive ranges of code points, flat and ascending: [first, last, first, last, …]. */
export type CodePointRanges = readonly number[];

/**
 * Writes ascending code points as a short text: every range is its distance from the range before and, after
 * a plus sign, how many more characters it has, both in base 36.
 */
export function encodeCoverage(codePoints: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const codePoint of codePoints) {
    const open = ranges.at(-1);
    if (open && codePoint === open[1] + 1) open[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  let end = 0;
  return ranges
    .map(([first, last]) => {
      const gap = (first - end).toString(36);
      end = last;
      return last > first ? `${gap}+${(last - first).toString(36)}` : gap;
    })
    .join(' ');
}

export function decodeCoverage(text: string): CodePointRanges {
  const ranges: number[] = [];
  let end = 0;
  for (const token of text.split(' ')) {
    const [gap = '', more = '0'] = token.split('+');
    const first = end + Number.parseInt(gap, 36);
    end = first + Number.parseInt(more, 36);
    ranges.push(first, end);
  }
  return ranges;
}

export function includes(ranges: CodePointRanges, codePoint: number): boolean {
  let low = 0;
  let high = ranges.length / 2 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (codePoint < (ranges[middle * 2] ?? 0)) high = middle - 1;
    else if (codePoint > (ranges[middle * 2 + 1] ?? 0)) low = middle + 1;
    else return true;
  }
  return false;
}
