import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { VoiceSettings } from '#core/tools/voice-tag/drop.ts';
import { STYLE_IDS } from '#core/tools/voice-tag/styles.ts';
import { fakeSpeechServer, MP3, WAV } from '../../../tests/support/fake-speech.ts';
import { openAiSpeech } from './openai-speech.ts';
import { OPENAI_VOICES } from './openai-voices.ts';

let fake: Awaited<ReturnType<typeof fakeSpeechServer>>;
beforeAll(async () => {
  fake = await fakeSpeechServer();
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.asked.length = 0;
  fake.answer.status = 200;
  fake.answer.bytes = MP3;
});

const voice: VoiceSettings = { style: 'club-diva', intensity: 0.5, pitch: 0, speed: 1.25 };
const model = (name = 'tts-1', speakers = {}) =>
  openAiSpeech({ url: `${fake.url}/v1`, apiKey: 'sk-secret', model: name }, speakers);
const say = (text = 'Locked in', change = {}) => ({ text, voice: { ...voice, ...change } });

it('is asked for MP3 in the voice of the character', async () => {
  expect(await model().speak(say())).toEqual({ type: 'audio/mpeg', bytes: MP3 });
  expect(fake.asked).toMatchObject([
    { url: '/v1/audio/speech', headers: { authorization: 'Bearer sk-secret' } },
  ]);
  expect(fake.asked[0]?.body).toEqual({
    model: 'tts-1',
    input: 'Locked in',
    voice: 'nova',
    response_format: 'mp3',
    speed: 1.25,
  });
});

it('directs a model that can be directed, by the intensity', async () => {
  for (const intensity of [0, 0.5, 1]) await model('gpt-4o-mini-tts').speak(say('a', { intensity }));
  const directions = fake.asked.map(({ body }) => (body as { instructions: string }).instructions);
  expect(new Set(directions).size).toBe(3);
  expect(directions[2]).toContain('full energy');
});

it('has a voice for every character, and another where the settings say so', async () => {
  expect(Object.keys(OPENAI_VOICES).sort()).toEqual([...STYLE_IDS].sort());
  await model('kokoro', { 'club-diva': 'af_bella' }).speak(say());
  expect(fake.asked[0]?.body).toMatchObject({ voice: 'af_bella' });
});

it('may send WAV instead, whatever it calls it', async () => {
  fake.answer.bytes = WAV;
  expect(await model().speak(say())).toEqual({ type: 'audio/wav', bytes: WAV });
});

it.each([
  ['a page', new TextEncoder().encode('<!doctype html>')],
  ['nothing', new Uint8Array()],
  ['JSON', new TextEncoder().encode('{"error":"quota"}')],
  ['more than 8 MB', new Uint8Array([...MP3, ...new Uint8Array(8 * 1024 * 1024)])],
])('that sends %s has spoken nothing', async (_, bytes) => {
  fake.answer.bytes = bytes;
  await expect(model().speak(say())).rejects.toThrow();
});

it('throws the status, and keeps the inner text inside', async () => {
  fake.answer.status = 429;
  await expect(model().speak(say())).rejects.toThrow(/^The model did not answer: status 429$/);
});
