import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { API } from '#core/api.ts';
import { VOICE_STATEMENTS, type VoiceDesk } from '#core/voice.ts';
import { errorOf, inPieces, signedUp } from '../support/client.ts';
import { addTake, type Made, makeDrop, outputOf, settle, sha256Of, uploadTo } from '../support/drops.ts';
import { MP3, WAV } from '../support/fake-speech.ts';
import { productDatabase, userId } from '../support/product-database.ts';

type Caller = Awaited<ReturnType<typeof signedUp>>;

const db = productDatabase();
const take = { name: 'Mara, close', seconds: 2.5, sha256: sha256Of(WAV), consent: 'own-voice-1' };
const add = (client: Caller, change: object = {}) =>
  client.post<{ id: string }>('/api/voice/takes', { ...take, ...change });
const audio = (id: string) => `/api/voice/takes/${id}/audio`;
const send = async (client: Caller, id: string, bytes: Uint8Array) => {
  const reply = await client.fetch(audio(id), { method: 'PUT', ...inPieces(bytes) });
  return { status: reply.status, headers: reply.headers, body: await reply.json() };
};
const revoke = (client: Caller, id: string) =>
  client.send<{ ok: true; deletedDrops: number }>('DELETE', `/api/voice/takes/${id}`);
const desk = async (client: Caller) => (await client.get<VoiceDesk>('/api/voice')).body;

describe('a recording of one’s own voice', () => {
  it('is kept with the consent it was given with: the words, their hash, the time', async () => {
    const client = await signedUp();
    const before = Date.now();
    const { status, body } = await add(client);
    expect(status).toBe(201);
    expect(API.addTake.reply.parse(body)).toEqual(body);
    expect(body).toMatchObject({ name: 'Mara, close', seconds: 2.5, statement: 'own-voice-1', url: null });
    const [kept] = await db.all<{ words: string; agreedAt: number; sha256: string }>(sql`
      SELECT statement_sha256 AS words, agreed_at AS agreedAt, sha256 FROM voice_takes WHERE id = ${body.id}`);
    expect(kept?.words).toBe(sha256Of(new TextEncoder().encode(VOICE_STATEMENTS['own-voice-1'])));
    expect(kept?.sha256).toBe(take.sha256);
    expect(kept?.agreedAt).toBeGreaterThanOrEqual(before);
    expect(kept?.agreedAt).toBeLessThanOrEqual(Date.now());
  });

  it.each([
    ['WAV', WAV, 'audio/wav'],
    ['MP3', MP3, 'audio/mpeg'],
  ])('comes as %s, once, and is read by its owner', async (_, bytes, type) => {
    const client = await signedUp();
    const { id } = await addTake(client, bytes);
    expect((await send(client, id, bytes)).status).toBe(200);
    const reply = await client.fetch(audio(id));
    expect(reply.headers.get('content-type')).toBe(type);
    expect(reply.headers.get('cache-control')).toBe('private, no-cache');
    expect(new Uint8Array(await reply.arrayBuffer())).toEqual(bytes);
    expect((await desk(client)).takes).toMatchObject([{ id, url: audio(id) }]);
  });

  it.each([
    [{ consent: undefined }, 'consent'],
    [{ consent: true }, 'consent'],
    [{ consent: 'own-voice-0' }, 'consent'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ name: 'Morgan Freeman' }, 'name'],
    [{ seconds: 0.1 }, 'seconds'],
    [{ seconds: 21 }, 'seconds'],
    [{ sha256: 'abc' }, 'sha256'],
  ])('is refused with %j', async (change, path) => {
    const client = await signedUp();
    const reply = await add(client, change);
    expect(reply.status).toBe(422);
    expect(errorOf(reply).fields?.[0]?.path).toBe(path);
    expect((await desk(client)).takes).toEqual([]);
  });

  it('has to be the very sound that was agreed to', async () => {
    const client = await signedUp();
    const { id } = (await add(client)).body;
    const reply = await send(client, id, new Uint8Array([...WAV, 1]));
    expect(reply.status).toBe(422);
    expect(errorOf(reply).fields?.[0]?.path).toBe('sha256');
    expect((await client.fetch(audio(id))).status).toBe(404);
  });

  it.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 415],
    ['a page', new TextEncoder().encode('<script>alert(1)</script>'), 415],
    ['nothing', new Uint8Array(), 415],
    ['more than 8 MB', new Uint8Array([...WAV, ...new Uint8Array(8 * 1024 * 1024)]), 413],
  ])('is not %s', async (_, bytes, status) => {
    const client = await signedUp();
    const { id } = (await add(client, { sha256: sha256Of(bytes) })).body;
    expect((await send(client, id, bytes)).status).toBe(status);
  });

  it('is one of fifty at most', async () => {
    const client = await signedUp();
    const replies = await Promise.all(Array.from({ length: 60 }, () => add(client)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(50);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(10);
    const first = replies.find(({ status }) => status === 201)?.body.id ?? '';
    await revoke(client, first);
    expect((await add(client)).status).toBe(201);
  });

  it('does not exist for anybody else', async () => {
    const [owner, other] = [await signedUp(), await signedUp()];
    const { id } = await addTake(owner, WAV);
    expect((await other.fetch(audio(id))).status).toBe(404);
    expect((await send(other, id, WAV)).status).toBe(404);
    expect((await revoke(other, id)).status).toBe(404);
    expect((await desk(other)).takes).toEqual([]);
    expect((await owner.fetch(audio(id))).status).toBe(200);
  });
});

