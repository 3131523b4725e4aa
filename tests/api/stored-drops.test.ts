import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Generation } from '#core/generation.ts';
import { voiceTag } from '#core/tools/voice-tag/tool.ts';
import { createApp } from '#worker/app.ts';
import { GENERATORS } from '#worker/tools/index.ts';
import { PASSWORD } from '../support/client.ts';
import { TEST_ORIGIN, type TestDeps, testDeps } from '../support/deps.ts';
import { outputOf, sha256Of } from '../support/drops.ts';
import { MP3 } from '../support/fake-speech.ts';
import { expectToOutlive } from '../support/hang-up.ts';

let deps: TestDeps;
let app: ReturnType<typeof createApp>['app'];
let cookie: string;
let id: string;

async function send<Body>(method: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  const isFile = body instanceof Uint8Array;
  const reply = await app.request(TEST_ORIGIN + path, {
    method,
    headers: { cookie, ...(!isFile && { 'content-type': 'application/json' }), ...headers },
    body: isFile ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
  });
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as Body };
}
const upload = (bytes = MP3) => send('PUT', `/api/generations/${id}/files/drop.mp3`, bytes);
const settle = (mp3 = MP3) =>
  send<{ generation: Generation }>('POST', `/api/generations/${id}/settle`, { output: outputOf(mp3) });
const copy = () => send<Generation>('POST', `/api/generations/${id}/copy`, {});
async function record() {
  const consent = { name: 'Mara', seconds: 2, sha256: sha256Of(MP3), consent: 'own-voice-1' };
  const take = await send<{ id: string }>('POST', '/api/voice/takes', consent);
  return send('PUT', `/api/voice/takes/${take.body.id}/audio`, MP3);
}
const stored = () =>
  deps.media
    .keys()
    .map((key) => key.split('/').at(-1))
    .sort();
const ALL = ['drop.mp3', 'report.json', 'wave.svg'];

/** Lets storage fail at the n-th file that is put while `act` runs, and the log of errors be silent. */
async function withFailingPut<Result>(at: number, act: () => Promise<Result>): Promise<Result> {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const put = deps.media.put;
  let puts = 0;
  vi.spyOn(deps.media, 'put').mockImplementation((...file) =>
    ++puts === at ? Promise.reject(new Error('storage is full')) : put(...file),
  );
  const result = await act();
  vi.mocked(deps.media.put).mockRestore();
  errors.mockRestore();
  return result;
}

beforeAll(async () => {
  deps = await testDeps({ 'voice-tag': { tool: voiceTag, ...GENERATORS['voice-tag'] } as never });
  app = createApp(deps).app;
});
afterAll(() => deps.close());

beforeEach(async () => {
  cookie = '';
  const email = `${crypto.randomUUID()}@example.com`;
  const reply = await send('POST', '/api/auth/sign-up/email', { name: 'Mara', email, password: PASSWORD });
  cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  await deps.media.delete(deps.media.keys());
  const key = { 'idempotency-key': 'key-12345678' };
  const started = await send<{ generation: Generation }>(
    'POST',
    '/api/tools/voice-tag/generations',
    voiceTag.example,
    key,
  );
  id = started.body.generation.id;
});

it.each([1, 2])('storage that fails at file %i leaves a drop open, and nothing behind', async (at) => {
  await upload();
  expect((await withFailingPut(at, () => settle())).status).toBe(500);
  await expect.poll(stored).toEqual(['drop.mp3']);
  expect((await settle()).status).toBe(200);
  expect(stored()).toEqual(ALL);
});

it('settlements at once keep one picture and one report', async () => {
  await upload();
  const replies = await Promise.all([settle(), settle(), settle()]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  await expect.poll(stored).toEqual(ALL);
  expect(replies[0]?.body.generation.files.map(({ name }) => name)).toEqual(ALL);
});

it('sound that is replaced while its settlement is on the way ends nothing', async () => {
  await upload();
  const other = new Uint8Array([...MP3, 1]);
  const put = deps.media.put;
  vi.spyOn(deps.media, 'put').mockImplementationOnce(async (...file) => {
    await put(...file);
    await upload(other);
  });
  const reply = await settle();
  vi.mocked(deps.media.put).mockRestore();
  expect(reply.status).toBe(409);
  await expect.poll(stored).toEqual(['drop.mp3']);
  expect((await settle()).status).toBe(422);
  expect((await settle(other)).status).toBe(200);
});

it('a settlement that is refused draws nothing', async () => {
  const put = vi.spyOn(deps.media, 'put');
  expect((await settle()).status).toBe(409);
  expect(put).not.toHaveBeenCalled();
  await upload();
  put.mockClear();
  expect((await settle(new Uint8Array([1]))).status).toBe(422);
  expect(put).not.toHaveBeenCalled();
  put.mockRestore();
});

it.each([1, 3])('a copy whose file %i cannot be stored leaves nothing', async (at) => {
  await upload();
  await settle();
  expect((await withFailingPut(at, copy)).status).toBe(500);
  await expect.poll(stored).toEqual(ALL);
  const copies = await deps.db.all(sql`SELECT 1 FROM generations WHERE copied_from = ${id}`);
  expect(copies).toEqual([]);
});

it('a copy of a drop that storage lost leaves nothing', async () => {
  await upload();
  await settle();
  const lost = deps.media.keys().find((key) => key.endsWith('drop.mp3')) ?? '';
  await deps.media.delete([lost]);
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await copy()).status).toBe(500);
  errors.mockRestore();
  await expect.poll(stored).toEqual(['report.json', 'wave.svg']);
});

it('a copy that meets the deletion of its original leaves nothing', async () => {
  await upload();
  await settle();
  const put = deps.media.put;
  vi.spyOn(deps.media, 'put').mockImplementationOnce(async (...file) => {
    await put(...file);
    await send('DELETE', `/api/generations/${id}`, {});
  });
  const reply = await copy();
  vi.mocked(deps.media.put).mockRestore();
  expect(reply.status).toBe(409);
  await expect.poll(stored).toEqual([]);
});

it('sound whose row cannot be written is freed', async () => {
  const batch = vi.spyOn(deps.db, 'batch').mockRejectedValueOnce(new Error('The database is away'));
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await upload()).status).toBe(500);
  batch.mockRestore();
  errors.mockRestore();
  await expect.poll(stored).toEqual([]);
});

it.each([
  ['an upload', () => upload()],
  ['a settlement', () => settle()],
  ['a copy', () => copy()],
  ['a recording', () => record()],
])('%s goes on when its caller hangs up while storage is written', async (name, act) => {
  if (name === 'a settlement' || name === 'a copy') await upload();
  if (name === 'a copy') await settle();
  await expectToOutlive(deps, act);
});

it('a reservation that is given back frees its sound', async () => {
  await upload();
  await send('POST', `/api/generations/${id}/release`, {});
  await expect.poll(stored).toEqual([]);
});
