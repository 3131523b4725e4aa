import type { Client, Contact, Venue } from '#core/gigs/book-schema.ts';
import type { ContactRole, Gig, GigPayment } from '#core/gigs/gig.ts';
import { type Due, dueOfKind, type Payment, type Share } from '#core/gigs/payment-schedule.ts';
import { daysBetween } from '#core/gigs/zoned-time.ts';
import { percentOf } from '#core/money.ts';
import { cutTo } from '#core/text.ts';
import { type Contract, LONGEST } from './contract.ts';
import { inCurrency } from './in-currency.ts';

/** A gig that a contract is begun from, with what the address book knows of it. */
export interface GigOfContract {
  gig: Gig;
  /** All that the contract is for, that of the gig among them; their times are those of the gig. */
  nights: readonly string[];
  client: Client | null;
  venue: Venue | null;
  contacts: readonly Contact[];
}

/** Longest time before or after a night that a payment of a contract is due, in days. */
const MOST_DAYS = 365;

/**
 * A contract of a gig: dates, times, deal and parties are those of the gig, all else is as in `base`. What the gig doesn't say
 * stays as `base` has it.
 */
export function contractOfGig(base: Contract, from: GigOfContract): Contract {
  const { gig, nights } = from;
  const { fee, deal, radius } = gig;
  const contract = fee ? inCurrency(base, fee.currency) : base;
  return {
    ...contract,
    ...{ title: '', reference: '', event: gig.type ?? contract.event },
    client: { ...contract.client, ...partyOf(from) },
    show: { ...contract.show, ...placeOf(from) },
    nights: [...nights].sort(),
    zone: gig.zone,
    times: { ...contract.times, ...timesOf(gig) },
    deal: { ...contract.deal, ...shareOf(deal), kind: deal.kind, fee: fee?.amount ?? 0 },
    ...paymentsOf(contract, gig, nights.length),
    ...(radius && { radius }),
    clauses: { ...contract.clauses, ...depositClause(gig), ...(radius && { radius: true }) },
  };
}

/** What a deal has no use for stays as it was. */
function shareOf({ kind, percent, costs, steps }: Gig['deal']): Partial<Contract['deal']> {
  if (kind === 'flat') return {};
  return kind === 'bonus' ? { steps: steps.map((step) => ({ ...step })) } : { percent, costs };
}

function partyOf({ gig, client, contacts }: GigOfContract): Partial<Contract['client']> {
  const whoIs = (...roles: ContactRole[]): Contact | undefined => {
    const ids = roles.flatMap((role) =>
      gig.contacts.flatMap((one) => (one.role === role ? one.contactId : [])),
    );
    return ids.flatMap((id) => contacts.find((one) => one.id === id) ?? [])[0];
  };
  const signer = whoIs('signer');
  const asked = signer ?? whoIs('promoter', 'agent');
  return {
    ...(client && { kind: client.kind }),
    name: cutTo(client?.name ?? gig.client?.name ?? '', LONGEST.name),
    address: cutTo(client?.address ?? '', LONGEST.address),
    taxId: cutTo(client?.taxId ?? '', LONGEST.reference),
    email: client?.email || asked?.email || '',
    phone: cutTo(client?.phone || asked?.phone || '', LONGEST.reference),
    signer: cutTo(signer?.name ?? '', LONGEST.line),
  };
}

function placeOf({ gig, venue }: GigOfContract): Partial<Contract['show']> {
  const { name = '', city = '' } = venue ?? gig.venue ?? {};
  const address = [venue?.address, city].filter(Boolean).join(', ');
  const isOwnName = gig.title !== '' && gig.title !== name;
  return {
    ...(isOwnName && { name: cutTo(gig.title, LONGEST.name) }),
    venue: cutTo(name, LONGEST.name),
    address: cutTo(address, LONGEST.address),
  };
}

/** The time on the wall of a moment, or nothing. */
const clockOf = (moment: string | null | undefined): string => moment?.slice(11, 16) ?? '';

function timesOf({ start, end, night, schedule }: Gig): Partial<Contract['times']> {
  const at = (kind: 'load-in' | 'sound-check'): string =>
    clockOf(schedule.find((item) => item.kind === kind)?.start);
  return {
    ...{ start: clockOf(start), end: clockOf(end) },
    isAfterMidnight: start.slice(0, 10) !== night,
    ...{ loadIn: at('load-in'), soundCheck: at('sound-check') },
  };
}

const paymentsIn = (payments: readonly GigPayment[], kind: GigPayment['kind']): GigPayment[] =>
  payments.filter((payment) => payment.kind === kind && payment.amount > 0);

/** In or out as the gig has a deposit; as it is usual where nothing is said of payments. */
function depositClause({ fee, payments }: Gig): Contract['clauses'] {
  const [first, second] = [paymentsIn(payments, 'deposit'), paymentsIn(payments, 'balance')];
  return fee && first.length + second.length > 0 ? { deposit: first.length > 0 } : {};
}

/** Deposit and balance as the gig has them, for each of the nights; without any, as the contract begins. */
function paymentsOf(
  { deposit, balance }: Contract,
  { fee, payments, night }: Gig,
  nights: number,
): Partial<Contract> {
  const [first, second] = [paymentsIn(payments, 'deposit'), paymentsIn(payments, 'balance')];
  if (!fee || first.length + second.length === 0) return {};
  const sumOf = (parts: readonly GigPayment[]) => parts.reduce((sum, { amount }) => sum + amount, 0);
  const [paidFirst, paidThen] = [sumOf(first), sumOf(second)];
  const isWhole = paidThen === 0 || paidFirst + paidThen === fee.amount;
  return {
    deposit: paymentOf(
      deposit,
      shareOfFee(paidFirst, fee.amount, nights),
      dueOf(first, night, nights, false),
    ),
    balance: paymentOf(
      balance,
      isWhole ? { ...balance.share, kind: 'rest' } : shareOfFee(paidThen, fee.amount, nights),
      dueOf(second, night, nights, true),
    ),
  };
}

const paymentOf = (before: Payment, share: Share, due: Due | null): Payment => ({
  share,
  due: due ?? before.due,
});

/** In per cent where that is the sum to the minor unit. */
function shareOfFee(amount: number, fee: number, nights: number): Share {
  const percent = fee > 0 ? Math.round((amount / fee) * 10_000) / 100 : 0;
  if (percent <= 100 && percentOf(fee, percent) === amount)
    return { kind: 'percent', percent, amount: amount * nights };
  return { kind: 'amount', percent, amount: amount * nights };
}

/** By the night where it goes with several, or `byNight`; else on its day. Null where no day is said. */
function dueOf(parts: readonly GigPayment[], night: string, nights: number, byNight: boolean): Due | null {
  const [date] = parts.flatMap(({ due }) => due ?? []).toSorted();
  if (date === undefined) return null;
  const days = daysBetween(night, date);
  if ((!byNight && nights === 1) || Math.abs(days) > MOST_DAYS) return { from: 'date', days: 0, date };
  return dueOfKind(days > 0 ? 'after' : 'before', { from: 'event', days, date: '' });
}
