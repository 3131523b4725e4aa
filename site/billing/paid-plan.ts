import type { Billing } from '#core/billing/billing-schema.ts';
import { moneyWords } from '#core/money.ts';
import type { Said } from './plan-card.ts';
import type { PlanDays } from './plan-days.ts';
import { freeSide, proSide, type SideFacts } from './plan-sides.ts';
import { keptUntil, type StandingOf } from './plan-standing.ts';

// What the card says where Pro is paid for, or will be.

const KEPT =
  'Then your account is on Free. Everything you made stays, and what you made on Pro keeps its licence.';
/** What is known where Pro is paid for. */
export interface PaidFacts extends SideFacts {
  billing: Billing;
  now: Date;
}

/** What cancelling means where Pro is on. */
function cancelWords(paid: StandingOf<'pro'>['paid'], { billing, now }: PaidFacts, days: PlanDays): string {
  const until = keptUntil(billing, paid, now);
  return until === null
    ? `Pro ends right away, and we won’t collect the open payment. ${KEPT}`
    : `You keep Pro until ${days.weekday(until)}, and you won’t be charged again. ${KEPT}`;
}

const termOf = (interval: 'month' | 'year') => `a ${interval}`;

export function beforePro(
  standing: StandingOf<'ordered' | 'order-cancelled'>,
  facts: SideFacts,
  days: PlanDays,
): Said {
  const { startedAt, endsAt, paid } = standing;
  const trial = { startedAt, endsAt };
  const price = { price: paid.price, term: termOf(paid.interval) };
  const first = `First payment ${days.day(endsAt)}. Cancel before then and pay nothing`;
  if (standing.kind === 'ordered')
    return {
      heading: `Pro from ${days.weekday(endsAt)}`,
      text: `Your trial runs until then. First payment: ${moneyWords(paid.price)}.`,
      cancelling: `Your trial runs until ${days.moment(endsAt)}, and you won’t be charged. ${KEPT}`,
      trial,
      sides: [
        proSide('If you do nothing: Pro', facts, first, price),
        freeSide('If you cancel: Free', facts, { keeps: true, action: 'cancel', label: 'Cancel Pro' }),
      ],
    };
  return {
    heading: `Ends ${days.moment(endsAt)}`,
    text: 'You cancelled Pro. Your trial runs until then, and you won’t be charged.',
    trial,
    sides: [
      freeSide('If you do nothing: Free', facts, { keeps: true }),
      proSide('If you resume: Pro', facts, first, {
        ...price,
        action: 'resume',
        label: 'Resume Pro',
        isNext: true,
      }),
    ],
  };
}

export function onPro({ isDue, paid }: StandingOf<'pro'>, facts: PaidFacts, days: PlanDays): Said {
  const day = days.day(paid.periodEndsAt);
  const price = moneyWords(paid.price);
  const until = paid.graceUntil ?? paid.periodEndsAt;
  return {
    heading: isDue ? `Payment due ${day}` : `Next payment ${day}`,
    text: isDue
      ? `We’re waiting for word of your payment of ${price}. You keep Pro until ${days.day(until)}.`
      : `${price} for another ${paid.interval}. Cancel any time before.`,
    cancelling: cancelWords(paid, facts, days),
    sides: [
      proSide('What you have: Pro', facts, 'Cancel any time', {
        price: paid.price,
        term: termOf(paid.interval),
      }),
      freeSide('If you cancel: Free', facts, { keeps: true, action: 'cancel', label: 'Cancel Pro' }),
    ],
  };
}

export function cancelled({ endsAt, paid }: StandingOf<'cancelled'>, facts: SideFacts, days: PlanDays): Said {
  return {
    heading: `Pro ends ${days.weekday(endsAt)}`,
    text: 'You cancelled. You keep Pro until then, and you won’t be charged again.',
    sides: [
      freeSide('If you do nothing: Free', facts, { keeps: true }),
      proSide('If you resume: Pro', facts, `Next payment ${days.day(endsAt)}`, {
        ...{ price: paid.price, term: termOf(paid.interval) },
        ...{ action: 'resume', label: 'Resume Pro', isNext: true },
      }),
    ],
  };
}

export function pastDue(
  { graceUntil, paid }: StandingOf<'past-due'>,
  facts: PaidFacts,
  days: PlanDays,
): Said {
  const until = days.day(graceUntil);
  const { hasPortal } = facts.billing;
  const isCancelled = paid.cancelsAt !== null;
  return {
    heading: `Pro until ${days.weekday(graceUntil)}`,
    text: `We’ll try to collect ${moneyWords(paid.price)} again until then. If that works, Pro simply goes on.`,
    notice: `Your last payment failed. You keep Pro until ${until}.${hasPortal ? ' Update your card to stay on it.' : ''}`,
    cancelling: cancelWords(paid, facts, days),
    sides: [
      proSide('If the payment goes through: Pro', facts, 'Nothing else changes', {
        ...{ price: paid.price, term: termOf(paid.interval) },
        ...(hasPortal && ({ action: 'update-card', label: 'Update card', isNext: true } as const)),
      }),
      freeSide(`If not: Free on ${until}`, facts, {
        keeps: true,
        ...(isCancelled
          ? ({ action: 'resume', label: 'Resume Pro' } as const)
          : ({ action: 'cancel', label: 'Cancel Pro' } as const)),
      }),
    ],
  };
}

export function stopped(
  { isDisputed, trial, paid }: StandingOf<'stopped'>,
  facts: SideFacts,
  days: PlanDays,
): Said {
  const why = `Your last payment ${isDisputed ? 'is disputed with your bank' : 'was refunded'}`;
  const next =
    paid.cancelsAt === null
      ? `The next one is due ${days.day(paid.periodEndsAt)}.`
      : 'You won’t be charged again.';
  return {
    heading: trial ? `Ends ${days.moment(trial.endsAt)}` : 'Free for now',
    text: trial ? `Your trial runs until then. ${why}. ${next}` : `${why}, so Pro has stopped. ${next}`,
    cancelling: `Your subscription ends right away, and you won’t be charged again. ${
      trial
        ? `Your trial runs until ${days.moment(trial.endsAt)}. `
        : 'Your account stays on Free, with everything you made. '
    }You can get Pro again any time.`,
    trial,
    sides: [
      freeSide(trial ? 'After your trial: Free' : 'What you have: Free', facts, { keeps: true }),
      proSide('With the next payment: Pro', facts, 'Nothing else changes', {
        ...{ price: paid.price, term: termOf(paid.interval) },
        ...(paid.cancelsAt === null
          ? ({ action: 'cancel', label: 'Cancel Pro' } as const)
          : ({ action: 'resume', label: 'Resume Pro', isNext: true } as const)),
      }),
    ],
  };
}
