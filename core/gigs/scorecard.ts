import type { Scorecard } from './book-schema.ts';
import type { Gig } from './gig.ts';
import { isBooked } from './gig-status.ts';
import { owedOf, paidOf } from './gig-sums.ts';
import { daysBetween } from './zoned-time.ts';

/** What a gig counts by. */
export type ScoredGig = Pick<Gig, 'status' | 'night' | 'fee' | 'payments' | 'outcome' | 'deletedAt'>;

/** How it went with one client, or at one venue, as of a day; what is in the trash doesn't count. */
export function scoreOf(all: readonly ScoredGig[], today: string): Scorecard {
  const gigs = all.filter(({ deletedAt }) => deletedAt === null);
  const countOf = (is: (gig: ScoredGig) => boolean) => gigs.filter(is).length;
  const delays = gigs.flatMap((gig) => delaysOf(gig, today));
  const late = delays.filter((days) => days > 0).toSorted((one, other) => one - other);
  return {
    gigs: gigs.length,
    // Nobody has to say so: what was confirmed for a night that is over was played.
    played: countOf(({ status, night }) => isBooked(status) && (status !== 'confirmed' || night < today)),
    calledOff: countOf(({ status, outcome }) => status === 'cancelled' && outcome.calledOffBy === 'client'),
    paidOnTime: delays.length - late.length,
    paidLate: late.length,
    // Of two in the middle, the shorter.
    usualDelay: late[Math.floor((late.length - 1) / 2)] ?? null,
    riderMet: countOf(({ outcome }) => outcome.rider === 'yes'),
    riderAnswered: countOf(({ outcome }) => outcome.rider !== null),
    income: incomeOf(gigs, today),
  };
}

/**
 * Days behind its due day with which each payment came, below zero where it came before; of what is owed and late, the days
 * until today.
 */
function delaysOf(gig: ScoredGig, today: string): number[] {
  const owed = owedOf(gig);
  return gig.payments.flatMap((payment) => {
    const { amount, due, paidOn } = payment;
    if (amount <= 0 || due === null) return [];
    if (paidOn !== null && paidOn <= today) return [daysBetween(due, paidOn)];
    return due < today && owed.includes(payment) ? [daysBetween(due, today)] : [];
  });
}

function incomeOf(gigs: readonly ScoredGig[], today: string): Scorecard['income'] {
  const sums = new Map<string, number>();
  for (const gig of gigs) {
    const { fee } = gig;
    if (!fee) continue;
    const income = paidOf(gig, today);
    if (income > 0) sums.set(fee.currency, (sums.get(fee.currency) ?? 0) + income);
  }
  return [...sums]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, amount]) => ({ amount, currency }));
}
