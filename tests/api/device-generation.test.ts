import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Generation } from '#core/generation.ts';
import { deviceTool, serverTool } from '#core/tools/define-tool.ts';
import { logoGeneratorFacts } from '#core/tools/logo-generator/facts.ts';
import { createApp } from '#worker/app.ts';
import type { Generate } from '#worker/providers/ports.ts';
import { PASSWORD } from '../support/client.ts';
import { TEST_ORIGIN, type TestDeps, testDeps } from '../support/deps.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const shared = {
  ...logoGeneratorFacts,
  cost: 3,
  input: z.object({ name: z.string() }),
  output: z.object({ seconds: z.number() }),
  edits: z.object({}),
  titleOf: ({ name }: { name: string }) => name,
  shownAs: () => ({ style: '', djName: '', picture: null }),
  example: { name: 'DJ NOVA' },
};
const onDevice = deviceTool({
  ...shared,
  made: 'device',
  id: 'on-device',
  files: { 'a.png': { type: 'image/png', maxBytes: 64 }, 'b.png': { type: 'image/png', maxBytes: 64 } },
});
const failing = serverTool({ ...shared, id: 'failing' });
const lying = serverTool({ ...shared, id: 'lying' });
const fail: Generate = () => Promise.reject(new Error('secret inner text'));
const lie: Generate = async () => ({ output: { seconds: 'many' }, files: [] });

let deps: TestDeps;
let app: ReturnType<typeof createApp>['app'];
let cookie: string;

async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const isFile = body instanceof Uint8Array;
  const reply = await app.request(TEST_ORIGIN + path, {
    method,
    headers: { cookie, 'content-type': isFile ? 'image/png' : 'application/json', ...headers },
    ...(body !== undefined && { body: isFile ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
  });
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as never };
}

const start = (key: string, tool = 'on-device') =>
  send('POST', `/api/tools/${tool}/generations`, { name: 'DJ NOVA' }, { 'idempotency-key': key });
const upload = (id: string, name: string, bytes = PNG) =>
  send('PUT', `/api/generations/${id}/files/${name}`, bytes);
const settle = (id: string) => send('POST', `/api/generations/${id}/settle`, { output: { seconds: 4 } });
const credits = async () => ((await send('GET', '/api/user/credits')).body as { balance: number }).balance;
const made = (reply: { body: unknown }) => (reply.body as { generation: Generation }).generation;

beforeAll(async () => {
  deps = await testDeps({
    'on-device': { tool: onDevice },
    failing: { tool: failing, generate: fail },
    lying: { tool: lying, generate: lie },
  });
  app = createApp(deps).app;
});
afterAll(() => deps.close());

beforeEach(async () => {
  deps.setNow(new Date('2026-11-21T12:00:00Z'));
  cookie = '';
  const email = `${crypto.randomUUID()}@example.com`;
  const reply = await send('POST', '/api/auth/sign-up/email', { name: 'Mara', email, password: PASSWORD });
  cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
});

