import type { Tier } from '#core/gigs/cancellation.ts';
import { guaranteedOf, percentOf } from '#core/gigs/deal.ts';
import { type Instalment, scheduleOf } from '#core/gigs/payment-schedule.ts';
import { allocate } from '#core/money.ts';
import type { Contract } from './contract.ts';
import { type ContractSet, minutesBetween, setOf } from './set-of.ts';

/** What follows from a contract, in minor units of its currency. */
export interface Terms {
  /** Due for a night whatever the door says. */
  fee: number;
  /** Of all nights. */
  total: number;
  deposit: number;
  /** Of all nights. */
  balance: number;
  instalments: readonly Instalment[];
  /** Of the first night; null while its times are not said. */
  set: ContractSet | null;
  /** Of the set; null while its times are not said. */
  minutes: number | null;
  /** For each part that is begun; null where it has no price. */
  overtime: number | null;
  /** From the earliest on, each with its sum for one night. */
  tiers: readonly (Tier & { sum: number })[];
}

const sumOf = (instalments: readonly Instalment[], name: Instalment['name']): number =>
  instalments.reduce((sum, each) => sum + (each.name === name ? each.amount : 0), 0);

/** Tiers from the earliest on. */
export const sortedTiers = (tiers: readonly Tier[]): Tier[] =>
  tiers.toSorted((one, other) => other.days - one.days);

/**
 * The figures of a contract.
 * @param signedOn ISO day of the last signature; null before it
 */
export function termsOf(contract: Contract, signedOn: string | null = null): Terms {
  const { deal, nights, deposit, balance, overtime } = contract;
  const fee = guaranteedOf(deal);
  const total = fee * Math.max(1, nights.length);
  const instalments = scheduleOf({ fee: total, nights, deposit, balance, signedOn });
  const set = setOf(contract.times, nights[0], contract.zone);
  const minutes = set?.minutes ?? minutesBetween(contract.times);
  return {
    ...{ fee, total, instalments, set, minutes },
    deposit: sumOf(instalments, 'deposit'),
    balance: sumOf(instalments, 'balance'),
    overtime: overtimeOf(overtime, fee, minutes),
    tiers: sortedTiers(contract.tiers).map((tier) => ({ ...tier, sum: percentOf(fee, tier.percent) })),
  };
}

/** A sum, or fee ÷ minutes of the set × minutes of the part × times: 1,000 for 4 h, times 1.5, is 375 an hour. */
function overtimeOf(
  { kind, amount, times, step }: Contract['overtime'],
  fee: number,
  minutes: number | null,
): number | null {
  if (kind === 'sum') return amount > 0 ? amount : null;
  if (kind === 'none' || !minutes || fee === 0) return null;
  return Math.round((fee * step * times) / minutes);
}

/** The part of the deposit that pays for one of the nights. */
export const depositOfNight = ({ deposit }: Terms, nights: number, night: number): number =>
  allocate(deposit, Math.max(1, nights))[night] ?? 0;
