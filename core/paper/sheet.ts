import type { Line } from './break-lines.ts';
import type { Faces } from './faces.ts';
import type { Bookmark, Item, Part, PartTag } from './page.ts';
import type { Paper } from './paper.ts';
import type { TextStyle } from './text-style.ts';

/** Where the next block begins. */
export interface Cursor {
  page: number;
  y: number;
  /** What comes next needs no space above it: it is the first in its column or box. */
  isFresh: boolean;
  /** Nothing but a head or the padding of a box stands above it on the page: the next page has no more room. */
  isTop: boolean;
}

/** The column that blocks flow down. */
export interface Column {
  x: number;
  width: number;
}

/** The paper that is being filled. */
export interface Sheet {
  paper: Paper;
  faces: Faces;
  /** Of the paper. */
  width: number;
  height: number;
  pages: Item[][];
  bookmarks: Bookmark[];
  /** Texts that were broken into lines already. */
  broken: Map<TextStyle, Map<string, Line[]>>;
  top(page: number): number;
  bottom(page: number): number;
}

export const pageOf = (sheet: Sheet, page: number): Item[] => {
  while (sheet.pages.length <= page) sheet.pages.push([]);
  return sheet.pages[page] as Item[];
};

/** Paints on a page; what belongs to a part is read there. */
export function paint<Each extends Item>(sheet: Sheet, item: Each): void {
  pageOf(sheet, item.page).push(item);
  item.part?.kids.push(item);
}

export function addPart(parent: Part, tag: PartTag, options: Omit<Part, 'tag' | 'kids'> = {}): Part {
  const part: Part = { tag, kids: [], ...options };
  parent.kids.push(part);
  return part;
}

/** A part outside the document: what is set in it is decoration. */
export const nowhere = (): Part => ({ tag: 'Sect', kids: [] });

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** A rectangle whose corners are arcs. */
export function roundedRectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): string {
  const r = Math.min(radius, width / 2, height / 2);
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}` +
    `h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`
  );
}

export const nextPage = (sheet: Sheet, { page }: Cursor): Cursor => ({
  page: page + 1,
  y: sheet.top(page + 1),
  isFresh: true,
  isTop: true,
});

/** Of a page, from its top to its bottom margin. */
export const roomOf = (sheet: Sheet, page: number): number => sheet.bottom(page) - sheet.top(page);

/** The cursor itself where so much fits below it, or where the next page has no more room; else the top of that. */
export function withRoom(sheet: Sheet, cursor: Cursor, height: number): Cursor {
  const room = sheet.bottom(cursor.page) - cursor.y;
  if (height <= room + 0.01) return cursor;
  // The first page may have a foot.
  const hasMore = !cursor.isTop || roomOf(sheet, cursor.page + 1) > roomOf(sheet, cursor.page) + 1;
  return hasMore ? nextPage(sheet, cursor) : cursor;
}

export const below = (cursor: Cursor, height: number): Cursor => ({
  page: cursor.page,
  y: cursor.y + height,
  isFresh: cursor.isFresh && height === 0,
  isTop: cursor.isTop && height === 0,
});

/** The one that stands lower, or on a later page. */
export const further = (one: Cursor, other: Cursor): Cursor =>
  other.page > one.page || (other.page === one.page && other.y > one.y) ? other : one;

/** A paper without an end to try blocks on. */
export const scratch = (sheet: Sheet): Sheet => ({
  ...sheet,
  pages: [],
  bookmarks: [],
  top: () => 0,
  bottom: () => Number.POSITIVE_INFINITY,
});