describe('a generation made on the device', () => {
  it('is reserved, uploaded and settled once', async () => {
    const generation = made(await start('key-12345678'));
    expect(generation).toMatchObject({ status: 'reserved', cost: 3 });
    expect(await credits()).toBe(17);
    for (const name of ['a.png', 'b.png']) expect((await upload(generation.id, name)).status).toBe(200);
    const first = await settle(generation.id);
    expect(first.status).toBe(200);
    expect(made(first)).toMatchObject({ status: 'done', output: { seconds: 4 } });
    expect(made(first).files.map(({ name }) => name)).toEqual(['a.png', 'b.png']);
    const again = await settle(generation.id);
    expect(made(again)).toEqual(made(first));
    expect(made(await start('key-12345678'))).toEqual(made(first));
    expect(await credits()).toBe(17);
    expect((await send('GET', '/api/user/activity')).body).toHaveLength(1);
  });

  it('answers the same reservation for the same key', async () => {
    const [one, two] = [made(await start('key-12345678')), made(await start('key-12345678'))];
    expect(two).toEqual(one);
    expect(await credits()).toBe(17);
  });

  it('does not settle until every file is there', async () => {
    const { id } = made(await start('key-12345678'));
    await upload(id, 'a.png');
    const reply = await settle(id);
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({ error: { message: 'Upload these files first: b.png' } });
  });

  it('gives its credits back after fifteen minutes, and takes nothing more then', async () => {
    const { id } = made(await start('key-12345678'));
    await upload(id, 'a.png');
    await upload(id, 'b.png');
    deps.setNow(new Date('2026-11-21T12:15:01Z'));
    expect(await credits()).toBe(20);
    expect((await settle(id)).status).toBe(409);
    expect((await upload(id, 'a.png')).status).toBe(409);
    expect(await credits()).toBe(20);
  });

  it('gives its credits back at once when the render is cancelled', async () => {
    const { id } = made(await start('key-12345678'));
    const reply = await send('POST', `/api/generations/${id}/release`, {});
    expect(reply.body).toMatchObject({ credits: { balance: 20 } });
    expect((await settle(id)).status).toBe(409);
  });

  it('shows no file before it is settled, and frees the files of one that never was', async () => {
    const { id } = made(await start('key-12345678'));
    const before = deps.media.keys().length;
    await upload(id, 'a.png');
    await upload(id, 'a.png');
    expect(
      (await app.request(`${TEST_ORIGIN}/api/generations/${id}/files/a.png`, { headers: { cookie } })).status,
    ).toBe(404);
    await send('POST', `/api/generations/${id}/release`, {});
    await expect.poll(() => deps.media.keys().length).toBe(before);
  });

  it('cannot be changed by an upload that comes after it was settled', async () => {
    const { id } = made(await start('key-12345678'));
    for (const name of ['a.png', 'b.png']) await upload(id, name);
    await settle(id);
    const file = async () =>
      (
        await app.request(`${TEST_ORIGIN}/api/generations/${id}/files/a.png`, { headers: { cookie } })
      ).arrayBuffer();
    const first = await file();
    expect((await upload(id, 'a.png', new Uint8Array([...PNG, 9]))).status).toBe(409);
    expect(await file()).toEqual(first);
  });

  it.each([
    ['a name it does not take', 'c.png', PNG, 404],
    ['a name of the prototype', 'constructor', PNG, 404],
    ['a file that is not what it says', 'a.png', new TextEncoder().encode('<svg onload=alert(1)>'), 415],
    ['a file that is too large', 'a.png', new Uint8Array([...PNG, ...new Uint8Array(64)]), 413],
    ['an empty file', 'a.png', new Uint8Array(), 415],
  ])('refuses %s', async (_, name, bytes, status) => {
    const { id } = made(await start('key-12345678'));
    expect((await upload(id, name, bytes)).status).toBe(status);
  });
});

describe('a generation that fails on the server', () => {
  it.each(['failing', 'lying'])(
    'gives the credits back, shows both entries, and says nothing inner (%s)',
    async (tool) => {
      const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const reply = await start('key-12345678', tool);
      expect(reply.status).toBe(502);
      expect(reply.body).toMatchObject({ error: { code: 'PROVIDER_FAILED' } });
      expect(JSON.stringify(reply.body)).not.toContain('secret');
      expect(errors.mock.calls.flat().join()).not.toContain('secret');
      errors.mockRestore();
      expect(await credits()).toBe(20);
      const { entries } = (await send('GET', '/api/user/ledger')).body as {
        entries: { kind: string; delta: number }[];
      };
      expect(entries.map(({ kind, delta }) => [kind, delta])).toEqual(
        expect.arrayContaining([
          ['reserve', -3],
          ['release', 3],
        ]),
      );
    },
  );
});
