import { guaranteedOf } from '#core/gigs/deal.ts';
import type { Gig } from '#core/gigs/gig.ts';
import type { GigTerms } from '#core/gigs/gig-terms-schema.ts';
import { momentText } from '#core/gigs/moment.ts';
import { dueDay, sharesOfNights, splitFee } from '#core/gigs/payment-schedule.ts';
import { minutesOfClock } from '#core/gigs/set-times.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { saysSomething } from '#core/text.ts';
import { hasClause } from './clauses/clause-events.ts';
import type { Contract } from './contract.ts';
import { setOf } from './set-of.ts';

/**
 * What a contract says of one of its nights, as its gig would say it; null where it isn't for that night.
 * @param signedOn ISO day of the last signature; null before it
 */
export function termsOfNight(contract: Contract, night: string, signedOn: string | null): GigTerms | null {
  const { event, nights, zone, times, deal, currency, show, client } = contract;
  if (!nights.includes(night)) return null;
  const fee = guaranteedOf(deal);
  const isOpen = deal.kind !== 'door' && fee === 0;
  return {
    type: event,
    zone: zone || null,
    ...timesOf(contract, night),
    loadIn: onNight(night, times.loadIn),
    soundCheck: onNight(night, times.soundCheck),
    fee: isOpen ? null : { amount: fee, currency },
    deal: dealOf(contract),
    ...(isOpen ? { deposit: null, balance: null } : paymentsOf(contract, night, signedOn)),
    radius: hasClause(contract, 'radius') ? contract.radius : null,
    venue: nameIn(show.venue),
    client: nameIn(client.name),
  };
}

/** Signs alone name nobody. */
const nameIn = (text: string): string => (saysSomething(text) ? text.trim() : '');

/** Minutes after midnight before which a time of the night is one of the day after. */
const NIGHT_ENDS = 6 * 60;

const onNight = (night: string, clock: string): string | null => {
  const minutes = minutesOfClock(clock);
  return minutes === null ? null : `${minutes < NIGHT_ENDS ? dayAfter(night, 1) : night}T${clock}`;
};

function timesOf({ times, zone }: Contract, night: string): Pick<GigTerms, 'start' | 'end'> {
  const set = setOf(times, night, zone);
  const at = zone || 'UTC';
  if (set && set.minutes > 0) return { start: momentText(set.from, at), end: momentText(set.until, at) };
  const day = times.isAfterMidnight ? dayAfter(night, 1) : night;
  return { start: times.start ? `${day}T${times.start}` : night, end: null };
}

function dealOf({ deal: { kind, percent, costs, steps } }: Contract): GigTerms['deal'] {
  const hasShare = kind === 'door' || kind === 'guarantee' || kind === 'versus';
  return {
    kind,
    percent: hasShare ? percent : 0,
    costs: hasShare ? costs : 0,
    steps: kind === 'bonus' ? steps.map(({ tickets, amount }) => ({ tickets, amount })) : [],
  };
}

function paymentsOf(
  contract: Contract,
  night: string,
  signedOn: string | null,
): Pick<GigTerms, 'deposit' | 'balance'> {
  const { deal, nights, deposit, balance } = contract;
  const total = guaranteedOf(deal) * nights.length;
  const none = { kind: 'amount', percent: 0, amount: 0 } as const;
  const sums = splitFee(
    total,
    hasClause(contract, 'deposit') ? deposit.share : none,
    // What a share of the door leaves to pay follows from the count.
    deal.kind === 'door' ? none : balance.share,
  );
  const share = sharesOfNights(total, sums, nights.length)[nights.indexOf(night)];
  const [first = night] = nights;
  const isByNight = balance.due.from === 'event';
  const sum = (amount = 0, due: string | null = null) => (amount > 0 ? { amount, due } : null);
  return {
    deposit: sum(share?.deposit, dueDay(deposit.due, first, signedOn)),
    balance: sum(share?.balance, dueDay(balance.due, isByNight ? night : first, signedOn)),
  };
}

/**
 * Whether a gig is the one of a night: a contract calls a night by another day where its set starts in the small hours and it
 * isn't said after midnight of which.
 */
export function isForNight({ night, start }: Pick<Gig, 'night' | 'start'>, contractNight: string): boolean {
  const [day = '', clock] = start.split('T');
  const isMorning = clock !== undefined && clock < '12:00';
  return (
    night === contractNight || day === contractNight || (isMorning && day === dayAfter(contractNight, 1))
  );
}

/** The night of a contract that a gig is for; null where it is for none of them. */
export const nightOfGig = (
  { nights }: Pick<Contract, 'nights'>,
  gig: Pick<Gig, 'night' | 'start'>,
): string | null =>
  nights.find((night) => night === gig.night) ?? nights.find((night) => isForNight(gig, night)) ?? null;
