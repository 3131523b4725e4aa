import type { Billing } from '#core/billing/billing-schema.ts';
import { creditWords } from '#site/lib/credit-words.ts';
import { planDays } from './plan-days.ts';

/** A payment that is older than this is not the one that somebody has just come back from, in milliseconds. */
const RECENT_MS = 15 * 60 * 1000;

/**
 * What was bought just now, once the record knows of it; null before. `item` is what the address says was ordered: `pro`, the
 * credits of a pack, or nothing.
 */
export function boughtWords(
  { invoices, subscription }: Pick<Billing, 'invoices' | 'subscription'>,
  item: string,
  now: Date,
  timeZone?: string,
): string | null {
  const days = planDays(now, timeZone);
  const recent = invoices.find(
    ({ at, credits, standing }) =>
      standing === 'paid' &&
      now.getTime() - Date.parse(at) < RECENT_MS &&
      (item === '' || item === (credits === null ? 'pro' : String(credits))),
  );
  if (recent?.credits) return `${creditWords(recent.credits)} were added to your balance.`;
  const goesOn = subscription?.cancelsAt === null ? subscription : null;
  if (recent) return `You have Pro now.${goesOn ? ` Next payment: ${days.day(goesOn.periodEndsAt)}.` : ''}`;
  if (goesOn?.status !== 'trialing' || (item !== '' && item !== 'pro')) return null;
  return `Pro is ordered. Your trial runs on, and the first payment is on ${days.day(goesOn.periodEndsAt)}.`;
}
