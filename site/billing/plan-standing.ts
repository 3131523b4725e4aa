import type { Billing } from '#core/billing/billing-schema.ts';
import { TRIAL_DAYS } from '#core/plans.ts';
import { isPro, offersTrial, type Subscription } from '#core/subscription.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Paid = NonNullable<Billing['subscription']>;
type TrialEnds = { startedAt: string; endsAt: string };

/** Where an account stands with its plan. Instants are ISO. */
export type PlanStanding =
  /** On Free, and may start its trial. */
  | { kind: 'free' }
  | { kind: 'trial-over'; endedAt: string | null }
  | { kind: 'trial'; startedAt: string; endsAt: string }
  /** On trial, with Pro ordered for after it, or with that order cancelled. */
  | { kind: 'ordered' | 'order-cancelled'; startedAt: string; endsAt: string; paid: Paid }
  /** `isDue`: its next payment is due, and nobody has told of it yet. */
  | { kind: 'pro'; isDue: boolean; paid: Paid }
  | { kind: 'cancelled'; endsAt: string; paid: Paid }
  | { kind: 'past-due'; graceUntil: string; paid: Paid }
  /** The last payment went back, so Pro is off, and the subscription goes on. `trial`: the ends of one that runs. */
  | { kind: 'stopped'; isDisputed: boolean; trial: TrialEnds | null; paid: Paid }
  /** The subscription is over, and what it paid for is not. */
  | { kind: 'paid-out'; endsAt: string }
  | { kind: 'ended'; endedAt: string | null }
  /** Pro without paying for it; null: until nobody knows when. */
  | { kind: 'given'; endsAt: string | null }
  | { kind: 'admin' };

export type StandingOf<Kind extends PlanStanding['kind']> = Extract<PlanStanding, { kind: Kind }>;

export function planStanding(billing: Billing, account: Subscription, now: Date): PlanStanding {
  const { subscription, proUntil } = billing;
  const isAhead = (iso: string | null): iso is string => iso !== null && Date.parse(iso) > now.getTime();
  const hasEnded = subscription?.status === 'ended' || subscription?.status === 'incomplete';
  const trialEnd = asIso(account.trialEndsAt);
  const trial = isAhead(trialEnd) && isPro(account, now) ? trialFrom(billing, trialEnd) : null;
  if (subscription && !hasEnded) return paidStanding(billing, subscription, trial, isAhead);
  if (account.role === 'admin' && account.subscriptionStatus !== 'active') return { kind: 'admin' };
  if (isAhead(proUntil))
    return { kind: subscription?.paidUntil === proUntil ? 'paid-out' : 'given', endsAt: proUntil };
  if (trial) return { kind: 'trial', ...trial };
  if (proUntil !== null || subscription?.status === 'ended') return { kind: 'ended', endedAt: proUntil };
  // Pro from before there was a record of it.
  if (account.subscriptionStatus === 'active') return { kind: 'given', endsAt: null };
  if (offersTrial(account, now)) return { kind: 'free' };
  return { kind: 'trial-over', endedAt: trialEnd };
}

function paidStanding(
  billing: Billing,
  paid: Paid,
  trial: TrialEnds | null,
  isAhead: (iso: string | null) => iso is string,
): PlanStanding {
  const { status, trialEndsAt, cancelsAt, graceUntil } = paid;
  if (status === 'trialing' && isAhead(trialEndsAt))
    return {
      kind: cancelsAt === null ? 'ordered' : 'order-cancelled',
      ...trialFrom(billing, trialEndsAt),
      paid,
    };
  const standing = billing.invoices.find(({ credits }) => credits === null)?.standing;
  if (!isAhead(billing.proUntil))
    return { kind: 'stopped', isDisputed: standing === 'disputed', trial, paid };
  if (paid.isPastDue && graceUntil !== null) return { kind: 'past-due', graceUntil, paid };
  if (cancelsAt !== null) return { kind: 'cancelled', endsAt: cancelsAt, paid };
  return { kind: 'pro', isDue: !isAhead(paid.periodEndsAt), paid };
}

/** Both ends of a trial that ends then, where the record has no more of it. */
function trialFrom({ trial }: Billing, endsAt: string): TrialEnds {
  const whole = new Date(Date.parse(endsAt) - TRIAL_DAYS * DAY_MS).toISOString();
  return { startedAt: trial && trial.startedAt < endsAt ? trial.startedAt : whole, endsAt };
}

/**
 * Until when Pro goes on where it is cancelled now; null where it ends at once: days of grace end with it, what is paid for
 * or given does not.
 */
export function keptUntil({ proUntil }: Billing, { paidUntil, graceUntil }: Paid, now: Date): string | null {
  const others = proUntil === graceUntil ? null : proUntil;
  const last = [paidUntil ?? '', others ?? ''].toSorted().at(-1) ?? '';
  return last > now.toISOString() ? last : null;
}

const asIso = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString());
