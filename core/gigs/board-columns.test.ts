import { expect, it } from 'vitest';
import { aGig } from '../../tests/support/gigs.ts';
import { addSums, type BoardColumn, columnsNow, owedNow } from './board-columns.ts';
import type { Gig } from './gig.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const LEAD = aGig({ id: 'gig_1', title: 'Lead', night: '2026-12-05', start: '2026-12-05', fee: eur(90_000) });
const EARLY = aGig({ id: 'gig_2', status: 'confirmed', night: '2026-12-01', start: '2026-12-01' });
const LATE = aGig({ id: 'gig_3', status: 'confirmed', night: '2026-12-12', start: '2026-12-12T23:00' });
const PAID = aGig({ id: 'gig_4', status: 'paid', night: '2026-11-01', start: '2026-11-01' });

const late = (count = 0, ...amounts: number[]) => ({
  ...{ today: '2026-11-20', count, sums: amounts.map(eur) },
});

const TOLD: BoardColumn[] = [
  { status: 'lead', count: 1, sums: [{ ...eur(90_000), unpaid: 0 }], late: late(), gigs: [LEAD] },
  {
    ...{ status: 'confirmed', count: 14, sums: [{ ...eur(500_000), unpaid: 200_000 }] },
    ...{ late: late(2, 50_000), gigs: [EARLY, LATE] },
  },
  { status: 'paid', count: 1, sums: [], late: late(), gigs: [PAID] },
];

const shown = (...gigs: Gig[]) => Object.fromEntries(gigs.map((gig) => [gig.id, gig]));
const ids = (columns: readonly BoardColumn[]) => columns.map(({ gigs }) => gigs.map(({ id }) => id));

it('the columns are as they were told while nothing changes', () => {
  expect(columnsNow(TOLD, shown(LEAD, EARLY, LATE, PAID))).toEqual(TOLD);
});

it('a gig of another status is in its place in the other column, and counts and sums go along', () => {
  const confirmed = { ...LEAD, status: 'confirmed' as const, unpaid: 90_000 };
  const now = columnsNow(TOLD, shown(confirmed, EARLY, LATE, PAID));
  expect(ids(now)).toEqual([[], ['gig_2', 'gig_1', 'gig_3'], ['gig_4']]);
  expect(now.map(({ count }) => count)).toEqual([0, 15, 1]);
  expect(now.map(({ sums }) => sums)).toEqual([[], [{ ...eur(590_000), unpaid: 290_000 }], []]);
});

it('what is over is shown latest first', () => {
  const paid = { ...EARLY, status: 'paid' as const };
  expect(ids(columnsNow(TOLD, shown(LEAD, paid, LATE, PAID)))[2]).toEqual(['gig_2', 'gig_4']);
});

it('a gig that was deleted has left, and so has one that is not known any more', () => {
  const trashed = { ...LEAD, deletedAt: '2026-11-27T10:00:00.000Z' };
  const now = columnsNow(TOLD, shown(trashed, LATE, PAID));
  expect(ids(now)).toEqual([[], ['gig_3'], ['gig_4']]);
  expect(now.map(({ count }) => count)).toEqual([0, 13, 1]);
});

it('a gig that is not on the server yet comes to its column, once', () => {
  const added = aGig({
    ...{ id: 'gig_5', version: 0, status: 'confirmed', night: '2026-12-08', start: '2026-12-08' },
    ...{ fee: eur(10_000), unpaid: 10_000 },
  });
  const now = columnsNow(TOLD, shown(LEAD, EARLY, LATE, PAID, added));
  expect(ids(now)[1]).toEqual(['gig_2', 'gig_5', 'gig_3']);
  expect(now[1]).toMatchObject({ count: 15, sums: [{ ...eur(510_000), unpaid: 210_000 }] });
  const other = aGig({ ...added, version: 1 });
  expect(columnsNow(TOLD, shown(LEAD, EARLY, LATE, PAID, other))).toEqual(TOLD);
  const trashed = aGig({ ...added, deletedAt: '2026-11-27T10:00:00.000Z' });
  expect(columnsNow(TOLD, shown(LEAD, EARLY, LATE, PAID, trashed))).toEqual(TOLD);
});

it('another fee or currency changes the sums of its column', () => {
  const dearer = { ...LEAD, fee: { amount: 120_000, currency: 'GBP' } };
  expect(columnsNow(TOLD, shown(dearer, EARLY, LATE, PAID))[0]?.sums).toEqual([
    { amount: 120_000, currency: 'GBP', unpaid: 0 },
  ]);
});

const payment = (amount: number, due: string) => ({
  ...{ id: due, kind: 'balance' as const, amount, due, paidOn: null },
});
const OWING = {
  ...{ fee: eur(90_000), unpaid: 90_000, unpaidDue: '2026-11-10' },
  payments: [payment(30_000, '2026-11-10'), payment(60_000, '2026-12-10')],
};

it('what is late of a gig that was moved or paid goes along, and only what was due', () => {
  const told = (gig: Gig): BoardColumn[] => [
    { status: 'confirmed', count: 14, sums: [], late: late(2, 50_000), gigs: [gig] },
    { status: 'played', count: 0, sums: [], late: late(), gigs: [] },
  ];
  const before = { ...EARLY, ...OWING };
  const played = columnsNow(told(before), shown({ ...before, status: 'played' }));
  expect(played.map((column) => column.late)).toEqual([late(1, 20_000), late(1, 30_000)]);
  const [first, ...rest] = before.payments;
  const payments = [{ ...first, paidOn: '2026-11-12' } as Gig['payments'][number], ...rest];
  const settled = { ...before, payments, unpaid: 60_000, unpaidDue: '2026-12-10' };
  expect(columnsNow(told(before), shown(settled))[0]?.late).toEqual(late(1, 20_000));
  expect(columnsNow(told(EARLY), shown(before))[0]?.late).toEqual(late(3, 80_000));
});

it('what is owed now is all of what is over, and of what is confirmed what is overdue', () => {
  const sums = (unpaid: number) => [{ amount: 500_000, unpaid, currency: 'EUR' }];
  const columns: BoardColumn[] = [
    { status: 'confirmed', count: 2, sums: sums(200_000), late: late(1, 40_000), gigs: [] },
    { status: 'played', count: 1, sums: sums(60_000), late: late(1, 10_000), gigs: [] },
    { status: 'cancelled', count: 1, sums: sums(5_000), late: late(), gigs: [] },
  ];
  expect(owedNow(columns)).toEqual([eur(105_000)]);
  expect(owedNow([{ ...TOLD[0], late: late() } as BoardColumn])).toEqual([]);
});

it('currencies are never added together, and the largest sum comes first', () => {
  const sums = [
    { amount: 10, unpaid: 5, currency: 'EUR' },
    { amount: 30, unpaid: 0, currency: 'GBP' },
    { amount: 15, unpaid: 5, currency: 'EUR' },
    { amount: 0, unpaid: 0, currency: 'USD' },
  ];
  expect(addSums(sums)).toEqual([
    { amount: 30, unpaid: 0, currency: 'GBP' },
    { amount: 25, unpaid: 10, currency: 'EUR' },
  ]);
});
