import { expect, it } from 'vitest';
import { exampleGig, exampleVenue, TRACKER } from '../../tests/support/gigs.ts';
import type { Gig, GigPayment } from './gig.ts';
import { type Readiness, readiness } from './readiness.ts';

const TODAY = '2026-11-20';
const gig = (told: Partial<Gig> = {}): Gig =>
  exampleGig('2026-11-29T01:00', {
    ...{ end: '2026-11-29T04:00', status: 'confirmed', fee: { amount: 135_000, currency: 'EUR' } },
    ...told,
  });
const pay = (kind: GigPayment['kind'], due: string | null, paidOn: string | null = null): GigPayment => ({
  ...{ id: `${kind}1`, kind, amount: 67_500, due, paidOn },
});
const of = (part: Readiness['part'], told: Partial<Gig>) => {
  const found = readiness(gig(told), TRACKER, TODAY).find((one) => one.part === part);
  return `${found?.state}: ${found?.name}, ${found?.text}`;
};

it('a status says since when it is so, and a hold where it stands', () => {
  expect(of('status', { statusAt: '2026-10-30T10:00:00.000Z' })).toBe('ok: Confirmed, Since 30 Oct');
  expect(of('status', { statusAt: '2025-10-30T10:00:00.000Z' })).toContain('Since 30 Oct 2025');
  const hold = { order: 1, until: '2026-12-01' };
  expect(of('status', { status: 'hold', hold })).toBe('waiting: Hold, Yours until 1 Dec');
  expect(of('status', { status: 'hold', hold: { ...hold, until: '2026-11-01' } })).toContain('danger');
});

it('a deposit is late, due, paid or was never agreed', () => {
  expect(of('deposit', {})).toBe('nothing: Deposit, None agreed');
  expect(of('deposit', { payments: [pay('deposit', '2026-11-17')] })).toBe(
    'danger: Deposit, €675, 3 days late',
  );
  expect(of('deposit', { payments: [pay('deposit', '2026-11-20')] })).toBe(
    'waiting: Deposit, €675 due 20 Nov',
  );
  expect(of('deposit', { payments: [pay('deposit', null)] })).toBe('waiting: Deposit, €675, no due date');
  expect(of('deposit', { payments: [pay('deposit', null, '2026-11-06')] })).toBe(
    'ok: Deposit, €675 paid 6 Nov',
  );
});

it('nothing is late before it is agreed', () => {
  expect(of('deposit', { status: 'quoted', payments: [pay('deposit', '2026-11-17')] })).toBe(
    'waiting: Deposit, €675 due 17 Nov',
  );
});

it('a balance is the fee where nobody split it, and nothing once the gig is paid', () => {
  expect(of('balance', { unpaid: 135_000 })).toBe('waiting: Balance, €1,350, no due date');
  expect(of('balance', { status: 'paid' })).toBe('ok: Balance, €1,350 paid');
  expect(of('balance', { status: 'lead' })).toBe('nothing: Balance, €1,350 in talks');
  expect(of('balance', { status: 'paid', payments: [pay('balance', '2026-01-01')] })).toBe(
    'ok: Balance, €675 paid',
  );
});

it('what is owed of a gig that was called off is its cancellation fee', () => {
  expect(of('balance', { status: 'cancelled' })).toBe('nothing: Balance, Nothing owed');
  expect(of('balance', { status: 'cancelled', payments: [pay('cancellation', '2026-11-19')] })).toBe(
    'danger: Cancellation fee, €675, 1 day late',
  );
});

it('travel says how long, how it is known, and when to leave', () => {
  const travel = { minutes: 400, kilometres: null, by: 'train', from: '', note: '' } as const;
  expect(of('travel', {})).toBe('nothing: Travel, Not known yet');
  expect(of('travel', { travel })).toBe('ok: Travel, 6 h 40 by train, leave 17:20');
  expect(of('travel', { travel: { ...travel, minutes: 1440, by: 'foot' } })).toBe(
    'ok: Travel, 24 h on foot, leave 00:00',
  );
  const venue = exampleVenue('Żuraw', 'Gdańsk', { travelMinutes: 60 });
  expect(of('travel', { venue, start: '2026-11-28' })).toContain('1 h');
});

it('tasks are counted, those that are late first', () => {
  const task = (id: string, due: string | null, doneOn: string | null) => ({ id, text: id, due, doneOn });
  expect(of('tasks', {})).toBe('nothing: Tasks, None yet');
  expect(of('tasks', { tasks: [task('a', null, TODAY)] })).toBe('ok: Tasks, Done');
  expect(of('tasks', { tasks: [task('a', TODAY, null), task('b', null, TODAY)] })).toBe(
    'waiting: Tasks, 1 of 2 open',
  );
  expect(of('tasks', { tasks: [task('a', '2026-11-19', null), task('b', null, null)] })).toBe(
    'danger: Tasks, 1 late, 2 of 2 open',
  );
});
