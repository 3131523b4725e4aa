import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ExportPage } from '#core/account-schema.ts';
import { API } from '#core/api.ts';
import { VOICE_STATEMENTS } from '#core/voice.ts';
import { type Client, signedUp } from '../support/client.ts';
import { addTake, makeDrop } from '../support/drops.ts';
import { WAV } from '../support/fake-speech.ts';
import { picture } from '../support/pictures.ts';
import { productDatabase, userId } from '../support/product-database.ts';

const db = productDatabase();
type Documents = Record<string, unknown>;
type Record_ = { id: string } & Record<string, unknown>;

/** Every page of an export, put together as the ZIP is. */
async function wholeExport(client: Client) {
  const documents: Documents = {};
  const files: ExportPage['files'] = [];
  let pages = 0;
  for (let next: string | null = ''; next !== null; ) {
    const query: string = next ? `?cursor=${encodeURIComponent(next)}` : '';
    const reply = await client.get<ExportPage>(`/api/account/export${query}`);
    expect(reply.status).toBe(200);
    expect(API.exportAccount.reply.parse(reply.body)).toEqual(reply.body);
    for (const [name, document] of Object.entries(reply.body.documents)) {
      const before = documents[name];
      documents[name] = Array.isArray(before) ? [...before, ...(document as unknown[])] : document;
    }
    files.push(...reply.body.files);
    next = reply.body.next;
    pages++;
  }
  return { documents, files, pages, list: (name: string) => documents[name] as Record_[] };
}

describe('an export', () => {
  it('of a new account is one page with everything that is there', async () => {
    const client = await signedUp();
    const { documents, files, pages, list } = await wholeExport(client);
    expect([pages, files]).toEqual([1, []]);
    expect(documents.account).toMatchObject({
      email: client.email,
      firstName: 'Mara',
      subscriptionStatus: 'free',
    });
    expect(documents.profile).toMatchObject({ firstName: 'Mara', artistName: '' });
    expect(list('ledger')).toMatchObject([{ delta: 20, kind: 'sign-up' }]);
    expect(list('sessions')).toHaveLength(1);
    expect(documents.journey).toHaveProperty('milestones');
    for (const name of ['generations', 'generation-versions', 'activities', 'chat', 'events', 'passkeys'])
      expect(documents[name], name).toEqual([]);
  });

  it('holds what was made, and every file of it by an address that answers with those bytes', async () => {
    const client = await signedUp();
    const made = await client.generate<{ generation: Record_ }>('logo-generator', { name: 'DJ NOVA' });
    const logo = made.body.generation.id;
    await client.send('PUT', '/api/brand-kit/logo', { generationId: logo, conceptId: 'concept-01' });
    await client.send('PATCH', `/api/generations/${logo}`, { title: 'Nová / 1' });
    const take = await addTake(client, WAV);
    const drop = await makeDrop(client);
    const body = (await picture('jpeg')) as Uint8Array<ArrayBuffer>;
    await client.fetch('/api/media', { method: 'PUT', body });
    const { documents, files, list } = await wholeExport(client);
    expect(
      list('generations')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([logo, drop.id].toSorted());
    expect(list('generations').find(({ id }) => id === logo)).toMatchObject({
      title: 'Nová / 1',
      status: 'done',
    });
    expect(list('generations').every(({ output, input }) => output && input)).toBe(true);
    expect(documents['brand-kit']).toMatchObject({ current: { artistName: 'DJ NOVA' }, former: null });
    expect(list('voice-takes')).toMatchObject([
      { id: take.id, words: VOICE_STATEMENTS['own-voice-1'], revokedAt: null },
    ]);
    expect(list('pictures')).toMatchObject([{ type: 'image/jpeg', width: 40, height: 24 }]);
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
    for (const { path } of files) expect(path).toMatch(/^[a-z-]+(\/[\w.-]+)+$/);
    expect(files.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^logo-generator\/nova-1-\w{10}\/concept-01\.svg$/),
        expect.stringMatching(/^voice-tag\/.+\/drop\.mp3$/),
        expect.stringMatching(/^brand-kit\/current\/symbol-full\.svg$/),
        `voice-takes/${take.id}.wav`,
        expect.stringMatching(/^pictures\/med_\w+\.jpeg$/),
      ]),
    );
    for (const { url, size } of files) {
      const reply = await client.fetch(url);
      expect([url, reply.status, (await reply.arrayBuffer()).byteLength]).toEqual([url, 200, size]);
    }
  });

  it('of much comes in pages that miss nothing and repeat nothing', async () => {
    const client = await signedUp();
    const id = await userId(db, client.email);
    const tag = randomUUID().replaceAll('-', '');
    const many = (count: number) => sql`FROM generate_series(1, ${count})`;
    await db.batch([
      db.run(sql`
        INSERT INTO generations (id, user_id, tool, status, title, cost, input, output, created_at, updated_at)
        SELECT 'gen_' || substr(${tag}, 1, 12) || value, ${id}, 'logo-generator', 'done', 'No ' || value, 0, '{}', '{}',
          value / 7, 1 ${many(61)}`),
      db.run(sql`
        INSERT INTO activities (id, user_id, action, created_at)
        SELECT 'act_' || substr(${tag}, 1, 12) || value, ${id}, 'logo-created', value / 100 ${many(1203)}`),
      db.run(sql`
        INSERT INTO chat_turns (id, user_id, status, cost, question, answer, created_at)
        SELECT 'trn_' || substr(${tag}, 1, 12) || value, ${id}, 'done', 0, 'How loud?', 'Minus nine.', 5 ${many(100)}`),
    ]);
    const { list, pages } = await wholeExport(client);
    for (const [name, count] of [
      ['generations', 61],
      ['activities', 1203],
      ['chat', 100],
    ] as const) {
      expect(list(name), name).toHaveLength(count);
      expect(new Set(list(name).map((record) => record.id)).size, name).toBe(count);
    }
    expect(pages).toBe(3);
  });

  it('starts anew where its cursor means nothing', async () => {
    const client = await signedUp();
    for (const cursor of ['x', '~~', 'ledger.', "ledger.1_a'--", 'users.1_a', 'ledger.~chat.1_2'])
      expect(
        (await client.get<ExportPage>(`/api/account/export?cursor=${cursor}`)).body.documents,
      ).toHaveProperty('account');
  });

  it('holds nothing of another account, whatever the cursor says', async () => {
    const [client, other] = [await signedUp(), await signedUp()];
    await other.generate('logo-generator', { name: 'DJ OTHER' });
    const all = JSON.stringify(await wholeExport(client));
    expect(all).not.toContain(other.email);
    expect(all).not.toContain('DJ OTHER');
    const beginning = 'generations.999999999999999_z~ledger.999999999999999_z~sessions.999999999999999_z';
    const { body } = await client.get<ExportPage>(`/api/account/export?cursor=${beginning}`);
    expect(body.documents.generations).toEqual([]);
    expect(body.documents.ledger).toHaveLength(1);
    expect(body.documents.sessions).toHaveLength(1);
  });

  it('holds nothing that opens the account', async () => {
    const client = await signedUp();
    const id = await userId(db, client.email);
    const kept = await db.all<{ secret: string }>(sql`
      SELECT password AS secret FROM accounts WHERE user_id = ${id}
      UNION ALL SELECT token FROM sessions WHERE user_id = ${id}`);
    expect(kept).toHaveLength(2);
    const all = JSON.stringify((await wholeExport(client)).documents);
    for (const { secret } of kept) expect(all).not.toContain(secret);
    expect(all).not.toContain(decodeURIComponent(client.cookies).split('=')[1]?.split('.')[0]);
  });
});
