import { ApiError } from '#core/errors.ts';
import { getClip, type SpeechClip } from '#db/queries/speech-clips.ts';
import type { Deps } from '../deps.ts';

const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 1000;
const GIVE_UP_AFTER_MS = 25_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Waits until a clip that an earlier request began is spoken. Throws PROVIDER_FAILED where it was given up, CONFLICT
 * where it is not there in time.
 */
export async function awaitClip(
  deps: Pick<Deps, 'db'>,
  key: string,
  begun: SpeechClip,
): Promise<{ id: string; mediaKey: string; type: string }> {
  let clip: SpeechClip | null = begun;
  let waited = 0;
  for (let pause = FIRST_WAIT_MS; waited < GIVE_UP_AFTER_MS; pause = Math.min(pause * 1.6, LONGEST_WAIT_MS)) {
    if (!clip) throw new ApiError('PROVIDER_FAILED');
    const { id, mediaKey, type } = clip;
    if (mediaKey !== null && type !== null) return { id, mediaKey, type };
    await sleep(pause);
    waited += pause;
    clip = await getClip(deps.db, { key });
  }
  throw new ApiError('CONFLICT', 'This is being spoken already. Ask again in a moment', { retryAfter: 5 });
}
