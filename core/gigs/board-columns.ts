import type { Gig } from './gig.ts';
import { type GigStatus, isOff } from './gig-status.ts';
import { lateAmount } from './next-step.ts';

/** What the gigs of a status are worth in one currency, in minor units. */
export interface BoardSum {
  amount: number;
  unpaid: number;
  currency: string;
}

/** Gigs of a status with money that was due before a day, and how much of it. */
export interface LateSums {
  /** ISO. */
  today: string;
  count: number;
  sums: readonly { amount: number; currency: string }[];
}

/** A status with the first of its gigs; there may be more than those. */
export interface BoardColumn {
  status: GigStatus;
  count: number;
  sums: readonly BoardSum[];
  late: LateSums;
  gigs: readonly Gig[];
}

/** What is over is shown from its end, all else from what comes first. */
export const isLatestFirst = (status: GigStatus): boolean => status === 'paid' || isOff(status);

const placeOf = ({ night, start }: Gig): string => `${night} ${start}`;

/**
 * The columns as they were told, with what changed in their gigs since: those of another status are in its column, counts and
 * sums go along, and what isn't shown any more has left. What isn't on the server yet (version 0) was never told, and comes to
 * them. Before and after the columns are told again, all is in its place.
 */
export function columnsNow(
  told: readonly BoardColumn[],
  shown: Readonly<Record<string, Gig | undefined>>,
): BoardColumn[] {
  const moves = told.flatMap(({ status, gigs }) =>
    gigs.map((before) => {
      const gig = shown[before.id];
      return { from: status, before, gig: gig?.deletedAt === null ? gig : null };
    }),
  );
  const known = new Set(moves.map(({ before }) => before.id));
  const added = Object.values(shown).flatMap((gig) =>
    gig?.version === 0 && gig.deletedAt === null && !known.has(gig.id) ? [gig] : [],
  );
  const there = [...moves.flatMap(({ gig }) => gig ?? []), ...added];
  return told.map(({ status, count, sums, late }) => {
    const left = moves.filter(({ from }) => from === status).map(({ before }) => before);
    const own = there.filter((gig) => gig.status === status);
    const towards = isLatestFirst(status) ? -1 : 1;
    return {
      status,
      count: count + own.length - left.length,
      sums: sumsAfter(sums, left, own),
      late: lateAfter(late, left, own),
      gigs: own.toSorted((one, other) => towards * compare(placeOf(one), placeOf(other))),
    };
  });
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function sumsAfter(sums: readonly BoardSum[], left: readonly Gig[], own: readonly Gig[]): BoardSum[] {
  const changes = [
    ...left.map((gig) => ({ gig, sign: -1 })),
    ...own.map((gig) => ({ gig, sign: 1 })),
  ].flatMap(({ gig: { fee, unpaid }, sign }) =>
    fee ? [{ amount: sign * fee.amount, unpaid: sign * unpaid, currency: fee.currency }] : [],
  );
  return addSums([...sums, ...changes]);
}

function lateAfter(late: LateSums, left: readonly Gig[], own: readonly Gig[]): LateSums {
  const changes = [
    ...left.map((gig) => ({ gig, sign: -1 })),
    ...own.map((gig) => ({ gig, sign: 1 })),
  ].flatMap(({ gig, sign }) => {
    const amount = lateAmount(gig, late.today);
    return amount === null ? [] : [{ amount: sign * amount, currency: gig.fee?.currency, sign }];
  });
  const byCurrency = new Map(late.sums.map(({ amount, currency }) => [currency, amount]));
  for (const { amount, currency } of changes)
    if (currency) byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + amount);
  return {
    today: late.today,
    count: changes.reduce((sum, { sign }) => sum + sign, late.count),
    sums: [...byCurrency].flatMap(([currency, amount]) => (amount === 0 ? [] : [{ amount, currency }])),
  };
}

/**
 * What is owed by now, by currency, the most first: all that is unpaid of nights that were played or called off, and of what is
 * confirmed only what is overdue.
 */
export function owedNow(columns: readonly BoardColumn[]): { amount: number; currency: string }[] {
  const owed = columns.flatMap(({ status, sums, late }) =>
    status === 'confirmed'
      ? late.sums.map(({ amount, currency }) => ({ amount, unpaid: amount, currency }))
      : sums.map(({ unpaid, currency }) => ({ amount: unpaid, unpaid, currency })),
  );
  return addSums(owed).flatMap(({ amount, currency }) => (amount > 0 ? [{ amount, currency }] : []));
}

/** One sum a currency, the largest first; what comes to nothing is left out. */
export function addSums(sums: readonly BoardSum[]): BoardSum[] {
  const byCurrency = new Map<string, BoardSum>();
  for (const { amount, unpaid, currency } of sums) {
    const before = byCurrency.get(currency) ?? { amount: 0, unpaid: 0, currency };
    byCurrency.set(currency, {
      ...before,
      amount: before.amount + amount,
      unpaid: before.unpaid + unpaid,
    });
  }
  return [...byCurrency.values()]
    .filter(({ amount, unpaid }) => amount !== 0 || unpaid !== 0)
    .toSorted((one, other) => other.amount - one.amount || compare(one.currency, other.currency));
}
