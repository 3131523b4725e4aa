import type { Billing } from '#core/billing/billing-schema.ts';
import { PRO_PRICE, TRIAL_DAYS, waitsForTrial } from '#core/plans.ts';
import type { Subscription } from '#core/subscription.ts';
import { beforePro, cancelled, onPro, type PaidFacts, pastDue, stopped } from './paid-plan.ts';
import { type PlanDays, planDays } from './plan-days.ts';
import { freeSide, type PlanSide, proSide, type SideFacts, trialSide } from './plan-sides.ts';
import { type PlanStanding, planStanding, type StandingOf } from './plan-standing.ts';

/** All that the card of a plan says. */
export interface PlanCard {
  kind: PlanStanding['kind'];
  heading: string;
  text: string;
  /** What has to be done before all else. */
  notice: string | null;
  /** The ends of the trial that runs. */
  trial: { startedAt: string; endsAt: string } | null;
  sides: PlanSide[];
  /** What cancelling means, before it is done. */
  cancelling: string;
}

interface Moment {
  now: Date;
  timeZone?: string | undefined;
}

export type Said = Pick<PlanCard, 'heading' | 'text'> & Partial<PlanCard>;

const PRO = { price: PRO_PRICE, term: 'a month', action: 'get-pro', isNext: true } as const;

/** What the card says to that account now. */
export function planCard(
  billing: Billing,
  account: Subscription,
  facts: SideFacts,
  { now, timeZone }: Moment,
): PlanCard {
  const standing = planStanding(billing, account, now);
  const said = say(standing, { ...facts, billing, now }, planDays(now, timeZone));
  const sides = said.sides ?? [];
  const card = { kind: standing.kind, notice: null, trial: null, cancelling: '', ...said, sides };
  if (billing.payments !== null) return card;
  // Where nobody takes payments only the trial is left to press.
  const isClosed = sides.some(({ action }) => action === 'get-pro');
  return {
    ...card,
    text: isClosed ? `${card.text} Pro can’t be bought here right now.` : card.text,
    sides: sides.map((one) => (one.action === 'start-trial' ? one : { ...one, action: null })),
  };
}

function say(standing: PlanStanding, facts: PaidFacts, days: PlanDays): Said {
  switch (standing.kind) {
    case 'free':
      return {
        heading: 'Free',
        text: 'Every tool, for as long as you like.',
        sides: [freeSide('What you have: Free', facts, { keeps: false }), trialSide(facts)],
      };
    case 'trial-over':
      return onFree(ending('Your trial ended', standing.endedAt, days), 'Continue with Pro', facts);
    case 'ended':
      return onFree(ending('Pro ended', standing.endedAt, days), 'Get Pro', facts);
    case 'trial':
      return onTrial(standing, facts, days);
    case 'ordered':
    case 'order-cancelled':
      return beforePro(standing, facts, days);
    case 'pro':
      return onPro(standing, facts, days);
    case 'cancelled':
      return cancelled(standing, facts, days);
    case 'past-due':
      return pastDue(standing, facts, days);
    case 'stopped':
      return stopped(standing, facts, days);
    case 'paid-out':
    case 'given':
    case 'admin':
      return withoutPaying(standing, facts, days);
  }
}

const ending = (what: string, at: string | null, days: PlanDays): string =>
  at === null ? `${what}.` : `${what} on ${days.day(at)}.`;

const onFree = (why: string, label: string, facts: SideFacts): Said => ({
  heading: 'Free',
  text: `${why} Everything you made is still here.`,
  sides: [
    freeSide('What you have: Free', facts, { keeps: true }),
    proSide('Pro', facts, 'Cancel any time', { ...PRO, label }),
  ],
});

function onTrial({ startedAt, endsAt }: StandingOf<'trial'>, facts: PaidFacts, days: PlanDays): Said {
  const waits = waitsForTrial(endsAt, facts.now);
  const first = waits
    ? `First payment ${days.day(endsAt)}. Cancel before then and pay nothing`
    : 'First payment when you order. Cancel any time';
  return {
    heading: `Ends ${days.moment(endsAt)}`,
    text: `${TRIAL_DAYS} days of Pro, no card on file. You won’t be charged.`,
    trial: { startedAt, endsAt },
    sides: [
      freeSide('If you do nothing: Free', facts, { keeps: true }),
      proSide('If you continue: Pro', facts, first, { ...PRO, label: 'Continue with Pro' }),
    ],
  };
}

function withoutPaying(
  standing: StandingOf<'paid-out' | 'given' | 'admin'>,
  facts: SideFacts,
  days: PlanDays,
): Said {
  const last =
    standing.kind === 'admin' ? 'For as long as you’re an admin' : 'Nothing to pay and nothing to cancel';
  const mine = proSide('What you have: Pro', facts, last, {});
  if (standing.kind === 'admin')
    return { heading: 'Pro for admins', text: 'Admins have Pro without paying for it.', sides: [mine] };
  if (standing.endsAt === null)
    return { heading: 'Pro', text: 'You have it without paying for it.', sides: [mine] };
  const isPaid = standing.kind === 'paid-out';
  return {
    heading: `Pro until ${days.weekday(standing.endsAt)}`,
    text: isPaid
      ? 'Your subscription has ended. You keep what you paid for until then.'
      : 'You have it without paying for it.',
    sides: [mine, freeSide('After that: Free', facts, { keeps: true })],
  };
}
