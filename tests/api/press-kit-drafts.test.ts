import { describe, expect, it } from 'vitest';
import { API } from '#core/api.ts';
import type { Generation } from '#core/generation.ts';
import type { PressKitDraft } from '#core/press-kit-draft.ts';
import { emptyKit } from '#core/tools/press-kit/kit-schema.ts';
import { type Client, errorOf, type Reply, signedUp } from '../support/client.ts';
import { NOVA } from '../support/press-kits.ts';

const PATH = '/api/press-kit-drafts';
type Listed = { drafts: { id: string; title: string }[]; writer: unknown };

const begin = (client: Client, kit: unknown = emptyKit('DJ NOVA'), generationId: string | null = null) =>
  client.post<{ draft: PressKitDraft }>(PATH, { kit, generationId });
const put = (client: Client, { id, revision }: Pick<PressKitDraft, 'id' | 'revision'>, kit: unknown) =>
  client.send<{ revision: number; updatedAt: string }>('PUT', `${PATH}/${id}`, {
    ...{ kit, generationId: null, revision },
  });
const read = (client: Client, id: string): Promise<Reply<{ draft: PressKitDraft }>> =>
  client.get(`${PATH}/${id}`);

describe('a press kit that is being written', () => {
  it('is kept as it was typed, listed, and saved over the revision before', async () => {
    const client = await signedUp();
    expect((await client.get<Listed>(PATH)).body).toEqual({ drafts: [], writer: null });
    const script = '<script>alert(1)</script>';
    const kit = { ...emptyKit(script), recordings: [{ link: 'https://sound', title: ' half', note: '' }] };
    const { status, body } = await begin(client, kit);
    expect(status).toBe(201);
    expect(API.addPressKitDraft.reply.parse(body)).toEqual(body);
    expect(body.draft).toMatchObject({ kit, generationId: null, revision: 1 });
    const saved = await put(client, body.draft, { ...kit, city: 'Berlin' });
    expect([saved.status, saved.body.revision]).toEqual([200, 2]);
    expect((await read(client, body.draft.id)).body.draft.kit).toEqual({ ...kit, city: 'Berlin' });
    const another = await begin(client, { ...NOVA, title: 'Booking kit' });
    expect((await client.get<Listed>(PATH)).body.drafts.map(({ title }) => title)).toEqual([
      'Booking kit',
      `${script} press kit`,
    ]);
    await client.send('DELETE', `${PATH}/${another.body.draft.id}`);
    expect((await read(client, another.body.draft.id)).status).toBe(404);
  });

  it('is not overwritten by who goes on from an older one', async () => {
    const client = await signedUp();
    const { draft } = (await begin(client)).body;
    await put(client, draft, { ...draft.kit, city: 'Berlin' });
    const late = await put(client, draft, { ...draft.kit, city: 'Lyon' });
    expect([late.status, errorOf(late).code]).toEqual([409, 'CONFLICT']);
    expect((await read(client, draft.id)).body.draft.kit.city).toBe('Berlin');
  });

  it('is nobody else’s', async () => {
    const [client, other] = [await signedUp(), await signedUp()];
    const { draft } = (await begin(client)).body;
    expect((await read(other, draft.id)).status).toBe(404);
    expect((await put(other, draft, draft.kit)).status).toBe(404);
    expect((await other.send('DELETE', `${PATH}/${draft.id}`)).status).toBe(404);
    expect((await read(client, draft.id)).body.draft).toEqual(draft);
  });

  it('is tied to the kit that was made of it, and to nobody else’s', async () => {
    const [client, other] = [await signedUp(), await signedUp()];
    const kit = { ...NOVA, photos: [] };
    const { generation } = (await client.generate<{ generation: Generation }>('press-kit', kit)).body;
    expect((await begin(client, kit, generation.id)).body.draft.generationId).toBe(generation.id);
    expect((await begin(other, kit, generation.id)).body.draft.generationId).toBeNull();
    await client.send('DELETE', `/api/generations/${generation.id}`);
    const { drafts } = (await client.get<{ drafts: PressKitDraft[] }>(PATH)).body;
    expect(drafts[0]?.generationId).toBeNull();
  });

  it.each([
    [{ kit: 'loud', generationId: null }, 'kit'],
    [{ kit: { ...emptyKit('A'), city: 'x'.repeat(20_001) }, generationId: null }, 'kit.city'],
    [
      { kit: { ...emptyKit('A'), photos: [{ id: '../x', width: 1, height: 1 }] }, generationId: null },
      'kit.photos.0.id',
    ],
    [{ kit: emptyKit('A'), generationId: 'drop' }, 'generationId'],
  ])('is refused by its field (%#)', async (body, path) => {
    const reply = await (await signedUp()).post(PATH, body);
    expect(reply.status).toBe(422);
    expect(errorOf(reply).fields?.[0]?.path).toBe(path);
  });

  it('is not larger than a request may be', async () => {
    const facts = Array.from({ length: 12 }, () => 'x'.repeat(20_000));
    const bio = { short: 'x'.repeat(20_000), medium: 'x'.repeat(20_000), long: '' };
    expect((await begin(await signedUp(), { ...emptyKit('A'), facts, bio })).status).toBe(413);
  });

  it('has no writer but our own here, and asks nobody about links', async () => {
    const client = await signedUp();
    expect((await client.post('/api/press-kit-bios', { kit: NOVA })).status).toBe(404);
    const link = 'https://soundcloud.com/djnova/closing';
    const reply = await client.post('/api/press-kit-links', { links: [link] });
    expect(reply.body).toEqual({ links: [{ link, state: 'unknown', title: '' }] });
    const many = await client.post('/api/press-kit-links', { links: Array(13).fill(link) });
    expect(errorOf(many).fields?.[0]?.path).toBe('links');
  });
});
