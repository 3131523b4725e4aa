import type { Gig } from './gig.ts';
import { isOff } from './gig-status.ts';

/**
 * By how much the payments of a fee are more than the fee itself, in minor units; 0 where they aren't. What comes on top isn't
 * counted. How much a share of the door is nobody knows beforehand, and what was called off has no fee.
 */
export function overFee({
  fee,
  deal,
  payments,
  status,
}: Pick<Gig, 'fee' | 'deal' | 'payments' | 'status'>): number {
  if (fee === null || deal.kind === 'door' || isOff(status)) return 0;
  const parts = payments.filter(({ kind }) => kind === 'deposit' || kind === 'balance');
  return Math.max(0, parts.reduce((sum, { amount }) => sum + amount, 0) - fee.amount);
}
