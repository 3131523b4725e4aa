import { count } from '../count-words.ts';
import { moneyWords } from '../money.ts';
import type { Gig } from './gig.ts';

/** `12.5 %` */
export const percentWords = (percent: number): string => `${Number(percent.toFixed(2))} %`;

/**
 * What is paid for a set, in a few words: `€1,350 flat`, `€1,000 or 70 % of the door`. Empty where nobody spoke of it. Nothing
 * that is guaranteed isn't told beside a share of the door.
 */
export function dealWords({ fee, deal }: Pick<Gig, 'fee' | 'deal'>): string {
  const share = `${percentWords(deal.percent)} of the door`;
  if (fee === null) return deal.kind === 'door' ? share : '';
  const money = (amount: number): string => moneyWords({ amount, currency: fee.currency });
  const sum = fee.amount > 0 ? money(fee.amount) : '';
  const door = deal.costs > 0 ? `${share} after costs of ${money(deal.costs)}` : share;
  const told = (parts: readonly string[], between: string): string => parts.filter(Boolean).join(between);
  switch (deal.kind) {
    case 'flat':
      return sum ? `${sum} flat` : 'No fee';
    case 'door':
      return door;
    case 'guarantee':
      return told([sum, door], ' + ');
    case 'versus':
      return told([sum, door], ' or ');
    case 'bonus':
      return told([sum, deal.steps.length > 0 ? bonusWords(deal.steps, money) : ''], ' + ') || 'No fee';
  }
}

/** `€200 from 500 tickets` */
export const stepWords = (
  { tickets, amount }: Gig['deal']['steps'][number],
  money: (amount: number) => string,
): string => `${money(amount)} from ${count(tickets, 'ticket')}`;

/** Each step adds to those before it. */
function bonusWords(steps: Gig['deal']['steps'], money: (amount: number) => string): string {
  const [first] = steps;
  if (first && steps.length === 1) return stepWords(first, money);
  return `up to ${money(steps.reduce((sum, { amount }) => sum + amount, 0))} in bonuses`;
}
