import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { API } from '#core/api.ts';
import type { Generation } from '#core/generation.ts';
import type { ActivityItem } from '#core/library.ts';
import { Client, errorOf, signedUp } from '../support/client.ts';
import { type Made, makeDrop } from '../support/drops.ts';
import { changed, makeLogo, saveEdits } from '../support/logos.ts';
import { inOneDay } from '../support/one-window.ts';
import { productDatabase, userId } from '../support/product-database.ts';

type Caller = Awaited<ReturnType<typeof signedUp>>;
type Page = { generations: Generation[]; next: string | null };

const db = productDatabase();
const list = (client: Client, query = '', tool = 'voice-tag') =>
  client.get<Page>(`/api/tools/${tool}/generations${query}`);
const titles = ({ body }: { body: Page }) => body.generations.map(({ title }) => title);

/** Finished drops of these titles, the first the oldest. */
async function history(client: Caller, names: string[]) {
  const user = await userId(db, client.email);
  const rows = names.map((name, index) => ({ name, at: 1000 + Math.floor(index / 2) }));
  await db.run(sql`
    INSERT INTO generations (id, user_id, tool, status, title, cost, input, output, created_at, updated_at)
    SELECT 'gen_' || lower(hex(randomblob(10))), ${user}, 'voice-tag', 'done', value ->> 'name', 0, '{}', '{}',
      value ->> 'at', 1 FROM json_each(${JSON.stringify(rows)})`);
}

describe('what a tool made', () => {
  it('is listed newest first, twenty a page, each once', async () => {
    const client = await signedUp();
    await history(
      client,
      Array.from({ length: 45 }, (_, n) => `Drop ${n}`),
    );
    const seen: string[] = [];
    let next: string | null = null;
    const sizes: number[] = [];
    do {
      const page: Page = (await list(client, next ? `?cursor=${next}` : '')).body;
      sizes.push(page.generations.length);
      seen.push(...page.generations.map(({ title }) => title));
      next = page.next;
    } while (next);
    expect(sizes).toEqual([20, 20, 5]);
    expect(new Set(seen).size).toBe(45);
    expect(seen[0]).toBe('Drop 44');
    expect(seen.slice(-2).sort()).toEqual(['Drop 0', 'Drop 1']);
  });

  it('is as the generation itself answers, finished and not deleted', async () => {
    const client = await signedUp();
    const drop = await makeDrop(client);
    const gone = await makeDrop(client);
    await client.send('DELETE', `/api/generations/${gone.id}`);
    await client.generate<Made>('voice-tag', { script: 'Not finished' });
    const { body } = await list(client);
    expect(API.generations.reply.parse(body)).toEqual(body);
    expect(body).toEqual({ generations: [drop], next: null });
  });

  it.each([
    ['nova', ['DJ Nova at 3 am', 'NOVA']],
    ['AMÉLIE', ['Amélie']],
    ['amélie', ['Amélie']],
    ['100%', ['100% vinyl']],
    ['%', ['100% vinyl']],
    ['_', ['snake_case']],
    ['\\', ['back\\slash']],
    ["' OR 1=1 --", []],
    ['  nova ', ['DJ Nova at 3 am', 'NOVA']],
  ])('is looked for by %j in its title', async (words, found) => {
    const client = await signedUp();
    await history(client, [
      'NOVA',
      '100% vinyl',
      'snake_case',
      'Amélie',
      'back\\slash',
      'DJ Nova at 3 am',
      'x',
    ]);
    expect(titles(await list(client, `?q=${encodeURIComponent(words)}`)).sort()).toEqual(found);
  });

  it('is of the own account and of that tool', async () => {
    const [client, other] = [await signedUp(), await signedUp()];
    await makeDrop(client);
    const logo = await makeLogo(client);
    expect(titles(await list(other))).toEqual([]);
    expect((await list(client, '', 'logo-generator')).body.generations).toEqual([logo]);
    expect((await list(new Client())).status).toBe(401);
    for (const tool of ['nothing', 'constructor']) expect((await list(client, '', tool)).status).toBe(404);
  });

  it('starts anew with a cursor that names no place, and refuses words past 120 characters', async () => {
    const client = await signedUp();
    await makeDrop(client);
    expect(titles(await list(client, '?cursor=nonsense'))).toHaveLength(1);
    expect((await list(client, `?q=${'x'.repeat(121)}`)).status).toBe(422);
  });
});

