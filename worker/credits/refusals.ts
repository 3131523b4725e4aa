import { nextUtcDay } from '#core/credits.ts';
import { ApiError } from '#core/errors.ts';

/** More than the balance covers. */
export const tooFewCredits = (cost: number, balance: number): ApiError =>
  new ApiError('INSUFFICIENT_CREDITS', `Insufficient credits: this takes ${cost}, you have ${balance}`);

/** As much as a UTC day has of it: says when the next one begins. The plan's own limit has the words of the spec. */
export function enoughForToday(now: Date, limit: 'plan' | 'fair use' | { why: string }): ApiError {
  const resetsAt = nextUtcDay(now);
  const details = {
    resetsAt: resetsAt.toISOString(),
    retryAfter: Math.ceil((resetsAt.getTime() - now.getTime()) / 1000),
  };
  if (limit === 'plan') return new ApiError('DAILY_LIMIT', undefined, details);
  const why = limit === 'fair use' ? 'That is all for today: fair use has its limit too' : limit.why;
  return new ApiError('RATE_LIMITED', why, details);
}
