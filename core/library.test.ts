import { describe, expect, it } from 'vitest';
import { readCursor } from './cursor.ts';
import { cursorAfter, dateLabel, LIBRARY_PAGE, libraryLink } from './library.ts';

const now = new Date('2026-11-21T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

describe('the date label of a library item', () => {
  it.each([
    [hoursAgo(0), 'Today'],
    [hoursAgo(24), 'Today'],
    [hoursAgo(24.1), 'Yesterday'],
    [hoursAgo(48), 'Yesterday'],
    [hoursAgo(49), '3 days ago'],
    [hoursAgo(7 * 24), '7 days ago'],
    [hoursAgo(7 * 24 + 1), 'Nov 14'],
    [null, 'Recently'],
    ['not a date', 'Recently'],
  ])('of %s is %s', (createdAt, label) => {
    expect(dateLabel(createdAt, now)).toBe(label);
  });
});

describe('the library link', () => {
  it('opens an item by its id', () => {
    expect(libraryLink({ type: 'logo', id: 'gen_1' })).toBe('/logo-generator?view=gen_1');
    expect(libraryLink({ type: 'voice-tag', id: 'a&b' })).toBe('/voice-drops?view=a%26b');
  });

  it('sends any other type to /tools', () => {
    expect(libraryLink({ type: 'photo', id: 'gen_1' })).toBe('/tools');
  });
});

describe('the cursor after a page', () => {
  const itemsOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `gen_${index}`, createdAt: hoursAgo(index) }));

  it('is the place of the last item of a full page', () => {
    const page = itemsOf(LIBRARY_PAGE);
    const last = page.at(-1);
    expect(readCursor(cursorAfter(page) ?? '')).toEqual({ at: new Date(last?.createdAt ?? 0), id: last?.id });
  });

  it.each([0, 1, LIBRARY_PAGE - 1])('is null after %i items: there are no more', (count) => {
    expect(cursorAfter(itemsOf(count))).toBeNull();
  });
});
