import type { Money } from './money.ts';

/** What Pro costs a month. spec §9 */
export const PRO_PRICE: Money = { amount: 1699, currency: 'USD' };
/** Length of the trial in days; no card. spec §9 */
export const TRIAL_DAYS = 7;
/** Days before the end of the trial when it is announced by e-mail. */
export const TRIAL_NOTICE_DAYS = 2;
/** Credits that a new account starts with. */
export const SIGN_UP_CREDITS = 20;
/** Generations a UTC day on the free plan, where the operator sets no other figure. */
export const FREE_DAILY = 3;
/** Generations a UTC day on Pro and trial before fair use ends: one every five minutes, day and night. */
export const FAIR_USE_DAILY = 288;

export const PLAN_IDS = ['free', 'trial', 'pro'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** What a plan costs and allows. */
export interface Plan {
  id: PlanId;
  name: string;
  /** A month. */
  price: Money;
  /** Days until it ends by itself; null goes on. */
  days: number | null;
  /** Credits it starts with; null: uses are not counted. */
  credits: number | null;
  /** Generations a UTC day; null: no limit before fair use. */
  daily: number | null;
  /** The commercial licence and the parts that others are refused: kit as ZIP, WAV and sampler pack, links per booker. */
  hasProParts: boolean;
  /** Contracts that may be out for signature at once; null: any number. */
  contractsOut: number | null;
}

const uncounted = { credits: null, daily: null, hasProParts: true, contractsOut: null };
const nothing: Money = { amount: 0, currency: PRO_PRICE.currency };

/** The three plans, from the least to the most. */
export const PLANS: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free',
    price: nothing,
    days: null,
    credits: SIGN_UP_CREDITS,
    daily: FREE_DAILY,
    hasProParts: false,
    contractsOut: 1,
  },
  { id: 'trial', name: 'Trial', price: nothing, days: TRIAL_DAYS, ...uncounted },
  { id: 'pro', name: 'Pro', price: PRO_PRICE, days: null, ...uncounted },
];

/** Credits that are paid for once, without a plan. They don't expire and don't lift the daily limit. */
export interface CreditPack {
  credits: number;
  price: Money;
}

/** The packs, from the smallest. */
export const CREDIT_PACKS: readonly CreditPack[] = [
  { credits: 20, price: { amount: 499, currency: PRO_PRICE.currency } },
  { credits: 60, price: { amount: 1199, currency: PRO_PRICE.currency } },
];

/** The page of an order: of a plan, or of a pack by its credits. */
export const orderPath = (ordered: Exclude<PlanId, 'free'> | number): `/${string}` =>
  typeof ordered === 'number' ? `/checkout?pack=${ordered}` : `/checkout?plan=${ordered}`;

/** Where an order leads that was paid for: the page waits there for word of it. */
export const paidPath = (ordered: 'pro' | number): `/${string}` => `/credits?paid=${ordered}`;

/** What both sides of a referral get, in credits. */
export const REFERRAL_CREDITS = 10;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A trial that is nearer to its end than these days is not waited for by an order of Pro: Stripe takes none that is shorter.
 * https://docs.stripe.com/payments/checkout/free-trials
 */
export const SHORTEST_WAIT_DAYS = 2;
/** What an order may take until it arrives there. */
const ORDER_MS = 10 * 60 * 1000;

/** Whether Pro that is ordered then is first paid for at the end of the trial. */
export const waitsForTrial = (endsAt: string | Date, now: Date): boolean =>
  new Date(endsAt).getTime() - now.getTime() > SHORTEST_WAIT_DAYS * DAY_MS + ORDER_MS;

/** When a trial ends that starts then. */
export const trialEnd = (now: Date): Date => new Date(now.getTime() + TRIAL_DAYS * DAY_MS);
