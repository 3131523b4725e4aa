import * as z from 'zod/mini';
import type { SpeechModel, SpeechRequest } from '../ports.ts';
import type { ChosenSpeakers } from '../speaker-table.ts';
import { base64Audio, type SpokenAudio, spokenAudio, streamedAudio } from '../spoken-audio.ts';
import { AURA_VOICES } from './aura-voices.ts';
import { timeUp } from './time-up.ts';
import { type AiBinding, ENGINE_PLACE } from './workers-ai.ts';

/** Patience with a voice, in milliseconds. */
const PATIENCE_MS = 45_000;

const base64Schema = z.object({ audio: z.string() });

/** Models answer with a reply, a stream, bytes, or base64; which one depends on the model and on the day. */
function readAnswer(answer: unknown): Promise<SpokenAudio> | SpokenAudio {
  if (answer instanceof Response) return streamedAudio(answer.ok ? answer.body : null);
  if (answer instanceof ReadableStream) return streamedAudio(answer);
  if (answer instanceof Uint8Array) return spokenAudio(answer);
  if (answer instanceof ArrayBuffer) return spokenAudio(new Uint8Array(answer));
  return base64Audio(base64Schema.parse(answer).audio);
}

/** A speech model on Workers AI: Aura with a speaker for each character, or MeloTTS, which has one voice. */
export function workersAiSpeech(
  ai: AiBinding,
  model: string,
  chosen: ChosenSpeakers,
  patienceMs = PATIENCE_MS,
): SpeechModel {
  const speakers = { ...AURA_VOICES, ...chosen };
  const inputsOf = ({ text, voice }: SpeechRequest): Record<string, unknown> =>
    model.includes('melotts')
      ? { prompt: text, lang: 'en' }
      : { text, speaker: speakers[voice.style], encoding: 'mp3' };
  return {
    engine: { name: model, dataGoes: ENGINE_PLACE },
    maxCharacters: 2000,
    identify: (request) => JSON.stringify(['workers-ai', model, inputsOf(request)]),
    speak(request) {
      // The patience is with the whole: a stream that has begun may stall too.
      const spoken = ai.run(model, inputsOf(request), { returnRawResponse: true }).then(readAnswer);
      return Promise.race([spoken, timeUp(patienceMs)]);
    },
  };
}
