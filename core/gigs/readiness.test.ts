import { expect, it } from 'vitest';
import { exampleGig, exampleVenue, TRACKER } from '../../tests/support/gigs.ts';
import type { Gig, GigPayment } from './gig.ts';
import { type Readiness, readiness } from './readiness.ts';

const TODAY = '2026-11-20';
const NOW = { today: TODAY, night: TODAY, zone: 'Europe/Berlin' };
const gig = (told: Partial<Gig> = {}): Gig =>
  exampleGig('2026-11-29T01:00', {
    ...{ end: '2026-11-29T04:00', status: 'confirmed', fee: { amount: 135_000, currency: 'EUR' } },
    ...told,
  });
const pay = (kind: GigPayment['kind'], due: string | null, paidOn: string | null = null): GigPayment => ({
  ...{ id: `${kind}1`, kind, amount: 67_500, due, paidOn },
});
const sum = (amount: number, payment: GigPayment): GigPayment => ({ ...payment, amount });
const THOUSAND = { amount: 100_000, currency: 'EUR' };
const of = (part: Readiness['part'], told: Partial<Gig>, now = NOW) => {
  const found = readiness(gig(told), TRACKER, now).find((one) => one.part === part);
  return `${found?.state}: ${found?.name}, ${found?.text}`;
};

it('a status says since when it is so, and a hold where it stands', () => {
  expect(of('status', { statusAt: '2026-10-30T10:00:00.000Z' })).toBe('ok: Confirmed, Since 30 Oct');
  expect(of('status', { statusAt: '2025-10-30T10:00:00.000Z' })).toContain('Since 30 Oct 2025');
  const midnight = { statusAt: '2026-12-31T23:30:00.000Z' };
  expect(of('status', midnight, { ...NOW, today: '2027-01-02' })).toContain('Since 1 Jan');
  expect(of('status', midnight, { ...NOW, zone: 'America/New_York' })).toContain('Since 31 Dec');
  expect(of('status', { status: 'lost' })).toContain('nothing: Lost');
  expect(of('status', { status: 'quoted' })).toContain('waiting: Quoted');
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
  expect(of('balance', {})).toBe('waiting: Balance, €1,350, no due date');
  expect(of('balance', { status: 'paid' })).toBe('ok: Balance, €1,350 paid');
  expect(of('balance', { status: 'lead' })).toBe('nothing: Balance, €1,350 in talks');
  expect(of('balance', { status: 'paid', payments: [pay('balance', '2026-01-01')] })).toBe(
    'ok: Balance, €1,350 paid',
  );
});

it('a balance is what the fee leaves beside the deposits, and what comes on top', () => {
  const due = '2027-04-01';
  expect(of('balance', { payments: [pay('deposit', due)] })).toBe('waiting: Balance, €675, no due date');
  expect(of('balance', { status: 'hold', payments: [pay('deposit', due)] })).toBe(
    'nothing: Balance, €675 in talks',
  );
  expect(of('balance', { status: 'paid', payments: [pay('deposit', due)] })).toBe('ok: Balance, €675 paid');
  expect(of('balance', { payments: [sum(135_000, pay('deposit', due))] })).toBe(
    'nothing: Balance, Covered by the deposit',
  );
  expect(of('balance', { fee: { ...THOUSAND, amount: 0 } })).toBe('nothing: Balance, No fee');
  expect(of('balance', { fee: null })).toBe('nothing: Balance, No fee yet');
});

it('a balance is open until all of it came in, whatever is said of its payments', () => {
  const [deposit, extra] = [sum(50_000, pay('deposit', null, TODAY)), sum(5000, pay('extra', null, TODAY))];
  expect(of('balance', { fee: THOUSAND, payments: [deposit, extra] })).toBe(
    'waiting: Balance, €500, no due date',
  );
  const part = sum(40_000, pay('balance', null, TODAY));
  expect(of('balance', { status: 'played', fee: THOUSAND, payments: [part] })).toBe(
    'waiting: Balance, €600, no due date',
  );
  const rest = sum(60_000, pay('balance', null, '2026-11-06'));
  expect(of('balance', { status: 'played', fee: THOUSAND, payments: [part, rest] })).toBe(
    'ok: Balance, €1,000 paid 20 Nov',
  );
});

