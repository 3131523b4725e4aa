import { count } from '../count-words.ts';
import { moneyWords } from '../money.ts';
import type { Gig } from './gig.ts';

const percentWords = (percent: number): string => `${Number(percent.toFixed(2))} %`;

/** What is paid for a set, in a few words: `€1,350 flat`, `€1,000 or 70 % of the door`. Empty where nobody spoke of it. */
export function dealWords({ fee, deal }: Pick<Gig, 'fee' | 'deal'>): string {
  if (fee === null) return '';
  const money = (amount: number): string => moneyWords({ amount, currency: fee.currency });
  const costs = deal.costs > 0 ? ` after costs of ${money(deal.costs)}` : '';
  const door = `${percentWords(deal.percent)} of the door${costs}`;
  switch (deal.kind) {
    case 'flat':
      return fee.amount > 0 ? `${money(fee.amount)} flat` : 'No fee';
    case 'door':
      return door;
    case 'guarantee':
      return `${money(fee.amount)} + ${door}`;
    case 'versus':
      return `${money(fee.amount)} or ${door}`;
    case 'bonus':
      return `${money(fee.amount)}${deal.steps.length > 0 ? ` + ${bonusWords(deal.steps, money)}` : ''}`;
  }
}

/** Each step adds to those before it. */
function bonusWords(steps: Gig['deal']['steps'], money: (amount: number) => string): string {
  const [first] = steps;
  if (first && steps.length === 1) return `${money(first.amount)} from ${count(first.tickets, 'ticket')}`;
  return `up to ${money(steps.reduce((sum, { amount }) => sum + amount, 0))} in bonuses`;
}
