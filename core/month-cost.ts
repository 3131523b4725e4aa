import type { Money } from './money.ts';
import type { CreditPack } from './plans.ts';

/** Packs that were chosen, and how many of each. */
export interface PackOrder {
  packs: readonly { pack: CreditPack; count: number }[];
  price: Money;
}

/**
 * The cheapest packs that together hold at least so many credits; of two that cost the same, the one with more credits. All
 * prices are in one currency. Throws a RangeError where there is no pack.
 */
export function cheapestPacks(credits: number, packs: readonly CreditPack[]): PackOrder {
  const [first] = packs;
  if (!first) throw new RangeError('There is no pack to choose from');
  interface Choice {
    amount: number;
    held: number;
    last: CreditPack | null;
  }
  /** The best way to hold 0, 1, 2 … credits: its price, what it holds, and the pack that was added last. */
  const best: Choice[] = [{ amount: 0, held: 0, last: null }];
  const bestFor = (needed: number) => best[Math.max(0, needed)] as Choice;
  for (let needed = 1; needed <= credits; needed += 1) {
    const choices = packs.map((pack): Choice => {
      const rest = bestFor(needed - pack.credits);
      return { amount: rest.amount + pack.price.amount, held: rest.held + pack.credits, last: pack };
    });
    best.push(
      choices.reduce((a, b) => (b.amount < a.amount || (b.amount === a.amount && b.held > a.held) ? b : a)),
    );
  }
  const counts = new Map<CreditPack, number>();
  let left = Math.max(0, credits);
  for (let { last } = bestFor(left); last; { last } = bestFor(left)) {
    counts.set(last, (counts.get(last) ?? 0) + 1);
    left -= last.credits;
  }
  return {
    packs: packs.flatMap((pack) => {
      const count = counts.get(pack);
      return count ? [{ pack, count }] : [];
    }),
    price: { ...first.price, amount: bestFor(credits).amount },
  };
}

export interface MonthCost {
  /** With the credits of a new account spent first. */
  firstMonth: PackOrder;
  /** Any month after that, where nothing is left of the month before: the most that packs cost. */
  laterMonth: PackOrder;
}

/** What a month of so many credits costs in packs, for an account that starts with `welcome` credits. */
export function monthCost(credits: number, welcome: number, packs: readonly CreditPack[]): MonthCost {
  return {
    firstMonth: cheapestPacks(credits - welcome, packs),
    laterMonth: cheapestPacks(credits, packs),
  };
}

/**
 * The most credits a month that packs pay for at no more than a plan costs. From one more on, the plan costs less. Throws a
 * RangeError where a pack is free: then there is no such number.
 */
export function breakEven(planPrice: Money, packs: readonly CreditPack[]): number {
  if (packs.some(({ price }) => price.amount <= 0)) throw new RangeError('A pack has to cost something');
  let credits = 0;
  while (cheapestPacks(credits + 1, packs).price.amount <= planPrice.amount) credits += 1;
  return credits;
}
