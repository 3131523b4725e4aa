import type { VoiceSettings } from '#core/tools/voice-tag/drop.ts';
import { call } from '#site/lib/api.ts';
import type { Speech } from '../take.ts';
import { decodeSound } from './speech-decode.ts';
import { type Asked, type SpeechWorker, speechLine } from './speech-line.ts';
import { type Origin, type SpokenParts, speaker } from './speech-speaker.ts';

const start = (): SpeechWorker =>
  new Worker(new URL('./speech.worker.ts', import.meta.url), { type: 'module' });

const desk = speaker(speechLine(start), {
  async provider(body, signal) {
    const reply = await call('speak', { body, signal });
    const spokenBy = reply.headers.get('x-spoken-by') ?? 'speech provider';
    return { file: await reply.arrayBuffer(), spokenBy };
  },
  async take(id, signal) {
    const reply = await call('takeAudio', { params: { id }, signal });
    return reply.arrayBuffer();
  },
  decode: decodeSound,
});

/**
 * The voice of a drop, before any treatment. The last ones are kept, so that going back is at once: read them, never
 * write or transfer them. Throws INVALID_INPUT where it cannot be spoken, ApiError of the server, an error whose message
 * is for people, or the reason of the signal.
 */
export const speakDrop = (drop: SpokenParts, options: Asked): Promise<Speech> =>
  desk.speakDrop(drop, options);

/**
 * A sound file that somebody spoke, such as what a stored drop was made from, as the character of `voice`. Throws as
 * `speakDrop` does.
 */
export const speechFrom = (
  file: ArrayBuffer,
  voice: VoiceSettings,
  options: Origin & Asked,
): Promise<Speech> => desk.speechFrom(file, voice, options);
