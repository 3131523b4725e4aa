import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Generation } from '#core/generation.ts';
import { serverTool } from '#core/tools/define-tool.ts';
import { logoGeneratorFacts } from '#core/tools/logo-generator/facts.ts';
import { createApp } from '#worker/app.ts';
import type { Generator, MadeFile } from '#worker/providers/ports.ts';
import { PASSWORD } from '../support/client.ts';
import { TEST_ORIGIN, type TestDeps, testDeps } from '../support/deps.ts';
import { expectToOutlive } from '../support/hang-up.ts';

const file = (name: string): MadeFile => ({ name, type: 'image/svg+xml', bytes: new Uint8Array([1, 2, 3]) });
const tool = serverTool({
  ...logoGeneratorFacts,
  id: 'drawn',
  cost: 0,
  input: z.object({ name: z.string() }),
  output: z.object({}),
  edits: z.object({ shows: z.array(z.string()) }),
  titleOf: ({ name }) => name,
  shownAs: () => ({ style: '', djName: '', picture: null }),
  example: { name: 'NOVA' },
});
const generate = vi.fn<Generator['generate']>(async () => ({ output: {}, files: [file('original')] }));
const redraw = vi.fn<NonNullable<Generator['redraw']>>(async ({ edits, has }) => {
  const { shows } = edits as { shows: string[] };
  return { files: shows.filter((name) => !has(name)).map(file), standing: shows };
});
const design = {
  artistName: 'NOVA',
  logo: { conceptId: 'concept-01', spec: { part: 1 } as never },
  colours: { bg: '#000000', fg: '#FFFFFF', a: '#FFFFFF', b: '#FFFFFF' },
  typefaces: { display: 'anton', caption: 'inter' } as const,
};

let deps: TestDeps;
let app: ReturnType<typeof createApp>['app'];
let cookie: string;
let part = 1;
let logo: Generation;

