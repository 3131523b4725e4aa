import { allocate, percentOf } from '../money.ts';
import { dayAfter } from './zoned-time.ts';

/** How much of a fee: in per cent with two decimals at most, a sum in minor units, or what is left of it. */
export interface Share {
  kind: 'percent' | 'amount' | 'rest';
  percent: number;
  amount: number;
}

/** When it is due: so many days after signing, after the event (before it where they are negative), or on a day. */
export interface Due {
  from: 'signing' | 'event' | 'date';
  days: number;
  /** ISO day, or empty. */
  date: string;
}

/** How a payment is counted from: the sign of its days says before or after. */
export type DueKind = 'signing' | 'before' | 'after' | 'date';

export const dueKindOf = ({ from, days }: Due): DueKind =>
  from === 'event' ? (days > 0 ? 'after' : 'before') : from;

/** The same distance in days counted in another way. What is due on the day itself is due before. */
export function dueOfKind(kind: DueKind, { days, date }: Due): Due {
  const distance = Math.abs(days);
  switch (kind) {
    case 'signing':
      return { from: 'signing', days: distance, date };
    case 'before':
      return { from: 'event', days: 0 - distance, date };
    case 'after':
      return { from: 'event', days: Math.max(1, distance), date };
    case 'date':
      return { from: 'date', days, date };
  }
}

export interface Payment {
  share: Share;
  due: Due;
}

export interface Instalment {
  name: 'deposit' | 'balance';
  /** Minor units. */
  amount: number;
  due: Due;
  /** The day on which it is due; null where that follows from a day that is not known yet. */
  day: string | null;
  /** The night that it pays for, of several. */
  night: string | null;
}

/**
 * Deposit and balance of a fee, each to the minor unit. Two shares that make 100 % make the whole fee: the balance is what
 * the rounded deposit leaves.
 */
export function splitFee(fee: number, deposit: Share, balance: Share): { deposit: number; balance: number } {
  const amountOf = ({ kind, percent, amount }: Share): number =>
    kind === 'amount' ? amount : kind === 'percent' ? percentOf(fee, percent) : fee;
  const first = amountOf(deposit);
  const isWhole =
    deposit.kind === 'percent' &&
    balance.kind === 'percent' &&
    Math.round((deposit.percent + balance.percent) * 100) === 10_000;
  const rest = balance.kind === 'rest' || isWhole ? Math.max(0, fee - first) : amountOf(balance);
  return { deposit: first, balance: rest };
}

/** The day on which a payment for a night is due; null where it follows from a day that is not known. */
export function dueDay({ from, days, date }: Due, night: string, signedOn: string | null): string | null {
  if (from === 'date') return date || null;
  const start = from === 'event' ? night : signedOn;
  return start ? dayAfter(start, days) : null;
}

/**
 * What deposit and balance pay for each night. Where both make the whole fee, so they do for each night of it: the balance is
 * what its part of the deposit leaves.
 */
export function sharesOfNights(
  fee: number,
  { deposit, balance }: ReturnType<typeof splitFee>,
  nights: number,
): { deposit: number; balance: number }[] {
  const fees = allocate(fee, nights);
  const balances = allocate(balance, nights);
  const isWhole = deposit + balance === fee;
  return allocate(deposit, nights).map((part, index) => ({
    deposit: part,
    balance: isWhole ? (fees[index] ?? 0) - part : (balances[index] ?? 0),
  }));
}

/**
 * What is paid when: the deposit once, and the balance at once or, where it is due by the night, with each of them.
 * @param fee of all nights, minor units
 * @param nights ISO days; may be empty
 */
export function scheduleOf({
  fee,
  nights,
  deposit,
  balance,
  signedOn,
}: {
  fee: number;
  nights: readonly string[];
  deposit: Payment;
  balance: Payment;
  signedOn: string | null;
}): Instalment[] {
  const sums = splitFee(fee, deposit.share, balance.share);
  const [first = ''] = nights;
  const isByNight = balance.due.from === 'event' && nights.length > 1;
  const parts = isByNight
    ? sharesOfNights(fee, sums, nights.length).map(({ balance }) => balance)
    : [sums.balance];
  return [
    {
      name: 'deposit' as const,
      amount: sums.deposit,
      due: deposit.due,
      day: dueDay(deposit.due, first, signedOn),
      night: null,
    },
    ...parts.map((amount, index) => ({
      name: 'balance' as const,
      amount,
      due: balance.due,
      day: dueDay(balance.due, nights[index] ?? '', signedOn),
      night: isByNight ? (nights[index] ?? null) : null,
    })),
  ].filter(({ amount }) => amount > 0);
}
