import { ApiError } from '#core/errors.ts';

const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 1000;
const GIVE_UP_AFTER_MS = 25_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Looks again and again for what an earlier request is making, until it is there, so that both get the same. Throws what
 * `look` throws, or CONFLICT with these words where it is not there in time.
 */
export async function awaitEarlier<Found>(look: () => Promise<Found | null>, late: string): Promise<Found> {
  let waited = 0;
  for (let pause = FIRST_WAIT_MS; waited < GIVE_UP_AFTER_MS; pause = Math.min(pause * 1.6, LONGEST_WAIT_MS)) {
    await sleep(pause);
    waited += pause;
    const found = await look();
    if (found !== null) return found;
  }
  throw new ApiError('CONFLICT', late, { retryAfter: 5 });
}

/**
 * Waits until the run that an earlier request started is settled, so that the same key gets the same answer. Throws
 * PROVIDER_FAILED where that run failed, CONFLICT where it is not done in time.
 */
export async function awaitEarlierRun(
  readStatus: () => Promise<'reserved' | 'done' | 'failed' | null>,
): Promise<void> {
  await awaitEarlier(async () => {
    const status = await readStatus();
    if (status === 'reserved') return null;
    if (status === 'done') return status;
    throw new ApiError('PROVIDER_FAILED');
  }, 'This is still being made. Ask again in a moment');
}
