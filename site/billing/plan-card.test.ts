import { expect, it } from 'vitest';
import type { Billing } from '#core/billing/billing-schema.ts';
import { endsAtOnce } from '#core/billing/plan-state.ts';
import type { Subscription } from '#core/subscription.ts';
import { account, billing, invoice, NOW, onTrial, paid, pro, TRIAL } from './billing-of-tests.ts';
import { planCard } from './plan-card.ts';
import { keptUntil } from './plan-standing.ts';

const FACTS = { balance: 20, daily: 3 };
const cardOf = (of: Billing, who: Subscription, facts: { balance: number | null; daily: number } = FACTS) =>
  planCard(of, who, facts, { now: NOW, timeZone: 'Europe/Berlin' });

/** What stands large, what it says, and what can be pressed. */
function told(of: Billing, who: Subscription) {
  const { kind, heading, text, notice, sides } = cardOf(of, who);
  return [
    kind,
    heading,
    text,
    ...(notice === null ? [] : [notice]),
    ...sides.map(({ title, label, action, isNext }) =>
      action === null ? title : `${title} [${isNext ? '!' : ''}${label}: ${action}]`,
    ),
  ];
}

const AT_ONCE = 'Pro ends right away, and we won’t collect the open payment. Then your account is on Free.';
/** A month that is over, and no other is paid for yet. */
const UNPAID = { paidUntil: '2026-11-18T09:00:00.000Z' };
const AHEAD = '2026-12-12T09:00:00.000Z';
const trialing = paid({
  ...{ status: 'trialing', trialEndsAt: TRIAL.endsAt, periodEndsAt: TRIAL.endsAt },
  ...{ paidUntil: null, graceUntil: '2026-11-25T21:12:00.000Z' },
});

it('Free: the trial can be started, once', () => {
  expect(told(billing(), account())).toEqual([
    ...['free', 'Free', 'Every tool, for as long as you like.', 'What you have: Free'],
    'Trial: Pro for 7 days [!Start Free Trial: start-trial]',
  ]);
  const over = account({ hasProTrial: true, trialEndsAt: '2026-10-24T21:12:00.000Z' });
  expect(told(billing(), over)).toEqual([
    ...['trial-over', 'Free', 'Your trial ended on 24 Oct. Everything you made is still here.'],
    ...['What you have: Free', 'Pro [!Continue with Pro: get-pro]'],
  ]);
});

it('a trial says when it ends, and what comes of doing nothing', () => {
  const of = billing({ trial: TRIAL });
  expect(told(of, onTrial)).toEqual([
    ...['trial', 'Ends Tuesday 24 Nov, 22:12', '7 days of Pro, no card on file. You won’t be charged.'],
    ...['If you do nothing: Free', 'If you continue: Pro [!Continue with Pro: get-pro]'],
  ]);
  expect(cardOf(of, onTrial).trial).toEqual(TRIAL);
  expect(JSON.stringify(cardOf(of, onTrial).sides)).toContain('First payment 24 Nov. Cancel before then');
  const nearlyOver = { ...onTrial, trialEndsAt: '2026-11-21T09:00:00.000Z' };
  expect(JSON.stringify(cardOf(billing(), nearlyOver).sides)).toContain('First payment when you order');
  // Of a trial that is in no record only its end is known.
  expect(cardOf(billing(), onTrial).trial).toEqual(TRIAL);
});

it('Pro that is ordered on a trial is paid for when that ends, and can be cancelled and resumed before', () => {
  const of = billing({ trial: TRIAL, subscription: trialing, proUntil: '2026-11-25T21:12:00.000Z' });
  expect(told(of, pro)).toEqual([
    ...['ordered', 'Pro from Tuesday 24 Nov', 'Your trial runs until then. First payment: $16.99.'],
    ...['If you do nothing: Pro', 'If you cancel: Free [Cancel Pro: cancel]'],
  ]);
  expect(cardOf(of, pro).cancelling).toContain('Your trial runs until Tuesday 24 Nov, 22:12');
  const cancelled = { ...trialing, cancelsAt: TRIAL.endsAt, graceUntil: null };
  expect(told(billing({ trial: TRIAL, subscription: cancelled }), onTrial)).toEqual([
    ...['order-cancelled', 'Ends Tuesday 24 Nov, 22:12'],
    'You cancelled Pro. Your trial runs until then, and you won’t be charged.',
    ...['If you do nothing: Free', 'If you resume: Pro [!Resume Pro: resume]'],
  ]);
});

