import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { API } from '#core/api.ts';
import { type Draft, type DraftRow, MOST_DRAFTS } from '#core/drafts.ts';
import type { Generation } from '#core/generation.ts';
import { contractDraftSchema } from '#core/tools/contract-generator/contract-schema.ts';
import { emptyKit } from '#core/tools/press-kit/kit-schema.ts';
import { Client, errorOf, type Reply, signedUp } from '../support/client.ts';
import { LYON } from '../support/contracts.ts';
import { NOVA } from '../support/press-kits.ts';
import { productDatabase, userId } from '../support/product-database.ts';

const SCRIPT = '<script>alert(1)</script>';
const HALF_KIT = { ...emptyKit(SCRIPT), recordings: [{ link: 'https://sound', title: ' half', note: '' }] };
const HALF_CONTRACT = contractDraftSchema.parse({
  artist: { stageName: SCRIPT, email: 'mara@' },
  ownClauses: [{ title: '', text: ' half' }],
});
const WRITTEN = [
  {
    ...{ tool: 'press-kit', half: HALF_KIT, halfTitle: `${SCRIPT} press kit` },
    ...{ whole: { ...NOVA, photos: [] }, wholeTitle: 'DJ NOVA press kit' },
  },
  {
    ...{ tool: 'contract-generator', half: HALF_CONTRACT, halfTitle: `${SCRIPT} contract` },
    ...{ whole: LYON, wholeTitle: 'Nuits Électriques, 12 Dec 2026' },
  },
];

const pathOf = (tool: string, id?: string) => `/api/tools/${tool}/drafts${id ? `/${id}` : ''}`;
const begin = (client: Client, tool: string, content: unknown, generationId: string | null = null) =>
  client.post<{ draft: Draft }>(pathOf(tool), { content, generationId });
const put = (client: Client, tool: string, { id, revision, content }: Draft, more: object = {}) =>
  client.send<{ revision: number; updatedAt: string }>('PUT', pathOf(tool, id), {
    ...{ content, generationId: null, revision, ...more },
  });
const read = (client: Client, tool: string, id: string): Promise<Reply<{ draft: Draft }>> =>
  client.get(pathOf(tool, id));
const listOf = async (client: Client, tool: string) =>
  (await client.get<{ drafts: DraftRow[] }>(pathOf(tool))).body.drafts;

describe.each(WRITTEN)('a draft of a $tool', ({ tool, half, halfTitle, whole, wholeTitle }) => {
  it('is kept as it was typed, listed, and saved over the revision before', async () => {
    const client = await signedUp();
    expect(await listOf(client, tool)).toEqual([]);
    const { status, body } = await begin(client, tool, half);
    expect(status).toBe(201);
    expect(API.addDraft.reply.parse(body)).toEqual(body);
    expect(body.draft).toMatchObject({ content: half, generationId: null, revision: 1 });
    const saved = await put(client, tool, body.draft, { content: { ...half, title: ' ' } });
    expect([saved.status, saved.body.revision]).toEqual([200, 2]);
    const again = (await read(client, tool, body.draft.id)).body.draft;
    expect(again).toMatchObject({ content: { ...half, title: ' ' }, ...saved.body });
    const another = (await begin(client, tool, whole)).body.draft;
    expect((await listOf(client, tool)).map(({ title }) => title)).toEqual([wholeTitle, halfTitle]);
    expect((await client.send('DELETE', pathOf(tool, another.id))).body).toEqual({ ok: true });
    expect((await read(client, tool, another.id)).status).toBe(404);
  });

  it('is listed by the title that it was saved with, the one saved last first', async () => {
    const client = await signedUp();
    const { draft } = (await begin(client, tool, whole)).body;
    await begin(client, tool, half);
    await put(client, tool, draft, { content: { ...whole, title: ' For Lyon ' } });
    expect((await listOf(client, tool)).map(({ title }) => title)).toEqual(['For Lyon', halfTitle]);
  });

  it('is not overwritten by who goes on from an older one', async () => {
    const client = await signedUp();
    const { draft } = (await begin(client, tool, half)).body;
    await put(client, tool, draft, { content: { ...half, title: 'First' } });
    const late = await put(client, tool, draft, { content: { ...half, title: 'Late' } });
    expect([late.status, errorOf(late).code]).toEqual([409, 'CONFLICT']);
    expect((await read(client, tool, draft.id)).body.draft.content).toMatchObject({ title: 'First' });
  });

  it('is nobody else’s', async () => {
    const [client, other] = [await signedUp(), await signedUp()];
    const { draft } = (await begin(client, tool, half)).body;
    expect((await read(other, tool, draft.id)).status).toBe(404);
    expect((await put(other, tool, draft)).status).toBe(404);
    expect((await other.send('DELETE', pathOf(tool, draft.id))).status).toBe(404);
    expect(await listOf(other, tool)).toEqual([]);
    expect((await read(client, tool, draft.id)).body.draft).toEqual(draft);
  });

  it('is tied to what was made of it, and to nothing of anybody else’s or of another tool', async () => {
    const [client, other] = [await signedUp(), await signedUp()];
    const { generation } = (await client.generate<{ generation: Generation }>(tool, whole)).body;
    const tied = (await begin(client, tool, whole, generation.id)).body.draft;
    expect(tied.generationId).toBe(generation.id);
    expect((await begin(other, tool, whole, generation.id)).body.draft.generationId).toBeNull();
    for (const elsewhere of WRITTEN.filter((one) => one.tool !== tool)) {
      const { draft } = (await begin(client, elsewhere.tool, elsewhere.whole, generation.id)).body;
      expect(draft.generationId).toBeNull();
    }
    expect((await read(client, tool, tied.id)).body.draft.generationId).toBe(generation.id);
    await client.send('DELETE', `/api/generations/${generation.id}`);
    expect(await listOf(client, tool)).toMatchObject([{ generationId: null }]);
  });

  it('is one of so many of this tool', async () => {
    const client = await signedUp();
    const [db, other] = [productDatabase(), WRITTEN.find((one) => one.tool !== tool)];
    await db.run(sql`
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MOST_DRAFTS})
      INSERT INTO drafts (id, user_id, tool, title, content, revision, created_at, updated_at)
      SELECT 'drf_' || lower(hex(randomblob(11))), ${await userId(db, client.email)}, ${tool}, 'One', '{}', 1, 1, 1
      FROM n`);
    const one = await begin(client, tool, half);
    expect([one.status, errorOf(one).code]).toEqual([409, 'CONFLICT']);
    expect(errorOf(one).message).toMatch(/^You have 50 (press kits|contracts)\. Delete one first$/);
    expect((await begin(client, other?.tool ?? '', other?.half)).status).toBe(201);
  });
});

