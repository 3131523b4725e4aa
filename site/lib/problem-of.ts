import { ApiError, ERRORS } from '#core/errors.ts';
import { StrangeReply } from './strange-reply.ts';

const NO_ANSWER = "Can't reach Deckhand. Check your connection, then try again.";
const NO_ANSWER_TO_FORM = "Can't reach Deckhand. Check your connection; what you typed is kept.";

/** What a refusal says to people, without a full stop. Of a body that is none of ours only the status is known. */
export function refusalWords(error: ApiError): string {
  return error instanceof StrangeReply ? ERRORS[error.code].message : error.message;
}

/** Why something was not done, in sentences for people. `noAnswer` is said where the server said nothing. */
export function problemOf(error: unknown, noAnswer = NO_ANSWER): string {
  if (!(error instanceof ApiError)) return noAnswer;
  if (error.code !== 'RATE_LIMITED' || !error.details.retryAfter) return `${refusalWords(error)}.`;
  return `Too many tries. Wait ${error.details.retryAfter} seconds, then go on.`;
}

/** Why a form as a whole was not taken. */
export const formProblem = (error: unknown): string => problemOf(error, NO_ANSWER_TO_FORM);
