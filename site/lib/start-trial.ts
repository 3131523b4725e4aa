import { ADDRESSES } from 'virtual:billing-addresses';
import { ApiError } from '#core/errors.ts';
import { callAt } from './api.ts';
import { refresh } from './query.ts';
import { refreshSession } from './session.store.ts';

/**
 * Starts the trial of the account, and has the page know what it may do then. Answers with its end, an instant. Throws what
 * `call` throws: CONFLICT where the account has had its trial, or has Pro.
 */
export async function startTrial(): Promise<string | null> {
  const knowAgain = () => {
    refreshSession();
    refresh('credits');
  };
  try {
    const { trialEndsAt } = await callAt(ADDRESSES, 'startTrial', {});
    knowAgain();
    return trialEndsAt;
  } catch (error) {
    // Another tab may have started it, or ended the session.
    if (error instanceof ApiError && (error.code === 'CONFLICT' || error.code === 'UNAUTHORIZED'))
      knowAgain();
    throw error;
  }
}
