import { expect, it } from 'vitest';
import type { VoiceSettings } from '#core/tools/voice-tag/drop.ts';
import { STYLE_IDS } from '#core/tools/voice-tag/styles.ts';
import { MP3, WAV } from '../../../tests/support/fake-speech.ts';
import { AURA_VOICES } from './aura-voices.ts';
import { workersAiSpeech } from './workers-ai-speech.ts';

const AURA = '@cf/deepgram/aura-2-en';
const MELO = '@cf/myshell-ai/melotts';
const asked: unknown[] = [];
const speaking = (answer: unknown, model = AURA, speakers = {}) =>
  workersAiSpeech(
    {
      run: async (...call) => {
        asked.push(call);
        return answer;
      },
    },
    model,
    speakers,
  );
const voice: VoiceSettings = { style: 'stadium', intensity: 0.5, pitch: 0, speed: 1 };
const request = { text: 'Locked in', voice };
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

it('Aura is asked for its own reply, in the speaker of the character', async () => {
  await speaking(new Response(MP3)).speak(request);
  expect(asked.at(-1)).toEqual([
    AURA,
    { text: 'Locked in', speaker: 'jupiter', encoding: 'mp3' },
    { returnRawResponse: true },
  ]);
  await speaking(new Response(MP3), AURA, { stadium: 'zeus' }).speak(request);
  expect(asked.at(-1)).toMatchObject([AURA, { speaker: 'zeus' }, {}]);
  expect(Object.keys(AURA_VOICES).sort()).toEqual([...STYLE_IDS].sort());
});

it('MeloTTS is asked in its own words, and says the same whoever speaks', async () => {
  const melo = speaking({ audio: base64(WAV) }, MELO);
  expect(await melo.speak(request)).toEqual({ type: 'audio/wav', bytes: WAV });
  expect(asked.at(-1)).toMatchObject([MELO, { prompt: 'Locked in', lang: 'en' }, {}]);
  const other = { ...request, voice: { ...voice, style: 'whisper' as const } };
  expect(melo.identify(other)).toBe(melo.identify(request));
  expect(speaking(null).identify(other)).not.toBe(speaking(null).identify(request));
});

it.each([
  ['a reply', () => new Response(MP3)],
  ['a stream', () => new Blob([MP3]).stream()],
  ['bytes', () => MP3],
  ['a buffer', () => MP3.buffer],
  ['base64', () => ({ audio: base64(MP3) })],
])('an answer may be %s', async (_, answer) => {
  expect(await speaking(answer()).speak(request)).toEqual({ type: 'audio/mpeg', bytes: MP3 });
});

it.each([
  ['a reply that failed', () => new Response(MP3, { status: 500 })],
  ['a reply with a page', () => new Response('<html>')],
  ['base64 of something else', () => ({ audio: btoa('<script>') })],
  ['no base64', () => ({ audio: '!' })],
  ['nothing', () => null],
  ['JSON', () => ({ result: {} })],
])('%s is no sound', async (_, answer) => {
  await expect(speaking(answer()).speak(request)).rejects.toThrow();
});

it.each([
  ['a stream that stalls', () => new ReadableStream({ start: (stream) => stream.enqueue(MP3) })],
  ['a reply that stalls', () => new Response(new ReadableStream<Uint8Array>())],
])('%s is given up', async (_, answer) => {
  const model = workersAiSpeech({ run: async () => answer() }, AURA, {}, 20);
  await expect(model.speak(request)).rejects.toThrow(/timeout/);
});

it('a model that never answers is given up', async () => {
  const model = workersAiSpeech({ run: () => new Promise(() => {}) }, AURA, {}, 20);
  await expect(model.speak(request)).rejects.toThrow(/timeout/);
});
