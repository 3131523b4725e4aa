import { describe, expect, it } from 'vitest';
import type { Generation } from '#core/generation.ts';
import { Client, errorOf, signedUp } from '../support/client.ts';
import { outputOf, settle, uploadTo } from '../support/drops.ts';
import { MP3 } from '../support/fake-speech.ts';

interface Reply {
  generation: Generation;
  credits: { balance: number; dailyUsed: number };
}

const newKey = () => `kept-${crypto.randomUUID()}`;
const adoptBy = (client: Client, tool: string, input: object, key = newKey()) =>
  client.post<Reply>(`/api/tools/${tool}/adoptions`, input, { 'idempotency-key': key });
const adopt = (client: Client, name: string, key?: string) =>
  adoptBy(client, 'logo-generator', { name, seed: 7 }, key);
const adoptDrop = (client: Client, script = 'You are locked in', key?: string) =>
  adoptBy(client, 'voice-tag', { script }, key);

const kindsOf = async (client: Client): Promise<string[]> => {
  const ledger = await client.get<{ entries: { kind: string }[] }>('/api/user/ledger');
  return ledger.body.entries.map(({ kind }) => kind);
};

describe('what was designed before the sign-up', () => {
  it('is made for the account, as it was designed, and costs nothing', async () => {
    const client = await signedUp();
    const { status, body } = await adopt(client, 'DJ NOVA');
    expect(status).toBe(201);
    expect(body.generation).toMatchObject({ status: 'done', title: 'DJ NOVA', cost: 0, input: { seed: 7 } });
    expect(body.credits.balance).toBe(20);
    expect(await kindsOf(client)).toEqual(['sign-up']);
    const library = await client.get<{ id: string }[]>('/api/user/generated-content');
    expect(library.body.map(({ id }) => id)).toEqual([body.generation.id]);
  });

  it('is made once, however often it is asked for', async () => {
    const client = await signedUp();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => adopt(client, 'DJ NOVA', 'kept-one-key')),
    );
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(replies.map(({ body }) => body.generation.id)).size).toBe(1);
  });

  it('is one of the first two works: then it costs what everything costs', async () => {
    const client = await signedUp();
    expect((await adopt(client, 'ONE')).status).toBe(201);
    expect((await adopt(client, 'TWO')).status).toBe(201);
    const third = await adopt(client, 'THREE');
    expect(third.status).toBe(409);
    expect(errorOf(third)).toMatchObject({ code: 'CONFLICT' });
    const bought = await client.generate<Reply>('logo-generator', { name: 'THREE' });
    expect(bought.body.credits.balance).toBe(18);
  });

  it('asked for many times at once, only two come along', async () => {
    const client = await signedUp();
    const replies = await Promise.all(Array.from({ length: 8 }, (_, index) => adopt(client, `N${index}`)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(6);
  });

  it('is nothing that only an account can begin, such as a press kit', async () => {
    const client = await signedUp();
    const reply = await adoptBy(client, 'press-kit', { artistName: 'DJ NOVA' });
    expect(reply.status).toBe(409);
    expect(errorOf(reply).message).toBe('A press kit cannot be begun before the sign-up');
  });

  it('is refused like anything else: a bad brief, no tool, a key that is none, a visitor', async () => {
    const client = await signedUp();
    expect((await adopt(client, '')).status).toBe(422);
    expect((await adoptBy(client, 'none', { name: 'A' })).status).toBe(404);
    expect((await adopt(client, 'A', 'a key with spaces')).status).toBe(422);
    expect((await adopt(new Client(), 'A')).status).toBe(401);
  });
});

describe('a drop from before the sign-up, which the device makes', () => {
  it('is reserved for nothing, handed in like any other, and stands in the library', async () => {
    const client = await signedUp();
    const { status, body } = await adoptDrop(client);
    expect(status).toBe(201);
    expect(body.generation).toMatchObject({ status: 'reserved', cost: 0, title: 'You are locked in' });
    const { id } = body.generation;
    expect((await uploadTo(client, id, 'drop.mp3', MP3)).status).toBe(200);
    const settled = await settle(client, id, outputOf(MP3));
    expect(settled.body).toMatchObject({ generation: { status: 'done', cost: 0 }, credits: { balance: 20 } });
    expect(await kindsOf(client)).toEqual(['sign-up']);
    const journey = await client.get<{ milestones: Record<string, { completed?: boolean }> }>(
      '/api/user/journey',
    );
    expect(JSON.stringify(journey.body)).toContain('firstVoiceTagGenerated');
  });

  it('one key is one drop: asked for again, it stands where it stood', async () => {
    const client = await signedUp();
    const [one, two] = await Promise.all([
      adoptDrop(client, 'Locked in', 'kept-one-drop'),
      adoptDrop(client, 'Locked in', 'kept-one-drop'),
    ]);
    expect(one.body.generation.id).toBe(two.body.generation.id);
    const other = await adoptDrop(client, 'Something else', 'kept-one-drop');
    expect(errorOf(other)).toMatchObject({ code: 'CONFLICT' });
  });

  it('cancelled, it takes no place: the same key goes on for nothing', async () => {
    const client = await signedUp();
    const { id } = (await adoptDrop(client, 'Locked in', 'kept-cancelled')).body.generation;
    expect((await client.post(`/api/generations/${id}/release`, {})).status).toBe(200);
    expect((await adopt(client, 'ONE')).status).toBe(201);
    const again = await adoptDrop(client, 'Locked in', 'kept-cancelled');
    expect(again.body.generation).toMatchObject({ status: 'reserved', cost: 0 });
    expect(again.body.generation.id).not.toBe(id);
    expect((await adopt(client, 'TWO')).status).toBe(409);
  });

  it("is nobody else's to hand in, and refused where it could not be spoken", async () => {
    const [client, stranger] = await Promise.all([signedUp(), signedUp()]);
    const { id } = (await adoptDrop(client)).body.generation;
    expect((await uploadTo(stranger, id, 'drop.mp3', MP3)).status).toBe(404);
    expect((await settle(stranger, id, outputOf(MP3))).status).toBe(404);
    expect((await adoptDrop(client, '')).status).toBe(422);
    expect((await adoptDrop(new Client())).status).toBe(401);
  });
});
