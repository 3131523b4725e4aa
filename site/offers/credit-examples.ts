export interface Price {
  id: string;
  cost: number;
}

/** A way to spend credits: how many uses of each tool. */
export type Spending = readonly { id: string; cost: number; count: number }[];

/** As many uses of one tool as the credits pay for. */
export const allOn = ({ id, cost }: Price, credits: number): Spending => [
  { id, cost, count: Math.floor(credits / cost) },
];

/** Goes round the tools, one use each that can still be paid, until none can. */
export function mixOf(prices: readonly Price[], credits: number): Spending {
  const counts = new Map<string, number>();
  let left = credits;
  while (prices.some(({ cost }) => cost <= left)) {
    for (const { id, cost } of prices) {
      if (cost > left) continue;
      counts.set(id, (counts.get(id) ?? 0) + 1);
      left -= cost;
    }
  }
  return prices.flatMap(({ id, cost }) => {
    const count = counts.get(id);
    return count ? [{ id, cost, count }] : [];
  });
}

/** Days that the uses take, where so many count a day; `uncounted` tools take none. */
export function daysOf(spending: Spending, daily: number, uncounted: readonly string[]): number {
  const runs = spending.reduce((sum, { id, count }) => sum + (uncounted.includes(id) ? 0 : count), 0);
  return Math.ceil(runs / daily);
}
