import { nextUtcDay } from '#core/credits.ts';
import { ApiError } from '#core/errors.ts';
import type { Funds } from '#db/queries/funds.ts';

/** Says why a reservation was refused: too few credits (402) before too many today (429). */
export function refuse(params: { cost: number; funds: Funds; now: Date; isFairUse: boolean }): never {
  const { cost, funds, now } = params;
  if (funds.balance < cost) {
    throw new ApiError(
      'INSUFFICIENT_CREDITS',
      `Insufficient credits: this takes ${cost}, you have ${funds.balance}`,
    );
  }
  const resetsAt = nextUtcDay(now);
  const details = {
    resetsAt: resetsAt.toISOString(),
    retryAfter: Math.ceil((resetsAt.getTime() - now.getTime()) / 1000),
  };
  if (params.isFairUse)
    throw new ApiError('RATE_LIMITED', 'That is all for today: fair use has its limit too', details);
  throw new ApiError('DAILY_LIMIT', undefined, details);
}
