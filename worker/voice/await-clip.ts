import { ApiError } from '#core/errors.ts';
import { getClip, type SpeechClip } from '#db/queries/voice-speech-clips.ts';
import type { Deps } from '../deps.ts';
import { awaitEarlier } from '../generation/await-earlier-run.ts';

export interface SpokenClip {
  id: string;
  mediaKey: string;
  type: string;
}

function spoken(clip: SpeechClip | null): SpokenClip | null {
  if (!clip) throw new ApiError('PROVIDER_FAILED');
  const { id, mediaKey, type } = clip;
  return mediaKey !== null && type !== null ? { id, mediaKey, type } : null;
}

/**
 * Waits until a clip that an earlier request began is spoken. Throws PROVIDER_FAILED where it was given up, CONFLICT
 * where it is not there in time.
 */
export async function awaitClip(deps: Pick<Deps, 'db'>, key: string, begun: SpeechClip): Promise<SpokenClip> {
  const look = async () => spoken(await getClip(deps.db, { key }));
  return spoken(begun) ?? awaitEarlier(look, 'This is being spoken already. Ask again in a moment');
}