describe('a consent that is taken back', () => {
  const source = (takeId: string) => ({ source: { kind: 'take', takeId } });

  it('takes the recording and every drop made from it along, copies too, and nothing else', async () => {
    const client = await signedUp();
    const { id } = await addTake(client, WAV);
    const other = await addTake(client, MP3);
    const drop = await makeDrop(client, source(id));
    const copy = await client.post<{ id: string }>(`/api/generations/${drop.id}/copy`);
    const stays = await makeDrop(client, source(other.id));
    expect((await revoke(client, id)).body).toEqual({ ok: true, deletedDrops: 2 });
    expect((await client.fetch(audio(id))).status).toBe(404);
    for (const gone of [drop.id, copy.body.id]) {
      expect((await client.get(`/api/generations/${gone}`)).status).toBe(404);
      expect((await client.get(`/api/generations/${gone}/files/drop.mp3`)).status).toBe(404);
    }
    expect((await client.get(`/api/generations/${stays.id}`)).status).toBe(200);
    expect((await desk(client)).takes.map((each) => each.id)).toEqual([other.id]);
    const [left] = await db.all<{ revoked: number; name: string; sha256: string }>(sql`
      SELECT revoked_at AS revoked, name, sha256 FROM voice_takes WHERE id = ${id}`);
    expect(left?.revoked).toBeGreaterThan(0);
    expect(left).toMatchObject({ name: '', sha256: sha256Of(WAV) });
    expect((await revoke(client, id)).status).toBe(404);
    expect((await send(client, id, WAV)).status).toBe(404);
  });

  it('ends a drop that is being made from it, and its credits return', async () => {
    const client = await signedUp();
    const { id } = await addTake(client, WAV);
    const started = await client.generate<Made>('voice-tag', { script: 'Nova', ...source(id) });
    const drop = started.body.generation.id;
    await uploadTo(client, drop, 'drop.mp3', MP3);
    expect((await revoke(client, id)).body.deletedDrops).toBe(0);
    expect((await settle(client, drop, outputOf(MP3))).status).toBe(409);
    expect((await client.get('/api/user/credits')).body).toMatchObject({ balance: 20, dailyUsed: 0 });
    expect((await client.generate('voice-tag', { script: 'Nova', ...source(id) })).status).toBe(422);
  });

  it('leaves no drop behind, however requests meet', async () => {
    const client = await signedUp();
    const { id } = await addTake(client, WAV);
    const [, ...started] = await Promise.all([
      revoke(client, id),
      ...[1, 2, 3].map(() => client.generate<Made>('voice-tag', { script: 'Nova', ...source(id) })),
    ]);
    for (const { status, body } of started)
      if (status === 201) await uploadTo(client, body.generation.id, 'drop.mp3', MP3);
    const ends = await Promise.all(
      started
        .filter(({ status }) => status === 201)
        .map(({ body }) => settle(client, body.generation.id, outputOf(MP3))),
    );
    expect(ends.every(({ status }) => status === 409)).toBe(true);
    const user = await userId(db, client.email);
    const left = await db.all(sql`
      SELECT 1 FROM generations WHERE user_id = ${user} AND take_id = ${id} AND status <> 'failed'`);
    expect(left).toEqual([]);
    expect((await client.get('/api/user/credits')).body).toMatchObject({ balance: 20 });
  });
});
