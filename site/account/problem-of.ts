import { ApiError } from '#core/errors.ts';

/** What a person reads when what they asked for as a whole was refused. */
export function problemOf(error: unknown): string {
  if (!(error instanceof ApiError))
    return 'Deckhand does not answer. Check your connection; what you typed is kept.';
  if (error.code !== 'RATE_LIMITED' || !error.details.retryAfter) return `${error.message}.`;
  return `Too many tries. Wait ${error.details.retryAfter} seconds, then go on.`;
}
