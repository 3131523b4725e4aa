import { expect, it } from 'vitest';
import { choicesFor, mappingProblems, readingOf, withMapping, zoneOf } from './import-choices.ts';
import type { Source } from './use-chosen-file.ts';

const USUAL = { zone: 'Europe/Berlin', currency: 'EUR' } as const;
const table: Source = {
  ...{ id: 1, name: 'gigs.csv', kind: 'table', header: ['When', 'What'], samples: [[], []], rows: 2 },
  mapping: ['date', 'title'],
};

it('refuses a field that two columns claim, and a table without a date', () => {
  const { columns, whole } = mappingProblems(['date', 'title', null, 'title']);
  expect([...columns.keys()]).toEqual([1, 3]);
  expect(whole).toBe('Title is chosen for two columns. Leave one of them out.');
  expect(mappingProblems(['title', null]).whole).toBe('Choose the column that has the date.');
  expect(mappingProblems(['start', null, null]).whole).toBeNull();
});

it('reads by what was chosen, else by what is usual', () => {
  const choices = choicesFor(table);
  expect(readingOf(table, choices, USUAL)).toEqual({
    ...{ kind: 'table', mapping: ['date', 'title'], zone: 'Europe/Berlin', currency: 'EUR' },
    ...{ status: 'lead', dayFirst: null },
  });
  const chosen = { ...choices, zone: 'london', currency: 'GBP', dayFirst: true } as const;
  expect(readingOf(table, chosen, USUAL)).toMatchObject({
    zone: 'Europe/London',
    currency: 'GBP',
    dayFirst: true,
  });
  expect(readingOf(table, { ...choices, mapping: [null, 'title'] }, USUAL)).toBeNull();
  expect(readingOf(table, { ...choices, zone: 'Mars' }, USUAL)).toBeNull();
  expect(zoneOf({ ...choices, zone: '' }, USUAL)).toBeNull();
});

it('takes the events of a calendar for confirmed, unless another status is chosen', () => {
  const calendar: Source = { id: 2, name: 'gigs.ics', kind: 'calendar' };
  const choices = choicesFor(calendar);
  expect(readingOf(calendar, choices, USUAL)).toMatchObject({ kind: 'calendar', status: 'confirmed' });
  expect(readingOf(calendar, { ...choices, status: 'quoted' }, USUAL)).toMatchObject({ status: 'quoted' });
});

it('keeps which date is meant as long as the same columns have dates', () => {
  const choices = { ...choicesFor(table), dayFirst: true };
  expect(withMapping(choices, ['date', 'venue'])).toEqual({ mapping: ['date', 'venue'], dayFirst: true });
  expect(withMapping(choices, ['title', 'date']).dayFirst).toBeNull();
  expect(withMapping(choices, ['date', 'until']).dayFirst).toBeNull();
});