async function send<Body>(method: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  const reply = await app.request(TEST_ORIGIN + path, {
    method,
    headers: { cookie, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as Body };
}

async function make(key: string): Promise<Generation> {
  const path = '/api/tools/drawn/generations';
  const { body } = await send<{ generation: Generation }>(
    'POST',
    path,
    { name: 'N' },
    { 'idempotency-key': key },
  );
  return body.generation;
}
const save = (shows: string[], version: number) =>
  send<Generation>('PATCH', `/api/generations/${logo.id}`, { edits: { shows }, version });
const choose = () => send('PUT', '/api/brand-kit/logo', { generationId: logo.id, conceptId: 'any' });
/** Names of the files in storage, under the generation or under the kits of the test. */
const stored = (folder: string) =>
  deps.media
    .keys()
    .filter((key) => key.startsWith(folder))
    .map((key) => key.split('/').at(-1))
    .sort();
const ofLogo = () => stored(`generations/${logo.id}/`);

beforeAll(async () => {
  deps = await testDeps({
    drawn: {
      tool,
      generate,
      redraw,
      dress: () => ({
        design: { ...design, logo: { ...design.logo, spec: { part } as never } },
        draw: async () => [file('full-full.svg'), file('symbol-full.svg')],
      }),
    },
  });
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
  logo = await make('key-12345678');
  await deps.media.delete(deps.media.keys().filter((stale) => !stale.includes(logo.id)));
});

it('storage holds the originals and what the edits show now, and nothing else', async () => {
  await save(['a', 'b'], 1);
  expect(ofLogo()).toEqual(['a', 'b', 'original']);
  await save(['b', 'c'], 2);
  await expect.poll(ofLogo).toEqual(['b', 'c', 'original']);
  await save([], 3);
  await expect.poll(ofLogo).toEqual(['original']);
});

it('storage holds nothing of an edit that came too late', async () => {
  const statuses = (await Promise.all([save(['a'], 1), save(['b'], 1), save(['c'], 1)])).map(
    ({ status }) => status,
  );
  expect(statuses.sort()).toEqual([200, 409, 409]);
  await expect.poll(ofLogo).toHaveLength(2);
  const { body } = await send<Generation>('PATCH', `/api/generations/${logo.id}`, { title: 'N' });
  expect(body.files.map(({ name }) => name)).toEqual(ofLogo());
});

it('an edit of a version that is not the newest is refused before anything is drawn', async () => {
  await save(['a'], 1);
  redraw.mockClear();
  expect((await save(['b'], 1)).status).toBe(409);
  expect(redraw).not.toHaveBeenCalled();
});

it('storage that fails leaves the edit undone and nothing behind', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const put = deps.media.put;
  let puts = 0;
  vi.spyOn(deps.media, 'put').mockImplementation((...file) =>
    ++puts === 2 ? Promise.reject(new Error('storage is full')) : put(...file),
  );
  expect((await save(['a', 'b', 'c'], 1)).status).toBe(500);
  vi.mocked(deps.media.put).mockRestore();
  errors.mockRestore();
  await expect.poll(ofLogo).toEqual(['original']);
  expect((await save(['a'], 1)).body).toMatchObject({ version: 2 });
});

it('storage holds the kit that is worn and the one before it, and nothing of equal choices', async () => {
  const kits = () => stored('brand-kits/');
  const pair = ['full-full.svg', 'symbol-full.svg'];
  const replies = await Promise.all([choose(), choose(), choose()]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  await expect.poll(kits).toEqual(pair);
  await save(['a'], 1);
  for (part of [2, 3, 4]) expect((await choose()).status).toBe(200);
  await expect.poll(kits).toEqual([...pair, ...pair].sort());
});

it('pictures are kept for a work once it is settled, or its edit is saved', async () => {
  const picture = async (id: string) => {
    await deps.media.put(`key/${id}`, new Uint8Array([1]), 'image/jpeg');
    await deps.db.run(sql`
      INSERT INTO media (id, user_id, sha256, media_key, type, size, width, height, created_at)
      SELECT ${id}, user_id, ${id}, ${`key/${id}`}, 'image/jpeg', 1, 40, 30, 1 FROM generations WHERE id = ${logo.id}`);
  };
  const keptFor = async (id: string) => {
    const rows = await deps.db.all<{ id: string }>(sql`
      SELECT media_id AS id FROM generation_media WHERE generation_id = ${id} ORDER BY media_id`);
    return rows.map(({ id }) => id);
  };
  const asks = (id: string) => ({ ids: [id], beside: [], mostBytes: 9, path: 'photos' });
  for (const id of ['med_first', 'med_refused', 'med_late', 'med_saved']) await picture(id);

  generate.mockImplementationOnce(async (_, __, assets) => {
    await assets.read(asks('med_first'));
    return { output: {}, files: [] };
  });
  const made = await make('key-with-picture');
  expect(await keptFor(made.id)).toEqual(['med_first']);

  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  redraw.mockImplementationOnce(async (_, __, assets) => {
    await assets.read(asks('med_refused'));
    throw new Error('nothing was drawn');
  });
  expect((await save(['a'], 1)).status).toBe(500);
  errors.mockRestore();
  const shown = (id: string) => {
    redraw.mockImplementationOnce(async ({ edits }, _, assets) => {
      await assets.read(asks(id));
      if (id === 'med_late') await save(['before'], 1);
      return { files: [], standing: (edits as { shows: string[] }).shows };
    });
  };
  shown('med_late');
  expect((await save(['b'], 1)).status).toBe(409);
  expect(await keptFor(logo.id)).toEqual([]);
  shown('med_saved');
  expect((await save(['c'], 2)).status).toBe(200);
  expect(await keptFor(logo.id)).toEqual(['med_saved']);
});

it('what was drawn for an edit goes with its logo, and its versions too', async () => {
  await save(['a'], 1);
  await send('DELETE', `/api/generations/${logo.id}`, {});
  await expect.poll(ofLogo).toEqual([]);
  const left = await deps.db.all(sql`SELECT 1 FROM generation_versions WHERE generation_id = ${logo.id}`);
  expect(left).toEqual([]);
});

it.each([
  ['an edit', () => save(['a'], 1)],
  ['a choice', () => choose()],
])('%s goes on when its caller hangs up while storage is written', async (_, act) => {
  await expectToOutlive(deps, act);
});
