import { cursorAfter, LIBRARY_PAGE } from '#core/library.ts';

export interface Page<Item> {
  items: Item[];
  /** Cursor of the page after this one; null where this is the last. */
  next: string | null;
}

/** The page of a list that was asked for one item more than a page holds: that one tells whether another follows. */
export function pageOf<Item extends { id: string; createdAt: string }>(found: readonly Item[]): Page<Item> {
  const items = found.slice(0, LIBRARY_PAGE);
  return { items, next: found.length > LIBRARY_PAGE ? cursorAfter(items) : null };
}
