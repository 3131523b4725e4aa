/** A column as the keys see it: the ids of its cards, from the top. */
export type KeyColumn = readonly string[];

/** The card that a key leads to from another; null where it leads nowhere. Columns without cards are passed over. */
export function cardTowards(columns: readonly KeyColumn[], from: string, key: string): string | null {
  const at = columns.findIndex((ids) => ids.includes(from));
  const ids = columns[at] ?? [];
  const row = ids.indexOf(from);
  switch (key) {
    case 'ArrowDown':
      return ids[row + 1] ?? null;
    case 'ArrowUp':
      return ids[row - 1] ?? null;
    case 'Home':
      return ids[0] ?? null;
    case 'End':
      return ids.at(-1) ?? null;
    case 'ArrowRight':
      return inRow(columns.slice(at + 1), row);
    case 'ArrowLeft':
      return inRow(columns.slice(0, Math.max(0, at)).toReversed(), row);
    default:
      return null;
  }
}

/** The card of a row in the first column that has any; its last one where there are fewer. */
function inRow(columns: readonly KeyColumn[], row: number): string | null {
  const ids = columns.find(({ length }) => length > 0);
  return ids?.[Math.min(row, ids.length - 1)] ?? null;
}
