import { ApiError } from '#core/errors.ts';
import { refusalWords } from '#site/lib/problem-of.ts';

/** Why a voice was not heard, in one sentence and with the way on. */
export function hearingProblem(error: unknown): string {
  if (error instanceof ApiError) {
    const reasons = (error.details.fields ?? []).map(({ reason }) => reason.replace(/\.$/, ''));
    return `${reasons.length > 0 ? reasons.join('. ') : refusalWords(error)}.`;
  }
  // The browser's own word for a request that got no answer.
  if (error instanceof TypeError) return 'The voice did not load. Check your connection, then press again.';
  const words = error instanceof Error ? error.message.replace(/\.$/, '') : '';
  return words === '' ? 'The voice did not speak. Press again.' : `${words}.`;
}
