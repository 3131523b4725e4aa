import { type Tier, tiersInOrder } from '#core/gigs/cancellation.ts';
import { guaranteedOf } from '#core/gigs/deal.ts';
import { type Due, dueDay, type Instalment, type Share, scheduleOf } from '#core/gigs/payment-schedule.ts';
import { percentOf } from '#core/money.ts';
import { hasClause } from './clauses/clause-events.ts';
import type { Contract } from './contract.ts';
import { type ContractSet, minutesBetween, setOf } from './set-of.ts';

/** What follows from a contract, in minor units of its currency. */
export interface Terms {
  /** The fee is left to be filled in: nobody knows yet what is due. */
  isOpen: boolean;
  /** Due for a night whatever the door says. */
  fee: number;
  /** Of all nights. */
  total: number;
  /** 0 where the contract has no clause on it. */
  deposit: number;
  /** Of all nights. */
  balance: number;
  /** Whether there is a deposit, or will be one once the fee is filled in; the balance, too. */
  isDepositDue: boolean;
  isBalanceDue: boolean;
  instalments: readonly Instalment[];
  /** The set of each night; none while its times are not said. */
  sets: readonly ContractSet[];
  /** Of the set: real time of the only night, and what the clock shows of several. Null while its times are not said. */
  minutes: number | null;
  /** For each part that is begun; null where it has no price. */
  overtime: number | null;
  /** From the earliest on, each with its sum for one night. */
  tiers: readonly (Tier & { sum: number })[];
  /** Of a bonus, with the fewest tickets first. */
  steps: Contract['deal']['steps'];
}

const sumOf = (instalments: readonly Instalment[], name: Instalment['name']): number =>
  instalments.reduce((sum, each) => sum + (each.name === name ? each.amount : 0), 0);

const isDue = ({ kind, percent }: Share, sum: number, isOpen: boolean): boolean =>
  sum > 0 || (isOpen && (kind === 'rest' || (kind === 'percent' && percent > 0)));

const NO_SHARE = { kind: 'amount', percent: 0, amount: 0 } as const;

/**
 * The figures of a contract.
 * @param signedOn ISO day of the last signature; null before it
 */
export function termsOf(contract: Contract, signedOn: string | null = null): Terms {
  const { deal, nights, overtime, times, zone } = contract;
  const fee = guaranteedOf(deal);
  const total = fee * Math.max(1, nights.length);
  const isOpen = deal.kind !== 'door' && fee === 0;
  const deposit = hasClause(contract, 'deposit') ? contract.deposit.share : NO_SHARE;
  // What a share of the door leaves to pay follows from the count.
  const balance = deal.kind === 'door' ? NO_SHARE : contract.balance.share;
  const instalments = scheduleOf({
    ...{ fee: total, nights, signedOn },
    deposit: { share: deposit, due: contract.deposit.due },
    balance: { share: balance, due: contract.balance.due },
  });
  const sets = nights.flatMap((night) => setOf(times, night, zone) ?? []);
  const [only] = sets;
  const minutes = (sets.length === 1 && only?.minutes) || minutesBetween(times);
  return {
    ...{ isOpen, fee, total, instalments, sets, minutes },
    isDepositDue: isDue(deposit, sumOf(instalments, 'deposit'), isOpen),
    isBalanceDue: isDue(balance, sumOf(instalments, 'balance'), isOpen),
    deposit: sumOf(instalments, 'deposit'),
    balance: sumOf(instalments, 'balance'),
    overtime: overtimeOf(overtime, fee, minutes),
    tiers: tiersInOrder(contract.tiers).map((tier) => ({ ...tier, sum: percentOf(fee, tier.percent) })),
    steps: deal.steps
      .filter(({ amount }) => amount > 0)
      .toSorted((one, other) => one.tickets - other.tickets),
  };
}

/** A sum, or fee ÷ minutes of the set × minutes of the part × times: 1,000 for 4 h, times 1.5, is 375 an hour. */
export function overtimeOf(
  { kind, amount, times, step }: Contract['overtime'],
  fee: number,
  minutes: number | null,
): number | null {
  if (kind === 'none') return null;
  const rate = kind === 'sum' ? amount : minutes ? Math.round((fee * step * times) / minutes) : 0;
  return rate > 0 ? rate : null;
}

/** Whether a payment is due after a night that it pays for. */
export function isAfterNight({ nights }: Pick<Contract, 'nights'>, due: Due): boolean {
  const [first] = nights;
  if (due.from === 'event') return due.days > 0;
  const day = first ? dueDay(due, first, null) : null;
  return first !== undefined && day !== null && day > first;
}
