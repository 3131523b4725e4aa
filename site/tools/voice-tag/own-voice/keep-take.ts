import { VOICE_STATEMENT, type VoiceTake } from '#core/voice.ts';
import { call } from '#site/lib/api.ts';
import { sha256Of } from '../finish/sha256-of.ts';

interface NewTake {
  name: string;
  seconds: number;
  wav: ArrayBuffer;
}

/** The take whose recording did not arrive, so that the next try goes on from there: one consent, one recording. */
let waiting: { sha256: string; name: string; id: string } | null = null;

/**
 * Keeps the consent, then the recording under it. Throws ApiError, and TypeError where the network failed; the same
 * recording sent again goes on where it stopped.
 */
export async function keepTake({ name, seconds, wav }: NewTake): Promise<VoiceTake> {
  const sha256 = await sha256Of(new Uint8Array(wav));
  const isKnown = waiting?.sha256 === sha256 && waiting.name === name;
  const id =
    isKnown && waiting
      ? waiting.id
      : (await call('addTake', { body: { name, seconds, sha256, consent: VOICE_STATEMENT } })).id;
  waiting = { sha256, name, id };
  const take = await call('uploadTake', { params: { id }, body: new Blob([wav], { type: 'audio/wav' }) });
  waiting = null;
  return take;
}