it('Pro says when it is paid for next, and for what', () => {
  const of = billing({ subscription: paid(), proUntil: AHEAD });
  expect(told(of, pro)).toEqual([
    ...['pro', 'Next payment 5 Dec', '$16.99 for another month. Cancel any time before.'],
    ...['What you have: Pro', 'If you cancel: Free [Cancel Pro: cancel]'],
  ]);
  expect(cardOf(of, pro).cancelling).toContain('You keep Pro until Saturday 5 Dec');
  const due = paid({
    ...UNPAID,
    periodEndsAt: '2026-11-18T09:00:00.000Z',
    graceUntil: '2026-11-25T09:00:00.000Z',
  });
  const isDue = billing({ subscription: due, proUntil: '2026-11-25T09:00:00.000Z' });
  expect(told(isDue, pro)[1]).toBe('Payment due 18 Nov');
  expect(cardOf(isDue, pro).cancelling).toContain(AT_ONCE);
});

it('Pro that was cancelled runs on to its end, and can be resumed', () => {
  const until = '2026-12-05T09:00:00.000Z';
  const of = billing({ subscription: paid({ cancelsAt: until, graceUntil: null }), proUntil: until });
  expect(told(of, pro)).toEqual([
    ...['cancelled', 'Pro ends Saturday 5 Dec'],
    'You cancelled. You keep Pro until then, and you won’t be charged again.',
    ...['If you do nothing: Free', 'If you resume: Pro [!Resume Pro: resume]'],
  ]);
});

it('a payment that failed is said first, with the way to the card where there is one', () => {
  const late = paid({
    ...UNPAID,
    status: 'past-due',
    isPastDue: true,
    graceUntil: '2026-11-25T09:00:00.000Z',
  });
  const of = billing({ subscription: late, proUntil: '2026-11-25T09:00:00.000Z' });
  expect(told(of, pro)).toEqual([
    ...['past-due', 'Pro until Wednesday 25 Nov'],
    'We’ll try to collect $16.99 again until then. If that works, Pro simply goes on.',
    'Your last payment failed. You keep Pro until 25 Nov. Update your card to stay on it.',
    'If the payment goes through: Pro [!Update card: update-card]',
    'If not: Free on 25 Nov [Cancel Pro: cancel]',
  ]);
  expect(cardOf(of, pro).cancelling).toContain(AT_ONCE);
  const active = { ...late, status: 'active' } as const;
  expect(cardOf({ ...of, subscription: active }, pro).cancelling).toContain(AT_ONCE);
  const without = told({ ...of, hasPortal: false }, pro);
  expect(without).toContain('Your last payment failed. You keep Pro until 25 Nov.');
  expect(without).toContain('If the payment goes through: Pro');
  const cancelled = { ...late, cancelsAt: '2026-12-18T09:00:00.000Z' };
  expect(told({ ...of, subscription: cancelled }, pro)).toContain(
    'If not: Free on 25 Nov [Resume Pro: resume]',
  );
});

it('a payment that went back ends Pro at once, and its subscription can still be cancelled', () => {
  const back = paid({ paidUntil: null, graceUntil: null });
  const of = (standing: 'refunded' | 'disputed') =>
    billing({ subscription: back, invoices: [invoice({ standing })] });
  expect(told(of('refunded'), account())).toEqual([
    ...['stopped', 'Free for now'],
    'Your last payment was refunded, so Pro has stopped. The next one is due 5 Dec.',
    ...['What you have: Free', 'With the next payment: Pro [Cancel Pro: cancel]'],
  ]);
  expect(told(of('disputed'), account())[2]).toContain('is disputed with your bank');
  expect(cardOf(of('refunded'), account()).cancelling).toContain('You can get Pro again any time.');
});