it('only what was due is late, and only what is due on a day is due then', () => {
  const [early, soon] = [
    sum(30_000, pay('balance', '2026-11-17')),
    sum(20_000, pay('balance', '2026-12-01')),
  ];
  const later = sum(50_000, pay('balance', '2027-01-01'));
  expect(of('balance', { fee: THOUSAND, payments: [later, early, soon] })).toBe(
    'danger: Balance, €300, 3 days late',
  );
  expect(of('balance', { fee: THOUSAND, payments: [later, soon] })).toBe('waiting: Balance, €200 due 1 Dec');
  expect(
    of('deposit', { fee: THOUSAND, payments: [pay('deposit', '2026-11-17'), pay('deposit', null)] }),
  ).toBe('danger: Deposit, €675, 3 days late');
});

it('a payment of nothing is none', () => {
  const nothing = (kind: GigPayment['kind']) => [sum(0, pay(kind, '2026-11-17'))];
  expect(of('deposit', { payments: nothing('deposit') })).toBe('nothing: Deposit, None agreed');
  expect(of('balance', { payments: nothing('balance') })).toBe('waiting: Balance, €1,350, no due date');
  expect(of('balance', { status: 'lost', payments: nothing('cancellation') })).toBe(
    'nothing: Balance, Nothing owed',
  );
});

it('the deposit of a gig that was called off is owed no more', () => {
  for (const status of ['cancelled', 'lost'] as const) {
    const late = pay('deposit', '2026-11-17');
    expect(of('deposit', { status, payments: [late] })).toBe('nothing: Deposit, Nothing owed');
    expect(of('deposit', { status, payments: [late, sum(20_000, pay('deposit', null, '2026-11-06'))] })).toBe(
      'ok: Deposit, €200 paid 6 Nov',
    );
  }
});

it('what is owed of a gig that was called off is its cancellation fee', () => {
  expect(of('balance', { status: 'cancelled' })).toBe('nothing: Balance, Nothing owed');
  expect(of('balance', { status: 'cancelled', payments: [pay('cancellation', '2026-11-19')] })).toBe(
    'danger: Cancellation fee, €675, 1 day late',
  );
  expect(of('balance', { status: 'cancelled', payments: [pay('cancellation', null, TODAY)] })).toBe(
    'ok: Cancellation fee, €675 paid 20 Nov',
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
  expect(of('travel', { venue, start: '2026-11-28' })).toBe('ok: Travel, 1 h');
});

it('a way that nobody said is estimated, and none within a city', () => {
  const home = { ...TRACKER, homeCity: 'Berlin', homeLatitude: 52.52, homeLongitude: 13.4 };
  const travelTo = (venue: Gig['venue']) =>
    readiness(gig({ venue, start: '2026-11-28' }), home, NOW).find(({ part }) => part === 'travel');
  expect(travelTo(exampleVenue('Ostkai', 'Berlin'))).toMatchObject({ text: 'In your city', state: 'ok' });
  const far = exampleVenue('Żuraw', 'Gdańsk', { latitude: 54.35, longitude: 18.65 });
  expect(travelTo(far)).toMatchObject({ text: expect.stringMatching(/^About \d+ h/), state: 'waiting' });
});

it('tasks are counted, those that are late first', () => {
  const task = (id: string, due: string | null, doneOn: string | null) => ({ id, text: id, due, doneOn });
  expect(of('tasks', {})).toBe('nothing: Tasks, None yet');
  expect(of('tasks', { tasks: [task('a', null, TODAY)] })).toBe('ok: Tasks, Done');
  expect(of('tasks', { tasks: [task('a', null, TODAY), task('b', null, TODAY)] })).toBe(
    'ok: Tasks, All 2 done',
  );
  expect(of('tasks', { tasks: [task('a', TODAY, null), task('b', null, TODAY)] })).toBe(
    'waiting: Tasks, 1 of 2 open',
  );
  expect(of('tasks', { tasks: [task('a', '2026-11-19', null), task('b', null, null)] })).toBe(
    'danger: Tasks, 1 late, 2 of 2 open',
  );
});
