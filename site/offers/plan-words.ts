import { moneyWords } from '#core/money.ts';
import type { Plan } from '#core/plans.ts';

/** What a plan costs, as it stands large: `$0`, `$16.99`. */
export const priceWords = ({ price }: Pick<Plan, 'price'>): string => moneyWords(price);

/** What the price is for: `for 7 days, no card`. */
export function termWords({ price, days }: Plan): string {
  if (days !== null) return `for ${days} days, no card`;
  return price.amount === 0 ? 'for as long as you like' : 'a month, cancel any time';
}
