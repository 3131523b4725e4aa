/**
 * Matches two sequences with the fewest insertions, deletions and replacements. Gives, for each element of `long`,
 * the place in `short` that it belongs to: its match, or the place of the element before it.
 */
export function align(long: readonly string[], short: readonly string[]): number[] {
  const width = short.length + 1;
  const costs = new Uint32Array((long.length + 1) * width);
  const cost = (row: number, column: number) => costs[row * width + column] ?? 0;
  const replaced = (row: number, column: number) => (long[row - 1] === short[column - 1] ? 0 : 1);
  for (let row = 0; row <= long.length; row++)
    for (let column = 0; column <= short.length; column++)
      costs[row * width + column] =
        row === 0 || column === 0
          ? row + column
          : Math.min(
              cost(row - 1, column - 1) + replaced(row, column),
              cost(row - 1, column) + 1,
              cost(row, column - 1) + 1,
            );
  const places = new Array<number>(long.length).fill(0);
  let [row, column] = [long.length, short.length];
  while (row > 0) {
    const matches = column > 0 && cost(row, column) === cost(row - 1, column - 1) + replaced(row, column);
    if (!matches && column > 0 && cost(row, column) === cost(row, column - 1) + 1) {
      column--;
      continue;
    }
    places[row - 1] = Math.max(0, column - 1);
    row--;
    if (matches) column--;
  }
  return places;
}
