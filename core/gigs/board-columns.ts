import type { Gig } from './gig.ts';
import { type GigStatus, isOff } from './gig-status.ts';

/** What the gigs of a status are worth in one currency, in minor units. */
export interface BoardSum {
  amount: number;
  unpaid: number;
  currency: string;
}

/** A status with the first of its gigs; there may be more than those. */
export interface BoardColumn {
  status: GigStatus;
  count: number;
  sums: readonly BoardSum[];
  gigs: readonly Gig[];
}

/** What is over is shown from its end, all else from what comes first. */
const isLatestFirst = (status: GigStatus): boolean => status === 'paid' || isOff(status);

const placeOf = ({ night, start }: Gig): string => `${night} ${start}`;

/**
 * The columns as they were told, with what changed in their gigs since: those of another status are in its column, counts and
 * sums go along, and what isn't shown any more has left. Before and after the columns are told again, all is in its place.
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
  return told.map(({ status, count, sums }) => {
    const left = moves.filter(({ from }) => from === status).map(({ before }) => before);
    const own = moves.flatMap(({ gig }) => (gig?.status === status ? [gig] : []));
    const towards = isLatestFirst(status) ? -1 : 1;
    return {
      status,
      count: count + own.length - left.length,
      sums: sumsAfter(sums, left, own),
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
