/** The number of columns that items laid out at these vertical positions (pixels) have. */
export function columnsOf(tops: readonly number[]): number {
  const next = tops.findIndex((top) => top !== tops[0]);
  return next === -1 ? Math.max(tops.length, 1) : next;
}

/**
 * The index that a key leads to in a grid filled row by row, or null when the key does not move.
 * Left and right run on through the rows and wrap; up and down stay in their column.
 */
export function gridStep(key: string, index: number, count: number, columns: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'ArrowDown':
      return index + columns < count ? index + columns : index % columns;
    case 'ArrowUp':
      return index - columns >= 0 ? index - columns : lastInColumn(index, count, columns);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

function lastInColumn(column: number, count: number, columns: number): number {
  return column + columns * Math.floor((count - 1 - column) / columns);
}
