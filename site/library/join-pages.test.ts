import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LIBRARY_PAGE } from '#core/library.ts';
import { joinPages } from './join-pages.ts';

/** Rows of these places, newest first. Every other one shares its moment with the next. */
const rowsOf = (places: readonly number[]) =>
  places
    .toSorted((one, other) => other - one)
    .map((place) => ({
      id: `gen_${String(place).padStart(4, '0')}`,
      createdAt: new Date(Math.floor(place / 2) * 1000).toISOString(),
    }));
const upTo = (count: number) => Array.from({ length: count }, (_, place) => place);

it('a list on one page is as it was fetched', () => {
  const rows = rowsOf(upTo(3));
  expect(joinPages(rows, rowsOf(upTo(5)))).toEqual(rows);
  expect(joinPages([], rowsOf(upTo(5)))).toEqual([]);
});

it('whatever was added and deleted among the newest, nothing comes twice, is left out or out of order', () => {
  const before = upTo(60);
  const added = fc.uniqueArray(fc.integer({ min: 60, max: 140 }), { maxLength: 40 });
  const deleted = fc.uniqueArray(fc.integer({ min: 60 - LIBRARY_PAGE, max: 59 }), { maxLength: 5 });
  fc.assert(
    fc.property(added, deleted, (more, fewer) => {
      const now = rowsOf([...before.filter((place) => !fewer.includes(place)), ...more]);
      const newest = now.slice(0, LIBRARY_PAGE);
      const joined = joinPages(newest, rowsOf(before));
      const pushedOff = rowsOf(fewer).filter(({ id }) => joined.some((row) => row.id === id));
      // A thing deleted past the newest page is told of only by the next load.
      expect(joined).toEqual(rowsOf([...now, ...pushedOff].map(({ id }) => Number(id.slice(4)))));
      for (const row of pushedOff) expect(newest.every(({ id }) => id > row.id)).toBe(true);
    }),
  );
});