describe('a copy', () => {
  const copy = (client: Client, id: string) => client.post<Generation>(`/api/generations/${id}/copy`);
  const bytesOf = async (client: Client, url: string) =>
    new Uint8Array(await (await client.fetch(url)).arrayBuffer());

  it(
    'has input, output, title and files of its own, costs nothing and is not counted',
    inOneDay(async () => {
      const client = await signedUp();
      const drop = await makeDrop(client);
      const before = (await client.get<{ entries: object[] }>('/api/user/ledger')).body.entries.length;
      const reply = await copy(client, drop.id);
      expect(reply.status).toBe(201);
      expect(API.copyGeneration.reply.parse(reply.body)).toEqual(reply.body);
      const { id, cost, files, createdAt, updatedAt, ...rest } = reply.body;
      expect(id).not.toBe(drop.id);
      expect(cost).toBe(0);
      expect(drop).toMatchObject(rest);
      expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(Date.parse(drop.createdAt));
      expect(createdAt).toBe(updatedAt);
      expect(files.map(({ name, size }) => [name, size])).toEqual(
        drop.files.map(({ name, size }) => [name, size]),
      );
      const credits = (await client.get('/api/user/credits')).body;
      expect(credits).toMatchObject({ balance: 16, dailyUsed: 1 });
      expect((await client.get<{ entries: object[] }>('/api/user/ledger')).body.entries).toHaveLength(before);
      expect((await client.get('/api/auth/user')).body).toMatchObject({ totalGenerationsCount: 1 });
      expect((await client.get<ActivityItem[]>('/api/user/activity')).body[0]).toMatchObject({
        action: 'voice-tag-copied',
        details: drop.title,
      });
      expect((await list(client)).body.generations.map((each) => each.id)).toEqual([id, drop.id]);
    }),
  );

  it('outlives its original, and the other way round', async () => {
    const client = await signedUp();
    const drop = await makeDrop(client);
    const one = (await copy(client, drop.id)).body;
    const two = (await copy(client, one.id)).body;
    const sound = await bytesOf(client, drop.files[0]?.url ?? '');
    await client.send('DELETE', `/api/generations/${drop.id}`);
    await client.send('DELETE', `/api/generations/${two.id}`);
    expect(await bytesOf(client, one.files[0]?.url ?? '')).toEqual(sound);
  });

  it('has the versions of a logo too, and may be edited on its own', async () => {
    const client = await signedUp();
    const logo = await makeLogo(client);
    const spec = changed(logo, 'concept-05', { name: 'NOVA' });
    const edited = (await saveEdits(client, logo, { edited: { 'concept-05': spec } })).body;
    const twin = (await copy(client, edited.id)).body;
    expect(twin).toMatchObject({ version: 2, edits: edited.edits });
    const versions = async ({ id }: Generation) =>
      (await client.get<{ versions: { version: number; text: string }[] }>(`/api/generations/${id}/versions`))
        .body.versions;
    expect((await versions(twin)).map(({ version, text }) => [version, text])).toEqual(
      (await versions(edited)).map(({ version, text }) => [version, text]),
    );
    const changedBack = (await saveEdits(client, twin, {})).body;
    expect(changedBack.files).toHaveLength(12);
    expect((await client.get<Generation>(`/api/generations/${edited.id}`)).body).toEqual(edited);
  });

  it('is not made of what is unfinished, deleted or somebody else’s', async () => {
    const [client, other] = [await signedUp(), await signedUp()];
    const open = (await client.generate<Made>('voice-tag', { script: 'Nova' })).body.generation;
    expect((await copy(client, open.id)).status).toBe(409);
    const drop = await makeDrop(client);
    expect((await copy(other, drop.id)).status).toBe(404);
    expect((await copy(new Client(), drop.id)).status).toBe(401);
    await client.send('DELETE', `/api/generations/${drop.id}`);
    expect((await copy(client, drop.id)).status).toBe(404);
    expect((await list(client)).body.generations).toEqual([]);
  });

  it(
    'is one of a hundred a day at most',
    inOneDay(async () => {
      const client = await signedUp();
      const { id } = await makeDrop(client);
      const user = await userId(db, client.email);
      await db.run(sql`
        INSERT INTO generations (id, user_id, tool, status, title, cost, input, created_at, updated_at, copied_from)
        SELECT 'gen_' || lower(hex(randomblob(10))), ${user}, 'voice-tag', 'done', 'c', 0, '{}', ${Date.now()}, 1, ${id}
        FROM json_each(${JSON.stringify(Array(99).fill(0))})`);
      expect((await copy(client, id)).status).toBe(201);
      const reply = await copy(client, id);
      expect([reply.status, errorOf(reply).code]).toEqual([429, 'RATE_LIMITED']);
      expect(errorOf(reply).message).toBe('That is all for today: 100 copies a day');
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await client.get('/api/user/credits')).body).toMatchObject({ dailyUsed: 1 });
    }),
  );
});
