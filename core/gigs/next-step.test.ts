import { describe, expect, it } from 'vitest';
import { aGig } from '../../tests/support/gigs.ts';
import { applyPatch } from './apply-patch.ts';
import type { GigPatch } from './gig.ts';
import { lateGigs, nextStep } from './next-step.ts';

const TODAY = '2026-11-20';
const FEE = { amount: 80_000, currency: 'EUR' } as const;

/** What comes next for a gig of 28 November that a patch was applied to. */
const stepOf = (
  patch: GigPatch,
  today = TODAY,
  { night = today, zone = 'Europe/Berlin', statusAt = '' } = {},
) => {
  const gig = aGig({ statusAt: statusAt || '2026-11-17T10:00:00.000Z' });
  const patched = applyPatch(gig, patch, { venue: null, client: null }, gig.statusAt);
  return nextStep(patched, { today, night, zone });
};
const deposit = (more: object = {}) => ({
  ...{ id: 'd', kind: 'deposit' as const, amount: 40_000, due: '2026-11-25', paidOn: null },
  ...more,
});

describe('what comes next in a gig', () => {
  it.each([
    ['lead', 'Asked 3 days ago'],
    ['quoted', 'Quoted 3 days ago'],
    ['contract-sent', 'Contract sent 3 days ago'],
  ] as const)('in talks (%s) is an answer, counted from its status', (status, text) => {
    expect(stepOf({ status })).toEqual({ text, state: 'waiting' });
  });

  it('of a hold is its place in the queue, and that it ran out', () => {
    expect(stepOf({ status: 'hold', hold: { order: 2, until: '2026-11-24' } })).toEqual({
      text: 'Behind one other act until 24 Nov',
      state: 'waiting',
    });
    expect(stepOf({ status: 'hold', hold: { order: 1, until: '2026-11-18' } }).state).toBe('danger');
  });

  it('in talks about a night that is over is that the date has passed', () => {
    expect(stepOf({ status: 'quoted' }, '2026-11-29')).toEqual({
      text: 'The date has passed',
      state: 'danger',
    });
  });

  it('of a confirmed gig is what falls due first, else the night', () => {
    const task = { id: 't', text: 'Send the door list', due: '2026-11-22', doneOn: null };
    expect(stepOf({ status: 'confirmed', fee: FEE, payments: [deposit()], tasks: [task] }).text).toBe(
      'Send the door list, due 22 Nov',
    );
    expect(stepOf({ status: 'confirmed', fee: FEE, payments: [deposit()] }).text).toBe('Deposit, due 25 Nov');
    expect(stepOf({ status: 'confirmed', tasks: [{ ...task, due: '2026-11-18' }] })).toEqual({
      text: 'Send the door list, 2 days late',
      state: 'danger',
    });
    expect(stepOf({ status: 'confirmed' }).text).toBe('In 8 days');
    expect(stepOf({ status: 'confirmed' }, '2026-11-27').text).toBe('Tomorrow');
    expect(stepOf({ status: 'confirmed' }, '2026-11-28').text).toBe('Tonight');
    expect(stepOf({ status: 'confirmed' }, '2026-11-30').text).toBe('Mark as played');
  });

  it('of a night that is over is to mark it as played, unless something is late', () => {
    const after = '2026-11-30';
    const task = { id: 't', text: 'Send the invoice', due: '2026-12-01', doneOn: null };
    const balance = deposit({ kind: 'balance', due: '2026-12-05' });
    expect(stepOf({ status: 'confirmed', fee: FEE, payments: [balance], tasks: [task] }, after)).toEqual({
      text: 'Mark as played',
      state: 'waiting',
    });
    expect(stepOf({ status: 'confirmed', tasks: [{ ...task, due: '2026-11-29' }] }, after).text).toBe(
      'Send the invoice, 1 day late',
    );
    const tonight = { night: '2026-11-28' };
    expect(stepOf({ status: 'confirmed', tasks: [task] }, '2026-11-29', tonight).text).toBe(
      'Send the invoice, due 1 Dec',
    );
  });

  it('is no payment of nothing', () => {
    for (const due of ['2026-11-25', '2026-11-15'])
      expect(stepOf({ status: 'confirmed', fee: FEE, payments: [deposit({ amount: 0, due })] }).text).toBe(
        'In 8 days',
      );
  });

  it('is still the night after midnight, until it is over', () => {
    const small = { night: '2026-11-28' };
    expect(stepOf({ status: 'confirmed' }, '2026-11-29', small)).toEqual({ text: 'Tonight', state: 'ok' });
    expect(stepOf({ status: 'quoted' }, '2026-11-29', small).text).toBe('Quoted 12 days ago');
    expect(stepOf({ status: 'confirmed' }, '2026-11-29').text).toBe('Mark as played');
    expect(
      stepOf({ status: 'hold', hold: { order: 1, until: '2026-11-28' } }, '2026-11-29', small).text,
    ).toBe('Ran out on 28 Nov');
  });

  it('in talks is counted from the day that it was where one reads it', () => {
    const statusAt = '2026-11-19T23:30:00.000Z';
    expect(stepOf({ status: 'lead' }, TODAY, { statusAt }).text).toBe('Asked today');
    expect(stepOf({ status: 'lead' }, TODAY, { statusAt, zone: 'Europe/London' }).text).toBe(
      'Asked yesterday',
    );
  });

  it('is the money before all else once that is late, and only what is overdue of it', () => {
    const balance = deposit({ id: 'b', kind: 'balance', due: '2026-12-10' });
    const late = deposit({ due: '2026-11-15' });
    expect(stepOf({ status: 'confirmed', fee: FEE, payments: [late, balance] })).toEqual({
      text: '€400 is 5 days late',
      state: 'danger',
    });
  });

  it('of a gig that was played is what is to come, with its year where that is another', () => {
    const balance = deposit({ kind: 'balance', amount: 80_000, due: '2027-01-05' });
    expect(stepOf({ status: 'played', fee: FEE, payments: [balance] }).text).toBe('€800 due 5 Jan 2027');
    expect(stepOf({ status: 'played', fee: FEE }).text).toBe('€800 to come');
    expect(stepOf({ status: 'played' }).text).toBe('Mark as paid');
  });

  it('of what is over says how it ended', () => {
    expect(stepOf({ status: 'paid', fee: FEE })).toEqual({ text: 'Paid', state: 'ok' });
    expect(stepOf({ status: 'lost' }).text).toBe('Lost');
    expect(stepOf({ status: 'cancelled', outcome: { rider: null, calledOffBy: 'client' } }).text).toBe(
      'Cancelled by the client',
    );
  });

  it('of a cancellation fee that is late says so', () => {
    const fee = deposit({ kind: 'cancellation', amount: 20_000, due: '2026-11-19' });
    expect(stepOf({ status: 'cancelled', fee: FEE, payments: [fee] }).text).toBe('€200 is 1 day late');
  });
});

it('gigs whose money is late come the longest overdue first, and no others', () => {
  const owing = (id: string, due: string) =>
    aGig({ id, status: 'played', fee: FEE, unpaid: 40_000, unpaidDue: due, payments: [deposit({ due })] });
  const gigs = [owing('gig_1', '2026-11-19'), owing('gig_2', '2026-11-20'), owing('gig_3', '2026-11-02')];
  expect(lateGigs([...gigs, aGig()], TODAY).map(({ id }) => id)).toEqual(['gig_3', 'gig_1']);
});
