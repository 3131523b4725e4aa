import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { API } from '#core/api.ts';
import type { MediaItem } from '#core/media.ts';
import { Client, errorOf, PASSWORD, signedUp } from '../support/client.ts';
import { addTake, makeDrop } from '../support/drops.ts';
import { WAV } from '../support/fake-speech.ts';
import { rowsOf } from '../support/full-account.ts';
import { inOneMinute } from '../support/one-window.ts';
import { picture } from '../support/pictures.ts';
import { productDatabase, userId } from '../support/product-database.ts';

type Caller = Awaited<ReturnType<typeof signedUp>>;
interface Belongings {
  belongings: Record<string, number>;
  deletesAt: string | null;
}

const db = productDatabase();
const remove = (client: Client, password: unknown = PASSWORD) =>
  client.send<{ deletesAt: string }>('DELETE', '/api/account', { password });
const belongings = async (client: Client) => (await client.get<Belongings>('/api/account/belongings')).body;
/** Runs what production runs on a schedule. */
const sweep = () => fetch(new URL('/cdn-cgi/local/scheduled', inject('productUrl')));

/** An account with a logo, a chosen kit, a recording, a drop and a picture. */
async function busyAccount(): Promise<Caller & { picture: MediaItem }> {
  const client = await signedUp();
  type Made = { generation: { id: string } };
  const made = await client.generate<Made>('logo-generator', { name: 'DJ NOVA' });
  const choice = { generationId: made.body.generation.id, conceptId: 'concept-01' };
  await client.send('PUT', '/api/brand-kit/logo', choice);
  await addTake(client, WAV);
  await makeDrop(client);
  const bytes = (await picture('png')) as Uint8Array<ArrayBuffer>;
  const uploaded = await client.fetch('/api/media', { method: 'PUT', body: bytes });
  return Object.assign(client, { picture: (await uploaded.json()) as MediaItem });
}

describe('what goes with an account', () => {
  it('is nothing but its credits at first', async () => {
    const client = await signedUp();
    const body = await belongings(client);
    expect(API.belongings.reply.parse(body)).toEqual(body);
    expect(body).toEqual({
      belongings: { generations: 0, files: 0, bytes: 0, credits: 20, chatMessages: 0, takes: 0 },
      deletesAt: null,
    });
  });

  it('is counted to the last byte', async () => {
    const client = await busyAccount();
    const id = await userId(db, client.email);
    const [stored] = await db.all<{ files: number; bytes: number }>(sql`
      SELECT count(*) AS files, sum(size) AS bytes FROM (
        SELECT size FROM generation_files WHERE generation_id IN (SELECT id FROM generations WHERE user_id = ${id})
        UNION ALL SELECT size FROM brand_kit_files WHERE kit_id IN (SELECT id FROM brand_kits WHERE user_id = ${id})
        UNION ALL SELECT ${WAV.length}
        UNION ALL SELECT ${client.picture.size})`);
    expect((await belongings(client)).belongings).toMatchObject({ generations: 2, takes: 1, ...stored });
  });

  it('is each account’s own', async () => {
    const [, other] = [await busyAccount(), await signedUp()];
    expect((await belongings(other)).belongings).toMatchObject({ generations: 0, files: 0, takes: 0 });
  });
});

describe('deleting an account', () => {
  it.each([[null], [''], ['not it at all'], [{ $ne: 1 }], ['x'.repeat(2000)]])(
    'with %j for a password is refused',
    async (password) => {
      const client = await signedUp();
      const reply = await remove(client, password);
      expect(reply.status).toBe(422);
      expect(errorOf(reply).fields?.[0]?.path).toBe('password');
      expect((await belongings(client)).deletesAt).toBeNull();
    },
  );

  it('begins its days of grace, and one press ends them', async () => {
    const client = await signedUp();
    const { status, body } = await remove(client);
    expect(status).toBe(200);
    expect(API.deleteAccount.reply.parse(body)).toEqual(body);
    expect((await belongings(client)).deletesAt).toBe(body.deletesAt);
    await client.post('/api/account/keep');
    expect((await belongings(client)).deletesAt).toBeNull();
    await sweep();
    expect((await client.get('/api/auth/user')).status).toBe(200);
  });

  it('leaves nothing of it once its time has come: no session, no row, no file in storage', async () => {
    const client = await busyAccount();
    const id = await userId(db, client.email);
    await remove(client);
    const [medium] = await db.all<{ mediaKey: string }>(sql`
      SELECT media_key AS mediaKey FROM media WHERE user_id = ${id}`);
    const before = await rowsOf(db, id);
    for (const table of [
      'generations',
      'generation_files',
      'brand_kits',
      'voice_take_files',
      'credit_entries',
    ])
      expect(before[table], table).toBeGreaterThan(0);
    await db.run(sql`UPDATE users SET deletes_at = 1 WHERE id = ${id}`);
    expect((await client.get('/api/auth/user')).status).toBe(401);
    expect((await sweep()).status).toBe(200);
    expect(Object.values(await rowsOf(db, id)).every((count) => count === 0)).toBe(true);
    // Storage is asked for the very file, by a row of another account that names it.
    const other = await signedUp();
    await db.run(sql`
      INSERT INTO media (id, user_id, sha256, media_key, type, size, width, height, created_at)
      VALUES ('med_borrowed', ${await userId(db, other.email)}, 'borrowed', ${medium?.mediaKey}, 'image/png', 1, 16, 16, 1)`);
    expect((await other.fetch('/api/media/med_borrowed')).status).toBe(404);
    expect(await db.all(sql`SELECT * FROM freed_media WHERE instr(media_key, ${id}) > 0`)).toEqual([]);
  });

  it('frees the address for a new account, before the sweep too', async () => {
    const client = await signedUp();
    const id = await userId(db, client.email);
    await remove(client);
    const again = { name: 'Mara', email: client.email, password: PASSWORD };
    expect((await new Client().post('/api/auth/sign-up/email', again)).status).toBe(422);
    await db.run(sql`UPDATE users SET deletes_at = 1 WHERE id = ${id}`);
    const anew = new Client();
    expect((await anew.post('/api/auth/sign-in/email', again)).status).toBe(401);
    expect((await anew.post('/api/auth/sign-up/email', again)).status).toBe(200);
    expect((await anew.get<{ id: string }>('/api/auth/user')).body.id).not.toBe(id);
  });

  it(
    'takes ten wrong passwords a minute, then none for a while',
    inOneMinute(async () => {
      const client = await signedUp();
      for (let tries = 0; tries < 10; tries++)
        expect((await remove(client, 'not it at all')).status).toBe(422);
      const reply = await remove(client, 'not it at all');
      expect([reply.status, errorOf(reply).code]).toEqual([429, 'RATE_LIMITED']);
      expect((await belongings(client)).deletesAt).toBeNull();
    }),
  );
});
