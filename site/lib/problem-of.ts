import { ApiError } from '#core/errors.ts';

const NO_ANSWER = 'Deckhand does not answer. Check your connection, then try again.';
const NO_ANSWER_TO_FORM = 'Deckhand does not answer. Check your connection; what you typed is kept.';

/** Why something was not done, in sentences for people. `noAnswer` is said where the server said nothing. */
export function problemOf(error: unknown, noAnswer = NO_ANSWER): string {
  if (!(error instanceof ApiError)) return noAnswer;
  if (error.code !== 'RATE_LIMITED' || !error.details.retryAfter) return `${error.message}.`;
  return `Too many tries. Wait ${error.details.retryAfter} seconds, then go on.`;
}

/** Why a form as a whole was not taken. */
export const formProblem = (error: unknown): string => problemOf(error, NO_ANSWER_TO_FORM);