it('a trial that runs is said where a payment went back, with the subscription that goes on', () => {
  const back = paid({ paidUntil: null, graceUntil: null });
  const of = billing({ trial: TRIAL, subscription: back, invoices: [invoice({ standing: 'refunded' })] });
  expect(told(of, onTrial)).toEqual([
    ...['stopped', 'Ends Tuesday 24 Nov, 22:12'],
    'Your trial runs until then. Your last payment was refunded. The next one is due 5 Dec.',
    ...['After your trial: Free', 'With the next payment: Pro [Cancel Pro: cancel]'],
  ]);
  expect(cardOf(of, onTrial).trial).toEqual(TRIAL);
  expect(cardOf(of, onTrial).cancelling).toContain('Your trial runs until Tuesday 24 Nov, 22:12.');
});

it('cancelling ends Pro at once where the server has it so, and what was given goes on', () => {
  for (const paidUntil of ['2026-11-19T09:59:00.000Z', '2026-11-19T10:01:00.000Z', null]) {
    const one = paid({ paidUntil });
    const of = billing({ subscription: one, proUntil: one.graceUntil });
    expect(keptUntil(of, one, NOW) === null).toBe(endsAtOnce({ id: 'sub_1', ...one }, NOW));
  }
  const late = paid({ ...UNPAID, status: 'past-due', isPastDue: true });
  const given = billing({ subscription: late, proUntil: '2027-02-01T09:00:00.000Z' });
  expect(cardOf(given, pro).cancelling).toContain('You keep Pro until Monday 1 Feb 2027');
});

it('Pro that has ended can be had again', () => {
  const ended = paid({ status: 'ended', graceUntil: null, paidUntil: '2026-11-05T09:00:00.000Z' });
  expect(told(billing({ subscription: ended, proUntil: '2026-11-05T09:00:00.000Z' }), account())).toEqual([
    ...['ended', 'Free', 'Pro ended on 5 Nov. Everything you made is still here.'],
    ...['What you have: Free', 'Pro [!Get Pro: get-pro]'],
  ]);
  // The session is a moment behind.
  expect(told(billing({ subscription: ended, proUntil: '2026-11-05T09:00:00.000Z' }), pro)[0]).toBe('ended');
});

it('what is paid for and no longer renewed, what was given, and what admins have', () => {
  const over = paid({ status: 'ended', graceUntil: null });
  expect(told(billing({ subscription: over, proUntil: over.paidUntil }), pro)).toEqual([
    ...['paid-out', 'Pro until Saturday 5 Dec'],
    'Your subscription has ended. You keep what you paid for until then.',
    ...['What you have: Pro', 'After that: Free'],
  ]);
  expect(told(billing({ proUntil: '2027-02-01T09:00:00.000Z' }), pro)).toEqual([
    ...['given', 'Pro until Monday 1 Feb 2027', 'You have it without paying for it.'],
    ...['What you have: Pro', 'After that: Free'],
  ]);
  expect(told(billing(), pro).slice(0, 2)).toEqual(['given', 'Pro']);
  expect(told(billing(), account({ role: 'admin' })).slice(0, 2)).toEqual(['admin', 'Pro for admins']);
});

it('where nobody takes payments Pro is not offered, and the trial is', () => {
  const closed = { payments: null, hasPortal: false } as const;
  expect(told(billing(closed), account())).toContain(
    'Trial: Pro for 7 days [!Start Free Trial: start-trial]',
  );
  const [, , text, , side] = told(billing({ ...closed, trial: TRIAL }), onTrial);
  expect(text).toContain('Pro can’t be bought here right now.');
  expect(side).toBe('If you continue: Pro');
});

it('a balance that did not load is not made up', () => {
  const said = JSON.stringify(cardOf(billing({ trial: TRIAL }), onTrial, { balance: null, daily: 3 }).sides);
  expect(said).toContain('"3 generations a day, every tool"');
  expect(said).not.toContain('untouched');
});
