import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorReply } from '#core/errors.ts';
import type { VoiceDesk } from '#core/voice.ts';
import { purge } from '#db/queries/operations-purge.ts';
import { createApp } from '#worker/app.ts';
import { openAiSpeech } from '#worker/providers/openai/openai-speech.ts';
import { sweepFreedMedia } from '#worker/storage/sweep-freed-media.ts';
import { GENERATORS } from '#worker/tools/index.ts';
import { PASSWORD } from '../support/client.ts';
import { TEST_ORIGIN, type TestDeps, testDeps } from '../support/deps.ts';
import { fakeSpeechServer, MP3, WAV } from '../support/fake-speech.ts';

let fake: Awaited<ReturnType<typeof fakeSpeechServer>>;
let deps: TestDeps;
let app: ReturnType<typeof createApp>['app'];
let cookie: string;

async function post(path: string, body: unknown) {
  return app.request(TEST_ORIGIN + path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
const say = (text: unknown, voice: unknown = {}) => post('/api/voice/speech', { text, voice });
const errorIn = async (reply: Response) => ((await reply.json()) as ErrorReply).error;
/** What was written to the log of errors while `act` ran. */
async function errorsOf(act: () => Promise<void>): Promise<string> {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await act();
  const lines = errors.mock.calls.flat().join();
  errors.mockRestore();
  return lines;
}
const bytesOf = async (reply: Response) => new Uint8Array(await reply.arrayBuffer());

async function signUp(): Promise<void> {
  cookie = '';
  const email = `${crypto.randomUUID()}@example.com`;
  const reply = await post('/api/auth/sign-up/email', { name: 'Mara', email, password: PASSWORD });
  cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

beforeAll(async () => {
  fake = await fakeSpeechServer();
  deps = await testDeps();
  deps.settings = { ...deps.settings, SPEECH_DAILY_CHARACTERS: 40 };
  const endpoint = { url: `${fake.url}/v1`, apiKey: 'sk-secret', model: 'tts-1' };
  deps.toolPorts = { ...deps.toolPorts, speech: openAiSpeech(endpoint, {}) };
  app = createApp(deps).app;
});
afterAll(async () => {
  await deps.close();
  await fake.close();
});
beforeEach(async () => {
  deps.setNow(new Date('2026-11-21T12:00:00Z'));
  await deps.db.run(sql`DELETE FROM speech_clips`);
  await sweepFreedMedia(deps);
  await signUp();
  fake.asked.length = 0;
  Object.assign(fake.answer, { status: 200, type: 'audio/mpeg', bytes: MP3 });
});

describe('the provider of speech', () => {
  it('is named on the desk and before the click, with the place where words go', async () => {
    const reply = await app.request(`${TEST_ORIGIN}/api/voice`, { headers: { cookie } });
    const dataGoes = `Your words go to ${fake.host}`;
    expect(((await reply.json()) as VoiceDesk).provider).toEqual({
      name: 'tts-1',
      dataGoes,
      maxCharacters: 400,
    });
    expect(GENERATORS['voice-tag'].engine(deps.toolPorts)).toEqual({
      name: 'Deckhand voices on this device, or tts-1',
      dataGoes: `Nothing leaves this device until you finish. With tts-1: ${dataGoes}`,
    });
  });

  it('speaks, and says who did; the type is what the bytes are', async () => {
    const reply = await say('Locked in', { style: 'club-diva', speed: 1.2 });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('audio/mpeg');
    expect(reply.headers.get('x-spoken-by')).toBe('tts-1');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await bytesOf(reply)).toEqual(MP3);
    expect(fake.asked[0]?.body).toMatchObject({ input: 'Locked in', voice: 'nova', speed: 1.2 });
    Object.assign(fake.answer, { bytes: WAV });
    expect((await say('As WAV')).headers.get('content-type')).toBe('audio/wav');
  });

  it('speaks in the voice that is set where none is named', async () => {
    const reply = await post('/api/voice/speech', { text: 'Locked in' });
    expect(reply.status).toBe(200);
    await bytesOf(reply);
    expect(await bytesOf(await say('Locked in'))).toEqual(MP3);
    expect(fake.asked).toHaveLength(1);
  });

  it('reads other scripts than the device does', async () => {
    expect((await say('Привет')).status).toBe(200);
  });

  it.each([
    [{ text: '   ', voice: {} }, 'text'],
    [{ text: '🔥 🔥', voice: {} }, 'text'],
    [{ text: 'a'.repeat(401), voice: {} }, 'text'],
    [{ text: 'a\u0007b', voice: {} }, 'text'],
    [{ text: 7, voice: {} }, 'text'],
    [{ text: 'a', voice: { style: 'morgan' } }, 'voice.style'],
    [{ text: 'a', voice: { speed: 9 } }, 'voice.speed'],
    [{ text: "I'm David Guetta and you are locked in", voice: {} }, 'text'],
  ])('is not asked for %j', async (body, path) => {
    const reply = await post('/api/voice/speech', body);
    expect(reply.status).toBe(422);
    expect((await errorIn(reply)).fields?.[0]?.path).toBe(path);
    expect(fake.asked).toEqual([]);
  });

  it('is not asked for a visitor', async () => {
    cookie = '';
    expect((await say('Locked in')).status).toBe(401);
    expect(fake.asked).toEqual([]);
  });
});

describe('the same words', () => {
  it('are spoken once, for whoever asks; other words or another voice are not the same', async () => {
    for (const text of ['Locked in', '  Locked   in ']) expect(await bytesOf(await say(text))).toEqual(MP3);
    await signUp();
    expect(await bytesOf(await say('Locked in', { pitch: 2 }))).toEqual(MP3);
    expect(fake.asked).toHaveLength(1);
    await say('Locked in', { style: 'whisper' });
    await say('Locked out');
    expect(fake.asked).toHaveLength(3);
    expect(deps.media.keys()).toHaveLength(3);
  });

  it('asked for at once are spoken once and stored once', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => say('Locked in')));
    for (const reply of replies) expect(await bytesOf(reply)).toEqual(MP3);
    expect(fake.asked).toHaveLength(1);
    expect(deps.media.keys()).toHaveLength(1);
  });

  it('are spoken again thirty days later, and storage forgets them', async () => {
    await say('Locked in');
    const now = new Date('2026-12-22T12:00:00Z');
    await purge(deps.db, { now: new Date(0), keepSince: new Date('2026-11-21T11:59:59Z') });
    expect((await deps.db.all(sql`SELECT 1 FROM speech_clips`)).length).toBe(1);
    await purge(deps.db, { now: new Date(0), keepSince: new Date(now.getTime() - 30 * 24 * 60 * 60 * 1000) });
    await sweepFreedMedia(deps);
    expect(deps.media.keys()).toEqual([]);
    await say('Locked in');
    expect(fake.asked).toHaveLength(2);
  });

  it('that storage lost are spoken again', async () => {
    await say('Locked in');
    await deps.media.delete(deps.media.keys());
    await errorsOf(async () => expect((await say('Locked in')).status).toBe(502));
    expect((await say('Locked in')).status).toBe(200);
    expect(fake.asked).toHaveLength(2);
  });

  it('that a crash left unspoken are spoken after two minutes', async () => {
    await say('Locked in');
    await deps.db.run(sql`UPDATE speech_clips SET media_key = NULL, type = NULL`);
    await deps.media.delete(deps.media.keys());
    deps.setNow(new Date('2026-11-21T12:02:01Z'));
    expect((await say('Locked in')).status).toBe(200);
    expect(fake.asked).toHaveLength(2);
  });
});

