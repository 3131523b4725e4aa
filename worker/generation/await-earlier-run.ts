import { ApiError } from '#core/errors.ts';

const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 1000;
const GIVE_UP_AFTER_MS = 25_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Waits until the run that an earlier request started, and whose status is read again and again, is settled, so that the same key gets the same answer.
 * Throws PROVIDER_FAILED where that run failed, CONFLICT where it is not done in time.
 */
export async function awaitEarlierRun(
  readStatus: () => Promise<'reserved' | 'done' | 'failed' | null>,
): Promise<void> {
  let waited = 0;
  for (let pause = FIRST_WAIT_MS; waited < GIVE_UP_AFTER_MS; pause = Math.min(pause * 1.6, LONGEST_WAIT_MS)) {
    await sleep(pause);
    waited += pause;
    const status = await readStatus();
    if (status === 'done') return;
    if (status !== 'reserved') throw new ApiError('PROVIDER_FAILED');
  }
  throw new ApiError('CONFLICT', 'This is still being made. Ask again in a moment', { retryAfter: 5 });
}
