import type { Money } from '../money.ts';

/** A subscription as the provider of payments has it. Instants are ISO. */
export interface ProviderSubscription {
  id: string;
  status: 'incomplete' | 'trialing' | 'active' | 'past-due' | 'ended';
  /** What it costs for each period, and how long one is. */
  price: Money;
  interval: 'month' | 'year';
  /** Until when nothing is asked for; null where it began with a payment. */
  trialEndsAt: string | null;
  periodEndsAt: string;
  /** When it ends because it was cancelled; null where it goes on. */
  cancelsAt: string | null;
}

/** An invoice as the provider of payments has it. Instants are ISO. */
export interface ProviderInvoice {
  id: string;
  /** As it is printed; null before it is final. */
  number: string | null;
  /** Of which subscription; null for what is bought once. */
  subscription: string | null;
  status: 'open' | 'paid' | 'failed' | 'void';
  total: Money;
  /** What it pays for. */
  from: string;
  until: string;
  /** Where the customer reads it; null where there is no such page. */
  url: string | null;
}

/** A mail about a plan, by what it is about. */
export type BillingMail = 'trial-ending' | 'first-payment' | 'trial-ended';

/** What became of the plan of an account: facts of ours, and what the provider of payments told. Instants are ISO. */
export type BillingFact =
  | { kind: 'trial-started'; endsAt: string }
  /** Pro until then without paying for it. */
  | { kind: 'pro-given'; until: string }
  | { kind: 'subscription'; subscription: ProviderSubscription }
  | { kind: 'invoice'; invoice: ProviderInvoice }
  /** Which payment settled which invoice. */
  | { kind: 'invoice-payment'; invoice: string; payment: string }
  /** Credits that were ordered are paid; `invoice` is theirs, where there is one. */
  | {
      kind: 'pack-paid';
      order: string;
      payment: string;
      invoice: string | null;
      credits: number;
      total: Money;
    }
  /** What of a payment was given back so far. */
  | { kind: 'refund'; payment: string; refunded: Money; isWhole: boolean }
  | { kind: 'dispute'; payment: string; status: 'open' | 'won' | 'lost' }
  /** A mail about it was handed over. */
  | { kind: 'mailed'; mail: BillingMail }
  /** In the sandbox alone: all that was before lies so much further back, in milliseconds. */
  | { kind: 'time-passed'; ms: number }
  /** Something that we don't know, kept by its name. */
  | { kind: 'unknown'; type: string };

/** One entry of the billing record of an account; it is added once and never changed. */
export interface BillingEvent {
  /** The provider's id of it, so that it is added once however often it is told. */
  id: string;
  /** When it happened, as the provider says: they may come in any order. ISO instant. */
  at: string;
  fact: BillingFact;
}
