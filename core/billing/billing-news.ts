import type { BillingEvent, BillingFact } from './billing-event.ts';
import { inOrder } from './plan-state.ts';

/** What a fact is about: a later one about the same takes its place. */
function subjectOf(fact: BillingFact): string {
  switch (fact.kind) {
    case 'subscription':
      return `subscription ${fact.subscription.id}`;
    case 'invoice':
      return `invoice ${fact.invoice.id}`;
    case 'invoice-payment':
      return `invoice-payment ${fact.invoice} ${fact.payment}`;
    case 'pack-paid':
      return `pack-paid ${fact.order}`;
    case 'refund':
    case 'dispute':
      return `${fact.kind} ${fact.payment}`;
    default:
      return JSON.stringify(fact);
  }
}

/** Of what was found the part that the record does not say already, so that looking again adds nothing to it. */
export function newsOf(record: readonly BillingEvent[], found: readonly BillingEvent[]): BillingEvent[] {
  const known = new Map(inOrder(record).map(({ fact }) => [subjectOf(fact), fact]));
  return found.filter(
    ({ fact }) => !isSame(telling(fact), telling(known.get(subjectOf(fact)) ?? nothingOf(fact))),
  );
}

/** What is said of a thing without a word of it. */
const nothingOf = (fact: BillingFact): BillingFact | null =>
  fact.kind === 'refund' ? { ...fact, refunded: { ...fact.refunded, amount: 0 }, isWhole: false } : null;

/** What makes a difference: the address of an invoice is signed anew each time. */
const telling = (fact: BillingFact | null): unknown =>
  fact?.kind === 'invoice' ? { ...fact.invoice, url: null } : fact;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

/** The same value with its keys in one order. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => [key, sorted(part)]);
}
