import { describe, expect, it } from 'vitest';
import { fabricGig } from '../../tests/support/gigs.ts';
import { applyPatch } from './apply-patch.ts';
import { conflictWords } from './conflict-words.ts';
import type { Gig, GigPatch } from './gig.ts';
import { mergeGig } from './merge-gig.ts';

const NOW = '2026-11-26T12:00:00.000Z';
const DEPOSIT = { id: 'a1', kind: 'deposit', amount: 60_000, due: '2027-01-10', paidOn: null } as const;
const TASK = { id: 't1', text: 'Send the rider', due: null, doneOn: null };
const BASE = fabricGig({ payments: [DEPOSIT], tasks: [TASK], notes: 'Two floors' });

const changed = (patch: GigPatch, gig: Gig = BASE): Gig =>
  applyPatch(gig, patch, { venue: null, client: null }, NOW);

/** The words of what two changes of one gig are in conflict about. */
function wordsOf(mine: GigPatch, stored: GigPatch, base = BASE) {
  const theirs = changed(stored, base);
  return mergeGig(base, changed(mine, base), theirs).conflicts.map((one) => conflictWords(one, theirs));
}

describe('a conflict in words', () => {
  it.each<[string, GigPatch, GigPatch, [label: string, mine: string, stored: string]]>([
    ['a title', { title: 'Fabric Live' }, { title: 'Fabric 2' }, ['Title', 'Fabric Live', 'Fabric 2']],
    [
      'a set',
      { end: '2027-03-14T03:00' },
      { start: '2027-03-13T22:00', end: '2027-03-14T01:00' },
      ['Set', 'Sat 13 Mar 2027, 23:00–03:00', 'Sat 13 Mar 2027, 22:00–01:00'],
    ],
    [
      'zones that differ',
      { zone: 'Europe/Paris' },
      { zone: 'Europe/Dublin' },
      ['Set', 'Sat 13 Mar 2027, 23:00–02:00 (Europe/Paris)', 'Sat 13 Mar 2027, 23:00–02:00 (Europe/Dublin)'],
    ],
    [
      'a night without a time',
      { start: '2027-03-20', end: null },
      { start: '2027-03-21T23:00' },
      ['Set', 'Sat 20 Mar 2027, time not known', 'Sun 21 Mar 2027, 23:00–02:00'],
    ],
    [
      'an end that the wall shows twice',
      { start: '2026-10-24T23:00', end: '2026-10-25T01:30' },
      { start: '2026-10-24T23:00', end: '2026-10-25T01:30+00:00' },
      ['Set', 'Sat 24 Oct 2026, 23:00–01:30', 'Sat 24 Oct 2026, 23:00–01:30 (second)'],
    ],
    [
      'a share of the door',
      { deal: { ...BASE.deal, kind: 'door', percent: 60 } },
      { deal: { ...BASE.deal, kind: 'door', percent: 72.5 } },
      ['Deal', 'Door deal, 60 %', 'Door deal, 72.5 %'],
    ],
    [
      'a kind of deal',
      { deal: { ...BASE.deal, kind: 'versus', percent: 60 } },
      { deal: { ...BASE.deal, kind: 'bonus' } },
      ['Deal', 'Versus, 60 %', 'Flat + bonus'],
    ],
    [
      'a share that the deal has no use for',
      { deal: { ...BASE.deal, percent: 60 } },
      { deal: { ...BASE.deal, percent: 70 } },
      ['Deal', 'Flat fee, 60 %', 'Flat fee, 70 %'],
    ],
    [
      'the steps of a bonus',
      { deal: { ...BASE.deal, steps: [{ tickets: 500, amount: 20_000 }] } },
      {
        deal: {
          ...BASE.deal,
          steps: [500, 700].map((tickets) => ({ tickets, amount: 30_000 })),
        },
      },
      ['Bonus steps', '£200 from 500 tickets', '£300 from 500 tickets and £300 from 700 tickets'],
    ],
    [
      'a fee',
      { fee: { amount: 150_000, currency: 'GBP' } },
      { fee: { amount: 90_000, currency: 'GBP' } },
      ['Fee', '£1,500', '£900'],
    ],
    ['a status', { status: 'confirmed' }, { status: 'lost' }, ['Status', 'Confirmed', 'Lost']],
    ['notes', { notes: '' }, { notes: 'Three floors' }, ['Notes', 'Empty', 'Three floors']],
    [
      'travel',
      { travel: { ...BASE.travel, minutes: 90 } },
      { travel: { ...BASE.travel, minutes: 1 } },
      ['Travel time', '90 minutes', '1 minute'],
    ],
    [
      'a task',
      { tasks: [{ ...TASK, doneOn: '2026-11-27' }] },
      { tasks: [{ ...TASK, doneOn: '2026-11-28' }] },
      ['Task “Send the rider”', 'Done 27 Nov 2026', 'Done 28 Nov 2026'],
    ],
    [
      'a task that one deleted',
      { tasks: [] },
      { tasks: [{ ...TASK, text: 'Send both riders' }] },
      ['Task “Send both riders”', 'Deleted', 'Send both riders'],
    ],
    [
      'a payment',
      { payments: [{ ...DEPOSIT, amount: 50_000 }] },
      { payments: [{ ...DEPOSIT, paidOn: '2026-11-27' }] },
      ['Deposit, amount', '£500, not paid', '£600, paid 27 Nov 2026'],
    ],
    [
      'a payment that one deleted',
      { payments: [{ ...DEPOSIT, due: '2027-02-01' }] },
      { payments: [] },
      ['Deposit', 'Deposit £600, due 1 Feb 2027', 'Deleted'],
    ],
    [
      'a hold',
      { hold: { order: 1, until: '2026-12-01' } },
      { hold: { order: 2, until: null } },
      ['Hold', '1st hold until 1 Dec 2026', '2nd hold'],
    ],
    [
      'a radius clause',
      { radius: { distance: 20, unit: 'km', before: 14, after: 1 } },
      { radius: { distance: 30, unit: 'mi', before: 7, after: 7 } },
      ['Radius clause', '20 km, 14 days before, 1 day after', '30 miles, 7 days before, 7 days after'],
    ],
  ])('of %s', (_, mine, stored, [label, own, theirs]) => {
    expect(wordsOf(mine, stored)).toEqual([{ label, mine: own, stored: theirs }]);
  });

  it('of a venue is its name and city', () => {
    const venue = (name: string) => ({ ...BASE, venue: { ...VENUE, id: `ven_${name}`, name } });
    const [conflict] = mergeGig(BASE, venue('Fabric'), venue('Fold')).conflicts;
    expect(conflict && conflictWords(conflict, BASE)).toEqual({
      label: 'Venue',
      mine: 'Fabric, London',
      stored: 'Fold, London',
    });
  });
});

const VENUE = {
  ...{ name: 'Fabric', city: 'London', country: 'GB', latitude: null, longitude: null },
  ...{ travelMinutes: null, setUp: null },
};
