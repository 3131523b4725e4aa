import { LIBRARY_PAGE } from '#core/library.ts';

interface Placed {
  id: string;
  createdAt: string;
}

const isOlder = (row: Placed, than: Placed): boolean =>
  row.createdAt === than.createdAt ? row.id < than.id : row.createdAt < than.createdAt;

/**
 * A list whose newest page was fetched again, with what is known of older ones. What the new page pushed off its end is
 * among those; what it should hold and does not is gone.
 */
export function joinPages<Row extends Placed>(newest: readonly Row[], known: readonly Row[]): Row[] {
  const last = newest.at(-1);
  if (!last || newest.length < LIBRARY_PAGE) return [...newest];
  return [...newest, ...known.filter((row) => isOlder(row, last))];
}
