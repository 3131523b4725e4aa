import { describe, expect, it } from 'vitest';
import { API } from '#core/api.ts';
import type { SavedRecipe, VoiceDesk, VoicePack } from '#core/voice.ts';
import { Client, errorOf, signedUp } from '../support/client.ts';
import { makeDrop } from '../support/drops.ts';
import { makeLogo } from '../support/logos.ts';
import { makePro, productDatabase } from '../support/product-database.ts';

type Caller = Awaited<ReturnType<typeof signedUp>>;

const db = productDatabase();
const desk = async (client: Caller) => (await client.get<VoiceDesk>('/api/voice')).body;
const save = (client: Caller, body: object = {}) =>
  client.post<SavedRecipe>('/api/voice/recipes', { name: 'Warehouse', recipe: { bpm: 138 }, ...body });

it('a new account has an empty desk, and nobody but the device speaks', async () => {
  const client = await signedUp();
  const body = await desk(client);
  expect(API.voiceDesk.reply.parse(body)).toEqual(body);
  expect(body).toEqual({ provider: null, takes: [], recipes: [], respellings: [] });
  const reply = await client.post('/api/voice/speech', { text: 'Nova', voice: {} });
  expect([reply.status, errorOf(reply).code]).toEqual([404, 'NOT_FOUND']);
});

describe('a saved treatment', () => {
  it('is kept whole, and listed newest first', async () => {
    const client = await signedUp();
    const { status, body } = await save(client);
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Warehouse', recipe: { bpm: 138, key: '8A', layers: [] } });
    expect(body.id).toMatch(/^rcp_/);
    await save(client, { name: 'Garage', recipe: { bpm: 132, effects: { delay: 0.4 } } });
    const { recipes } = await desk(client);
    expect(recipes.map(({ name }) => name).sort()).toEqual(['Garage', 'Warehouse']);
    expect(recipes.find(({ id }) => id === body.id)).toEqual(body);
  });

  it.each([
    [{ name: '' }, 'name', 'Name it'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ recipe: undefined }, 'recipe', 'Send the treatment to save'],
    [{ recipe: 'loud' }, 'recipe', 'Send the treatment to save'],
    [{ recipe: { bpm: 20 } }, 'recipe.bpm'],
    [{ recipe: { layers: Array(9).fill({ kind: 'riser' }) } }, 'recipe.layers'],
    [{ recipe: { effects: { shout: 1 } } }, 'recipe.effects'],
  ])('is refused with %j', async (change, path, reason = expect.any(String)) => {
    const client = await signedUp();
    const reply = await save(client, change);
    expect(reply.status).toBe(422);
    expect(errorOf(reply).fields?.[0]).toEqual({ path, reason });
  });

  it('is one of a hundred at most, however many come at once', async () => {
    const client = await signedUp();
    const statuses = (await Promise.all(Array.from({ length: 110 }, () => save(client)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(100);
    expect(statuses.filter((status) => status === 409)).toHaveLength(10);
  });

  it('is deleted by its owner alone, once', async () => {
    const [owner, other] = [await signedUp(), await signedUp()];
    const { id } = (await save(owner)).body;
    const path = `/api/voice/recipes/${id}`;
    expect((await other.send('DELETE', path)).status).toBe(404);
    expect((await desk(other)).recipes).toEqual([]);
    expect((await owner.send('DELETE', path)).status).toBe(200);
    expect((await owner.send('DELETE', path)).status).toBe(404);
    expect((await desk(owner)).recipes).toEqual([]);
  });
});

describe('respellings', () => {
  const put = (client: Caller, respellings: unknown) =>
    client.send<{ respellings: object[] }>('PUT', '/api/voice/respellings', { respellings });

  it('take the place of those before, for their own account', async () => {
    const [client, other] = [await signedUp(), await signedUp()];
    await put(client, [{ word: 'Nova', say: 'NO-vah' }]);
    const list = [
      { word: 'Tiesto', say: 'tee ES toe' },
      { word: 'Żółw', say: 'zhoowf' },
    ];
    expect((await put(client, list)).body).toEqual({ respellings: list });
    expect((await desk(client)).respellings).toEqual(list);
    expect((await desk(other)).respellings).toEqual([]);
    await put(client, []);
    expect((await desk(client)).respellings).toEqual([]);
  });

  it.each([
    [[{ word: '', say: 'x' }], 'respellings.0.word'],
    [[{ word: 'x' }], 'respellings.0.say'],
    [Array(51).fill({ word: 'a', say: 'b' }), 'respellings'],
    ['none', 'respellings'],
  ])('are refused as %j', async (list, path) => {
    const reply = await put(await signedUp(), list);
    expect(reply.status).toBe(422);
    expect(errorOf(reply).fields?.[0]?.path).toBe(path);
  });
});

describe('the package of a drop', () => {
  const ask = (client: Client, id: string) =>
    client.get<{ pack: VoicePack }>(`/api/generations/${id}/voice-pack`);

  it('says whose it is: the artist of the brand kit, or the account', async () => {
    const client = await signedUp();
    await makePro(db, client.email);
    const drop = await makeDrop(client);
    const reply = await ask(client, drop.id);
    expect(API.voicePack.reply.parse(reply.body)).toEqual(reply.body);
    expect(reply.body.pack).toMatchObject({ title: 'You are locked in', artist: 'Mara', licensee: 'Mara' });
    const logo = await makeLogo(client, 'DJ VOLT');
    await client.send('PUT', '/api/brand-kit/logo', { generationId: logo.id, conceptId: 'concept-01' });
    expect((await ask(client, drop.id)).body.pack.artist).toBe('DJ VOLT');
  });

  it('is for Pro and trial, and of the own drops alone', async () => {
    const [client, other] = [await signedUp(), await signedUp()];
    const drop = await makeDrop(client);
    const reply = await ask(client, drop.id);
    expect([reply.status, errorOf(reply).code]).toEqual([402, 'PRO_REQUIRED']);
    for (const { email } of [client, other]) await makePro(db, email);
    expect((await ask(client, drop.id)).status).toBe(200);
    expect((await ask(other, drop.id)).status).toBe(404);
    expect((await ask(new Client(), drop.id)).status).toBe(401);
    expect((await ask(client, (await makeLogo(client)).id)).status).toBe(404);
  });
});