it('a draft is found at the address of its own tool only', async () => {
  const client = await signedUp();
  const { draft } = (await begin(client, 'press-kit', HALF_KIT)).body;
  const elsewhere = 'contract-generator';
  expect((await read(client, elsewhere, draft.id)).status).toBe(404);
  expect((await put(client, elsewhere, { ...draft, content: HALF_CONTRACT })).status).toBe(404);
  expect((await client.send('DELETE', pathOf(elsewhere, draft.id))).status).toBe(404);
  expect(await listOf(client, elsewhere)).toEqual([]);
  expect((await read(client, 'press-kit', draft.id)).body.draft).toEqual(draft);
});

it.each(['logo-generator', 'gig-tracker', 'no-such-tool', 'constructor'])(
  '%s has no drafts',
  async (tool) => {
    const client = await signedUp();
    const draft = { id: 'drf_1', revision: 1, content: {}, generationId: null, updatedAt: '' };
    const replies = [
      ...[await client.get(pathOf(tool)), await read(client, tool, draft.id), await begin(client, tool, {})],
      ...[await put(client, tool, draft), await client.send('DELETE', pathOf(tool, draft.id))],
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await new Client().get(pathOf(tool))).status).toBe(401);
  },
);

describe('a draft', () => {
  it.each([
    ['press-kit', { content: 'loud', generationId: null }, 'content'],
    ['press-kit', { generationId: null }, 'content'],
    ['press-kit', { content: { ...HALF_KIT, city: 'x'.repeat(20_001) }, generationId: null }, 'content.city'],
    [
      ...([
        'press-kit',
        { content: { photos: [{ id: '../x', width: 1, height: 1 }] }, generationId: null },
      ] as const),
      'content.photos.0.id',
    ],
    ['contract-generator', { content: {}, generationId: null }, 'content.artist'],
    ['contract-generator', { content: { ...LYON, sockets: 'four' }, generationId: null }, 'content.sockets'],
    ['press-kit', { content: HALF_KIT, generationId: 'drop' }, 'generationId'],
  ])('of a %s is refused by its field (%#)', async (tool, body, path) => {
    const reply = await (await signedUp()).post(pathOf(tool), body);
    expect(reply.status).toBe(422);
    expect(errorOf(reply).fields?.[0]?.path).toBe(path);
  });

  it('is refused by its field when it is saved, and stays as it was', async () => {
    const client = await signedUp();
    const { draft } = (await begin(client, 'press-kit', HALF_KIT)).body;
    for (const [more, path] of [
      [{ content: { ...HALF_KIT, city: 7 } }, 'content.city'],
      [{ revision: 0 }, 'revision'],
    ] as const)
      expect(errorOf(await put(client, 'press-kit', draft, more)).fields?.[0]?.path).toBe(path);
    expect((await read(client, 'press-kit', draft.id)).body.draft).toEqual(draft);
  });

  it('is not larger than a request may be', async () => {
    const facts = Array.from({ length: 12 }, () => 'x'.repeat(20_000));
    const bio = { short: 'x'.repeat(20_000), medium: 'x'.repeat(20_000), long: '' };
    expect((await begin(await signedUp(), 'press-kit', { ...HALF_KIT, facts, bio })).status).toBe(413);
  });
});
