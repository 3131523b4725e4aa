import { expect, it } from 'vitest';
import { chooseSpeechModel } from './choose-models.ts';
import { parseSettings } from './env.ts';

const settings = (change: Record<string, string>) =>
  parseSettings({
    DEPLOYMENT: 'local',
    PUBLIC_URL: 'http://localhost:8787',
    LIBSQL_URL: 'http://127.0.0.1:1',
    AUTH_SECRET: 'x'.repeat(32),
    SEAL_KEY: 'x'.repeat(43),
    ...change,
  });
const choose = (change: Record<string, string>) => chooseSpeechModel(settings(change), {});
const key = { SPEECH_API_KEY: 'k' };

it('nobody speaks beside the device unless the settings say so', () => {
  expect(choose({})).toBeNull();
});

it.each([
  [
    { SPEECH_PROVIDER: 'elevenlabs', SPEECH_MODEL: 'eleven_v2', ...key },
    'ElevenLabs eleven_v2',
    'api.elevenlabs.io',
  ],
  [{ SPEECH_PROVIDER: 'openai', SPEECH_MODEL: 'tts-1', ...key }, 'tts-1', 'api.openai.com'],
  [
    { SPEECH_PROVIDER: 'openai', SPEECH_MODEL: 'kokoro', SPEECH_URL: 'http://gpu.local:8880/v1/', ...key },
    'kokoro',
    'gpu.local:8880',
  ],
])('%j speaks as %s, at %s', (change, name, host) => {
  expect(choose(change)?.engine).toEqual({ name, dataGoes: `Your words go to ${host}` });
});

it('Workers AI speaks only where it is bound', () => {
  const change = { SPEECH_PROVIDER: 'workers-ai', SPEECH_MODEL: '@cf/deepgram/aura-2-en' };
  expect(() => choose(change)).toThrow('SPEECH_PROVIDER is workers-ai and AI is not bound');
  expect(chooseSpeechModel(settings(change), { AI: {} as never })?.engine.name).toBe(change.SPEECH_MODEL);
});
