import type { GigsAhead } from './gigs-ahead.ts';

const counted = (number: number, one: string, many: string): string =>
  number === 0 ? '' : `${number} ${number === 1 ? one : many}`;

/** `3 confirmed, 1 late payment`; holds are told where nothing is confirmed. Empty where there is nothing of it. */
export function aheadWords({ confirmed, holds, hasMore, late }: Omit<GigsAhead, 'next' | 'dates'>): string {
  const ahead =
    confirmed > 0 ? `${confirmed}${hasMore ? '+' : ''} confirmed` : counted(holds, 'hold', 'holds');
  return [ahead, counted(late, 'late payment', 'late payments')].filter(Boolean).join(', ');
}
