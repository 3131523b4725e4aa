import { ApiError } from '#core/errors.ts';
import { RETRIES, RETRY_FIRST_MS, RETRY_MAX_MS } from './cache-rules.ts';

/** Milliseconds before retry number `retry`, counted from 0. spec §9 */
export function retryDelay(retry: number): number {
  return Math.min(RETRY_FIRST_MS * 2 ** retry, RETRY_MAX_MS);
}

/** A refusal stays a refusal, above all a 401; a network or a server that failed may answer next time. */
export function mayRetry(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}

/** Runs `work`, up to `retries` more times while it fails in a way that may pass. Throws the last error. */
export async function withRetries<T>(work: () => Promise<T>, retries: number = RETRIES): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await work();
    } catch (error) {
      if (retry >= retries || !mayRetry(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(retry)));
    }
  }
}
