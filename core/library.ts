import { CATALOGUE, type CatalogueTool } from './catalogue.ts';
import { writeCursor } from './cursor.ts';

export type { ActivityItem, LibraryItem } from './library-schema.ts';

/** Items and activities that one page of a list holds at most. */
export const LIBRARY_PAGE = 24;

export type LibraryType = NonNullable<CatalogueTool['makes']>['type'];

/** The tool whose results the library lists under this type; undefined where there is none. */
export const makerOf = (type: string): CatalogueTool | undefined =>
  CATALOGUE.find(({ makes }) => makes?.type === type);

/** `Voice drop`, for an item of that type. */
export function kindWords(type: LibraryType): string {
  const noun = makerOf(type)?.makes?.noun ?? type;
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

/** Where the library opens an item again; a type without a screen of its own goes to /tools. spec §2 */
export function libraryLink(item: { type: string; id: string }): string {
  const maker = makerOf(item.type);
  return maker ? `${maker.path}?view=${encodeURIComponent(item.id)}` : '/tools';
}

/**
 * Where the page after these begins, as `cursor` of the next request; null where they are the last. Lists of the library
 * are plain arrays (spec §7), so the cursor is the place of their last entry.
 */
export function cursorAfter(items: readonly { id: string; createdAt: string }[]): string | null {
  const last = items.at(-1);
  if (!last || items.length < LIBRARY_PAGE) return null;
  return writeCursor({ at: new Date(last.createdAt), id: last.id });
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The date beside an item. Days are 24 hours, rounded up, so anything within the last day is day 1 ('Today');
 * past 7 days a short month and day. 'Recently' where the date is missing or invalid. spec §4
 */
export function dateLabel(createdAt: string | null | undefined, now: Date): string {
  const at = createdAt ? Date.parse(createdAt) : Number.NaN;
  if (Number.isNaN(at)) return 'Recently';
  const days = Math.max(1, Math.ceil(Math.abs(now.getTime() - at) / DAY_MS));
  if (days === 1) return 'Today';
  if (days === 2) return 'Yesterday';
  if (days <= 7) return `${days} days ago`;
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }).format(at);
}
