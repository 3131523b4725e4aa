import { describe, expect, it } from 'vitest';
import { aGig, exampleVenue } from '../../tests/support/gigs.ts';
import { timelineOf } from './describe-change.ts';
import type { Gig, GigPayment } from './gig.ts';

const texts = (before: Partial<Gig>, after: Partial<Gig>): string[] =>
  timelineOf(aGig(before), aGig({ ...before, ...after })).map(({ text }) => text);

const DEPOSIT: GigPayment = { id: 'a', kind: 'deposit', amount: 67_500, due: '2026-11-06', paidOn: null };

describe('the timeline of a gig', () => {
  it.each<[string, Partial<Gig>]>([
    ['Added as a lead', { status: 'lead' }],
    ['Added as quoted', { status: 'quoted' }],
    ['Added as 2nd hold until 1 Dec', { status: 'hold', hold: { order: 2, until: '2026-12-01' } }],
    ['Added as hold', { status: 'hold' }],
    ['Added, contract sent', { status: 'contract-sent' }],
    ['Added as confirmed', { status: 'confirmed' }],
    ['Added as paid in full', { status: 'paid' }],
  ])('begins with how it was added: %s', (text, gig) => {
    expect(timelineOf(null, aGig({ ...gig, payments: [DEPOSIT] }))).toEqual([{ kind: 'made', text }]);
  });

  it.each<[string, Partial<Gig>]>([
    ['Confirmed', { status: 'confirmed' }],
    ['Contract sent', { status: 'contract-sent' }],
    ['1st hold', { status: 'hold', hold: { order: 1, until: null } }],
    ['3rd hold until 1 Jan 2027', { status: 'hold', hold: { order: 3, until: '2027-01-01' } }],
    ['4th hold until 1 Dec', { status: 'hold', hold: { order: 4, until: '2026-12-01' } }],
    ['Paid in full', { status: 'paid' }],
    ['Called off by the client', { status: 'cancelled', outcome: { rider: null, calledOffBy: 'client' } }],
    ['Called off by you', { status: 'cancelled', outcome: { rider: null, calledOffBy: 'me' } }],
    ['Called off', { status: 'cancelled' }],
    ['Lost', { status: 'lost' }],
  ])('says the status: %s', (text, after) => {
    expect(timelineOf(aGig({ status: 'lead' }), aGig(after))).toEqual([{ kind: 'status', text }]);
  });

  it('says when a hold moves up, and who called off', () => {
    const hold = { status: 'hold' as const, hold: { order: 2, until: null } };
    expect(texts(hold, { hold: { order: 1, until: null } })).toEqual(['1st hold']);
    const off = { status: 'cancelled' as const };
    expect(texts(off, { outcome: { rider: null, calledOffBy: 'client' } })).toEqual([
      'Called off by the client',
    ]);
    expect(texts({ status: 'lead' }, { hold: { order: 1, until: null } })).toEqual([]);
  });

  it('says when it is moved, by its night and the time on the wall', () => {
    const sunday = { start: '2026-11-29T01:00', night: '2026-11-28' };
    expect(texts(sunday, { start: '2026-12-05T23:00', night: '2026-12-05' })).toEqual([
      'Moved from Sat 28 Nov, 01:00 after midnight to Sat 5 Dec, 23:00',
    ]);
    expect(texts({ start: '2026-11-28', night: '2026-11-28' }, sunday)).toEqual([
      'Moved from Sat 28 Nov to Sat 28 Nov, 01:00 after midnight',
    ]);
    expect(texts(sunday, { start: '2027-01-02', night: '2027-01-02' })).toEqual([
      'Moved from Sat 28 Nov 2026, 01:00 after midnight to Sat 2 Jan 2027',
    ]);
    expect(
      texts(
        { start: '2026-10-25T02:30', night: '2026-10-24' },
        { start: '2026-10-25T02:30+01:00', night: '2026-10-24' },
      ),
    ).toEqual([
      'Moved from Sat 24 Oct, 02:30 after midnight to Sat 24 Oct, 02:30 after midnight (UTC+01:00)',
    ]);
  });

  it('says when the end or the zone changes', () => {
    expect(texts({ end: null }, { end: '2026-11-29T04:00' })).toEqual(['Ends at 04:00']);
    expect(texts({ end: '2026-11-29T04:00' }, { end: '2026-11-29T05:00' })).toEqual([
      'Ends at 05:00, was 04:00',
    ]);
    expect(texts({ end: '2026-11-29T04:00' }, { end: null })).toEqual(['End time removed, was 04:00']);
    expect(texts({ zone: 'Europe/London' }, { zone: 'Europe/Berlin' })).toEqual([
      'Time zone Europe/Berlin, was Europe/London',
    ]);
  });

  it('says where it goes, and not when the same venue is renamed', () => {
    const fabric = exampleVenue('Fabric', 'London', { id: 'ven_1' });
    const garden = exampleVenue('Garden', '', { id: 'ven_2' });
    expect(texts({ venue: null }, { venue: fabric })).toEqual(['Venue: Fabric, London']);
    expect(texts({ venue: fabric }, { venue: garden })).toEqual(['Moved from Fabric to Garden']);
    expect(texts({ venue: fabric }, { venue: null })).toEqual(['Venue removed, was Fabric']);
    expect(texts({ venue: fabric }, { venue: { ...garden, id: 'ven_1' } })).toEqual([]);
    const unsaved = (name: string) => ({ venue: exampleVenue(name, '', { id: '' }) });
    expect(texts(unsaved('Fabric'), unsaved('Garden'))).toEqual(['Moved from Fabric to Garden']);
  });

  it('says for whom it is, and not when the same client is renamed', () => {
    const [kasia, tomek] = [
      { id: 'cli_k', name: 'Kasia' },
      { id: 'cli_t', name: 'Tomek' },
    ];
    expect(timelineOf(aGig(), aGig({ client: kasia }))).toEqual([{ kind: 'people', text: 'Client: Kasia' }]);
    expect(texts({ client: kasia }, { client: tomek })).toEqual(['Client: Tomek, was Kasia']);
    expect(texts({ client: kasia }, { client: null })).toEqual(['Client removed, was Kasia']);
    expect(texts({ client: kasia }, { client: { ...kasia, name: 'K. Nowak' } })).toEqual([]);
    expect(texts({ client: kasia }, { client: { ...kasia } })).toEqual([]);
  });

  it('says the fee, and what it was', () => {
    const fee = (amount: number) => ({ fee: { amount, currency: 'GBP' } });
    expect(texts(fee(100_000), fee(120_000))).toEqual(['Fee £1,200, was £1,000']);
    expect(texts({ fee: null }, fee(120_050))).toEqual(['Fee £1,200.50']);
    expect(texts(fee(100_000), { fee: null })).toEqual(['Fee removed, was £1,000']);
  });

  it('says what was paid, is due, or was taken out', () => {
    const fee = { amount: 135_000, currency: 'EUR' };
    const from = (before: GigPayment[], after: GigPayment[]) =>
      texts({ fee, payments: before }, { payments: after });
    const paid = { ...DEPOSIT, paidOn: '2026-11-06' };
    expect(from([DEPOSIT], [paid])).toEqual(['Deposit €675 paid 6 Nov']);
    expect(from([], [paid])).toEqual(['Deposit €675 paid 6 Nov']);
    expect(from([paid], [DEPOSIT])).toEqual(['Deposit €675 marked as unpaid']);
    expect(from([], [DEPOSIT])).toEqual(['Deposit €675 due 6 Nov']);
    expect(from([], [{ ...DEPOSIT, due: null }])).toEqual(['Deposit €675 added']);
    expect(from([DEPOSIT], [{ ...DEPOSIT, amount: 70_000 }])).toEqual(['Deposit €700 due 6 Nov, was €675']);
    expect(from([DEPOSIT], [{ ...DEPOSIT, due: null }])).toEqual(['Deposit €675, was due 6 Nov']);
    expect(from([{ ...DEPOSIT, due: null }], [DEPOSIT])).toEqual(['Deposit €675 due 6 Nov']);
    expect(from([DEPOSIT], [])).toEqual(['Deposit €675 removed']);
    expect(from([DEPOSIT], [{ ...DEPOSIT }])).toEqual([]);
    expect(texts({ fee: null, payments: [DEPOSIT] }, { payments: [paid] })).toEqual(['Deposit paid 6 Nov']);
  });

  it('says what of a paid payment is another', () => {
    const fee = { amount: 135_000, currency: 'EUR' };
    const paid = { ...DEPOSIT, paidOn: '2026-11-06' };
    const into = (part: Partial<GigPayment>) =>
      texts({ fee, payments: [paid] }, { payments: [{ ...paid, ...part }] });
    expect(into({ amount: 70_000 })).toEqual(['Deposit €700, was €675']);
    expect(into({ kind: 'balance' })).toEqual(['Balance €675, was deposit']);
    expect(into({ due: '2027-01-07' })).toEqual(['Deposit €675 due 7 Jan 2027, was due 6 Nov']);
    expect(into({ due: null })).toEqual(['Deposit €675, was due 6 Nov']);
    expect(into({ kind: 'extra', amount: 5_000, due: '2026-11-07' })).toEqual([
      'Extra €50 due 7 Nov, was deposit €675 due 6 Nov',
    ]);
    expect(into({ paidOn: '2026-11-07' })).toEqual(['Deposit €675 paid 7 Nov']);
    expect(into({})).toEqual([]);
  });

  it('says which tasks are done', () => {
    const task = { id: 't', text: 'Send the rider', due: null, doneOn: null };
    const done = { ...task, doneOn: '2026-11-06' };
    expect(texts({ tasks: [task] }, { tasks: [done] })).toEqual(['Done: Send the rider']);
    expect(texts({ tasks: [done] }, { tasks: [task] })).toEqual(['Reopened: Send the rider']);
    expect(texts({ tasks: [] }, { tasks: [task] })).toEqual([]);
  });

  it('says when it goes to the trash and comes back', () => {
    const at = '2026-11-06T10:00:00.000Z';
    expect(texts({}, { deletedAt: at })).toEqual(['Moved to trash']);
    expect(texts({ deletedAt: at }, { deletedAt: null })).toEqual(['Restored']);
  });

  it('says nothing of notes, times of the night and names', () => {
    const item = { id: 's', kind: 'doors' as const, label: '', start: '2026-11-28T23:00', end: null };
    expect(texts({}, { notes: 'Bring cables', schedule: [item], title: 'Other' })).toEqual([]);
  });
});
