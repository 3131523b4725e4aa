import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { VoiceSettings } from '#core/tools/voice-tag/drop.ts';
import { STYLE_IDS } from '#core/tools/voice-tag/styles.ts';
import { fakeSpeechServer, MP3 } from '../../../tests/support/fake-speech.ts';
import { elevenLabsSpeech } from './elevenlabs-speech.ts';
import { ELEVENLABS_VOICES } from './elevenlabs-voices.ts';

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

const voice: VoiceSettings = { style: 'trailer-deep', intensity: 0.5, pitch: 0, speed: 1 };
const model = (speakers = {}) =>
  elevenLabsSpeech({ url: fake.url, apiKey: 'xi-secret', model: 'eleven_multilingual_v2', speakers });
const settingsOf = (index: number) =>
  (fake.asked[index]?.body as { voice_settings?: object } | undefined)?.voice_settings;

it('is named, with the place where the words go', () => {
  expect(model().engine).toEqual({
    name: 'ElevenLabs eleven_multilingual_v2',
    dataGoes: `Your words go to ${fake.host}`,
  });
});

it('is asked for MP3 in the voice of the character', async () => {
  expect(await model().speak({ text: 'Locked in', voice })).toEqual({ type: 'audio/mpeg', bytes: MP3 });
  expect(fake.asked).toMatchObject([
    {
      url: '/v1/text-to-speech/pNInz6obpgDQGcFmaJgB?output_format=mp3_44100_128',
      headers: { 'xi-api-key': 'xi-secret' },
      body: {
        text: 'Locked in',
        model_id: 'eleven_multilingual_v2',
        voice_settings: {
          stability: 0.5,
          similarity_boost: 0.75,
          style: 0.3,
          use_speaker_boost: true,
          speed: 1,
        },
      },
    },
  ]);
});

it('turns intensity into less stability and more style, and keeps speeds that are taken', async () => {
  await model().speak({ text: 'a', voice: { ...voice, intensity: 0, speed: 1.4 } });
  await model().speak({ text: 'a', voice: { ...voice, intensity: 1, speed: 0.7 } });
  expect(settingsOf(0)).toMatchObject({ stability: 0.8, style: 0, speed: 1.2 });
  expect(settingsOf(1)).toMatchObject({ stability: 0.2, style: 0.6, speed: 0.7 });
});

it('speaks every character, and as another voice where the settings say so', async () => {
  expect(Object.keys(ELEVENLABS_VOICES).sort()).toEqual([...STYLE_IDS].sort());
  await model({ 'trailer-deep': 'my voice/../x' }).speak({ text: 'a', voice });
  expect(fake.asked[0]?.url).toMatch(/^\/v1\/text-to-speech\/my%20voice%2F\.\.%2Fx\?/);
});

it('identifies a request by all that decides its sound, and by no key', () => {
  const same = model().identify({ text: 'a', voice });
  expect(model().identify({ text: 'a', voice: { ...voice, pitch: 3 } })).toBe(same);
  for (const other of [
    model().identify({ text: 'b', voice }),
    model().identify({ text: 'a', voice: { ...voice, style: 'whisper' } }),
    model().identify({ text: 'a', voice: { ...voice, intensity: 0.6 } }),
    model({ 'trailer-deep': 'other' }).identify({ text: 'a', voice }),
  ])
    expect(other).not.toBe(same);
  expect(same).not.toContain('xi-secret');
});

it('throws the status, and keeps the inner text inside', async () => {
  fake.answer.status = 401;
  fake.answer.bytes = new TextEncoder().encode('{"detail":"bad key xi-secret"}');
  await expect(model().speak({ text: 'a', voice })).rejects.toThrow(/^The voice did not answer: status 401$/);
});
