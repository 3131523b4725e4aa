import { percentOf } from '../money.ts';

/** From so many days before the event on, down to the next tier: so much of the fee is owed. */
export interface Tier {
  days: number;
  percent: number;
}

/** Longest notice first. */
export const tiersInOrder = (tiers: readonly Tier[]): Tier[] =>
  tiers.toSorted((one, other) => other.days - one.days);

/**
 * The tier that a cancellation falls under, and its place among all, longest notice first. Later than every tier, it is
 * the last one; null after the event, and where there are no tiers.
 */
export function tierAt(tiers: readonly Tier[], daysBefore: number): { index: number; tier: Tier } | null {
  if (daysBefore < 0) return null;
  const sorted = tiersInOrder(tiers);
  const found = sorted.findIndex(({ days }) => days <= daysBefore);
  const index = found < 0 ? sorted.length - 1 : found;
  const tier = sorted[index];
  return tier ? { index, tier } : null;
}

/** The client cancels. Money in minor units. */
export interface Cancelling {
  fee: number;
  tiers: readonly Tier[];
  /** What the client has paid so far, such as a deposit. */
  paid: number;
  daysBefore: number;
}

export interface Cancelled {
  /** The tier it falls under: its place, longest notice first. */
  index: number;
  owed: number;
  paid: number;
  /** What the client still has to pay, or gets back. One of them is zero. */
  toPay: number;
  toReturn: number;
}

/** What a client owes who cancels. Null after the event, and where there are no tiers. */
export function clientCancels({ fee, tiers, paid, daysBefore }: Cancelling): Cancelled | null {
  const found = tierAt(tiers, daysBefore);
  if (!found) return null;
  const owed = percentOf(fee, found.tier.percent);
  return {
    ...{ index: found.index, owed, paid },
    ...{ toPay: Math.max(0, owed - paid), toReturn: Math.max(0, paid - owed) },
  };
}