describe('the characters of a day', () => {
  it('are counted for words that are spoken anew, and end in a sentence', async () => {
    for (const text of ['a'.repeat(20), 'b'.repeat(20), 'a'.repeat(20)])
      expect((await say(text)).status).toBe(200);
    const reply = await say('c');
    expect(reply.status).toBe(429);
    expect(reply.headers.get('retry-after')).toBe(String(12 * 60 * 60));
    expect(await errorIn(reply)).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'The provider speaks 40 characters a day for you. The voices of the device have no limit',
      resetsAt: '2026-11-22T00:00:00.000Z',
    });
    expect((await say('b'.repeat(20))).status).toBe(200);
    deps.setNow(new Date('2026-11-22T00:00:00Z'));
    expect((await say('c')).status).toBe(200);
  });

  it('are of one account', async () => {
    await say('a'.repeat(40));
    await signUp();
    expect((await say('b'.repeat(40))).status).toBe(200);
  });

  it('hold against requests at once', async () => {
    const statuses = (await Promise.all(Array.from({ length: 9 }, (_, n) => say(String(n).repeat(10))))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(fake.asked).toHaveLength(4);
  });
});

describe('a provider that fails', () => {
  it.each([
    ['with a status', { status: 500 }],
    ['with a page', { bytes: new TextEncoder().encode('<html>sk-secret</html>') }],
    ['with nothing', { bytes: new Uint8Array() }],
  ])('%s leaves nothing, counts nothing, and says nothing inner', async (_, answer) => {
    Object.assign(fake.answer, answer);
    const lines = await errorsOf(async () => {
      const reply = await say('a'.repeat(40));
      expect([reply.status, (await errorIn(reply)).code]).toEqual([502, 'PROVIDER_FAILED']);
    });
    expect(lines).toContain('speech-failed');
    expect(lines).not.toMatch(/sk-secret|aaaa/);
    expect(deps.media.keys()).toEqual([]);
    Object.assign(fake.answer, { status: 200, bytes: MP3 });
    expect((await say('a'.repeat(40))).status).toBe(200);
  });

  it('fails for all who wait for the same words', async () => {
    Object.assign(fake.answer, { status: 500 });
    await errorsOf(async () => {
      const replies = await Promise.all([1, 2, 3].map(() => say('Locked in')));
      expect(replies.every(({ status }) => status === 502)).toBe(true);
    });
  });
});
