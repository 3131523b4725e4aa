import { ApiError } from '#core/errors.ts';
import type { askCue } from './ask-cue.ts';

type Ask = typeof askCue;

/**
 * Asks, and once more under the same key where the account's last question is still being answered, perhaps in another
 * tab: after the seconds that the server names. Throws what the last try threw.
 */
export function patiently(ask: Ask): Ask {
  return async (asked, listener) => {
    try {
      return await ask(asked, listener);
    } catch (error) {
      const seconds = secondsToWait(error);
      if (seconds === undefined) throw error;
      await wait(seconds, asked.signal);
      return await ask(asked, listener);
    }
  };
}

function secondsToWait(error: unknown): number | undefined {
  return error instanceof ApiError && error.code === 'CONFLICT' ? error.details.retryAfter : undefined;
}

function wait(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    }, seconds * 1000);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
