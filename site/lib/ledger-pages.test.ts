import { expect, it } from 'vitest';
import type { LedgerEntry } from '#core/credits.ts';
import { shownWords, withBalances, withNewer } from './ledger-pages.ts';

const entry = (id: string): LedgerEntry => ({
  id,
  delta: -2,
  kind: 'reserve',
  at: '2026-11-01T12:00:00.000Z',
  generationId: null,
  turnId: null,
});
const ids = (entries: readonly LedgerEntry[]) => entries.map(({ id }) => id).join(' ');

it('an entry that came since stands before what is known, and nothing stands twice', () => {
  expect(ids(withNewer([entry('d'), entry('c'), entry('b')], [entry('c'), entry('b'), entry('a')]))).toBe(
    'd c b a',
  );
});

it('what a newer page has pushed off its end is still there', () => {
  expect(ids(withNewer([entry('d'), entry('c')], [entry('c'), entry('b'), entry('a')]))).toBe('d c b a');
});

it('says how many entries are shown, and when these are all', () => {
  expect(shownWords(50, false)).toBe('50 entries are shown');
  expect(shownWords(63, true)).toBe('All 63 entries are shown');
});

it('each entry stands with the balance after it; before the first there was nothing', () => {
  const entries = [
    { ...entry('c'), delta: 4 },
    { ...entry('b'), delta: -4 },
    { ...entry('a'), delta: 20 },
  ];
  expect(withBalances(entries, 20).map(({ after }) => after)).toEqual([20, 16, 20]);
});
