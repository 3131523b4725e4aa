import type { Billing, BillingInvoice } from '#core/billing/billing-schema.ts';
import type { Money } from '#core/money.ts';
import { creditWords } from '#site/lib/credit-words.ts';
import type { State } from '#site/ui/state-icons.ts';
import type { PlanDays } from './plan-days.ts';
import type { PlanStanding } from './plan-standing.ts';

type Standing = BillingInvoice['standing'];

/** How an invoice stands, in a word and a sign. */
export const STANDINGS: Readonly<Record<Standing, { state: State; word: string }>> = {
  open: { state: 'waiting', word: 'Open' },
  paid: { state: 'ok', word: 'Paid' },
  failed: { state: 'danger', word: 'Failed' },
  void: { state: 'nothing', word: 'Void' },
  refunded: { state: 'nothing', word: 'Refunded' },
  disputed: { state: 'danger', word: 'Disputed' },
};

/** What an invoice is called, and below it when it was for what: `30 Oct · 20 credits`. */
export function invoiceWords({ number, credits, at, until }: BillingInvoice, days: PlanDays) {
  const what = credits === null ? 'Pro' : creditWords(credits);
  const reach = until === null ? what : `${what} until ${days.day(until)}`;
  const isNamed = number !== null || reach !== what;
  return { name: number ?? what, note: isNamed ? `${days.day(at)} · ${reach}` : days.day(at) };
}

const GO_ON: readonly PlanStanding['kind'][] = ['pro', 'ordered', 'stopped'];

/** The payment to come; null where none is. */
export function nextPayment(
  kind: PlanStanding['kind'],
  { subscription }: Pick<Billing, 'subscription'>,
): { at: string; total: Money } | null {
  if (!subscription || subscription.cancelsAt !== null || !GO_ON.includes(kind)) return null;
  return { at: subscription.periodEndsAt, total: subscription.price };
}
