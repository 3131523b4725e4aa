import type { VoiceTake } from '#core/voice.ts';
import type { StoredTake } from '#db/queries/voice-takes.ts';

/** A recording as the API shows it: where its sound is read, once it has arrived. */
export function takeView({ file, agreedAt, ...take }: StoredTake): VoiceTake {
  const url = file ? `/api/voice/takes/${encodeURIComponent(take.id)}/audio` : null;
  return { ...take, agreedAt: agreedAt.toISOString(), url };
}
