import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { API } from '#core/api.ts';
import type { BrandKit, BrandKitReply } from '#core/brand-kit.ts';
import type { Generation } from '#core/generation.ts';
import type { ActivityItem } from '#core/library.ts';
import { paletteOf } from '#core/tools/logo-generator/engine/palettes.ts';
import type { LogoOutput } from '#core/tools/logo-generator/tool.ts';
import { Client, errorOf, signedUp } from '../support/client.ts';
import { changed, makeLogo, saveEdits, standing } from '../support/logos.ts';

const choose = (client: Client, { id }: { id: string }, conceptId = 'concept-01') =>
  client.send<BrandKitReply>('PUT', '/api/brand-kit/logo', { generationId: id, conceptId });
const read = async (client: Client) => (await client.get<BrandKitReply>('/api/brand-kit')).body;
const undo = (client: Client) => client.post<BrandKitReply>('/api/brand-kit/undo');
const pictureOf = async (client: Client) =>
  (await client.get<{ profileImageUrl: string | null }>('/api/auth/user')).body.profileImageUrl;
const conceptOf = (logo: Generation, id: string) =>
  (logo.output as LogoOutput).concepts.find((concept) => concept.id === id);

describe('a chosen logo', () => {
  it('dresses the account: colours, typefaces, three lockups in five colour ways, and its picture', async () => {
    const client = await signedUp();
    expect(await read(client)).toEqual({ kit: null, canUndo: false });
    const logo = await makeLogo(client);
    const reply = await choose(client, logo, 'concept-03');
    expect(reply.status).toBe(200);
    expect(API.chooseLogo.reply.parse(reply.body)).toEqual(reply.body);
    expect(await read(client)).toEqual(reply.body);

    const spec = conceptOf(logo, 'concept-03')?.spec;
    expect(reply.body).toMatchObject({
      canUndo: true,
      kit: {
        artistName: 'DJ NOVA',
        logo: { generationId: logo.id, conceptId: 'concept-03', spec },
        colours: spec && paletteOf(spec),
        typefaces: { display: spec?.font, caption: spec?.capFont },
      },
    });
    const files = reply.body.kit?.files ?? [];
    expect(files.map(({ name }) => name).sort()).toEqual(
      ['full', 'symbol', 'wordmark'].flatMap((lockup) =>
        ['black', 'dark', 'full', 'light', 'white'].map((way) => `${lockup}-${way}.svg`),
      ),
    );
    for (const { url, size } of files) {
      const svg = await (await client.fetch(url)).text();
      expect(new TextEncoder().encode(svg)).toHaveLength(size);
      expect(XMLValidator.validate(svg)).toBe(true);
    }
    expect(await pictureOf(client)).toBe(files.find(({ name }) => name === 'symbol-full.svg')?.url);
    const [newest] = (await client.get<ActivityItem[]>('/api/user/activity')).body;
    expect(newest).toMatchObject({ action: 'chose-a-logo', details: 'DJ NOVA' });
  });

  it('is taken as it is now, edits included', async () => {
    const client = await signedUp();
    const logo = await makeLogo(client);
    const spec = changed(logo, 'concept-02', { name: 'NOVA & "V"', palette: 'bone' });
    const saved = (await saveEdits(client, logo, { edited: { 'concept-02': spec } })).body;
    const { kit } = (await choose(client, logo, 'concept-02')).body;
    expect(kit?.artistName).toBe('NOVA & "V"');
    expect(kit?.logo.spec).toEqual(standing(saved, 'concept-02').spec);
    expect(kit?.colours.bg).toBe('#EFEAE0');
  });

  it('chosen again changes nothing, not even at the same moment', async () => {
    const client = await signedUp();
    const logo = await makeLogo(client);
    const replies = await Promise.all([1, 2, 3, 4].map(() => choose(client, logo)));
    replies.push(await choose(client, logo));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ body }) => body.kit?.id)).size).toBe(1);
    const activity = (await client.get<ActivityItem[]>('/api/user/activity')).body;
    expect(activity.filter(({ action }) => action === 'chose-a-logo')).toHaveLength(1);
    expect((await undo(client)).body.kit).toBeNull();
  });

  it('outlives the generation that it came from', async () => {
    const client = await signedUp();
    const logo = await makeLogo(client);
    const { kit } = (await choose(client, logo)).body;
    await client.send('DELETE', `/api/generations/${logo.id}`);
    expect((await read(client)).kit).toEqual(kit);
    for (const { url } of kit?.files ?? []) expect((await client.fetch(url)).status).toBe(200);
    expect((await choose(client, logo, 'concept-02')).status).toBe(404);
  });

  it('and deleted at the same moment is either whole or not there', async () => {
    const client = await signedUp();
    const logo = await makeLogo(client);
    const [chosen, deleted] = await Promise.all([
      choose(client, logo),
      client.send('DELETE', `/api/generations/${logo.id}`),
    ]);
    expect([200, 404]).toContain(chosen.status);
    expect(deleted.status).toBe(200);
    const { kit } = await read(client);
    expect(kit !== null).toBe(chosen.status === 200);
    for (const { url } of kit?.files ?? []) expect((await client.fetch(url)).status).toBe(200);
  });

  it.each([
    [{ generationId: 'gen_nothing', conceptId: 'concept-01' }, 404],
    [{ generationId: "' OR 1=1 --", conceptId: 'concept-01' }, 404],
    [{ generationId: 1, conceptId: 'concept-01' }, 422],
    [{ conceptId: 'concept-01' }, 422],
    [{}, 422],
    [{ generationId: 'x'.repeat(300_000), conceptId: 'concept-01' }, 413],
  ])('is refused as %j', async (body, status) => {
    const client = await signedUp();
    expect((await client.send('PUT', '/api/brand-kit/logo', body)).status).toBe(status);
    expect(await read(client)).toEqual({ kit: null, canUndo: false });
  });

  it.each(['concept-13', '', '__proto__', 'concept-01.svg'])('is not the concept %j', async (conceptId) => {
    const client = await signedUp();
    const reply = await choose(client, await makeLogo(client), conceptId);
    expect(reply.status).toBe(422);
    expect(errorOf(reply).fields?.[0]?.path).toBe('conceptId');
  });

  it('is nobody else’s', async () => {
    const [owner, other] = [await signedUp(), await signedUp()];
    const logo = await makeLogo(owner);
    const { kit } = (await choose(owner, logo)).body;
    expect((await choose(other, logo)).status).toBe(404);
    expect(await read(other)).toEqual({ kit: null, canUndo: false });
    for (const { url } of kit?.files.slice(0, 2) ?? []) {
      expect((await other.fetch(url)).status).toBe(404);
      expect((await new Client().fetch(url)).status).toBe(401);
    }
  });
});

describe('undo', () => {
  it('puts the former logo back, with its files and its picture, and a second time the new one', async () => {
    const client = await signedUp();
    const logo = await makeLogo(client);
    const one = (await choose(client, logo, 'concept-01')).body.kit;
    const two = (await choose(client, logo, 'concept-02')).body.kit;
    const back = (await undo(client)).body;
    expect(back).toEqual({ kit: one, canUndo: true });
    expect(await pictureOf(client)).toContain(one?.id);
    for (const { url } of [...(one?.files ?? []), ...(two?.files ?? [])])
      expect((await client.fetch(url)).status).toBe(200);
    expect((await undo(client)).body.kit).toEqual(two);
    expect(await pictureOf(client)).toContain(two?.id);
  });

  it('of a first choice leaves no logo and no picture', async () => {
    const client = await signedUp();
    await choose(client, await makeLogo(client));
    expect((await undo(client)).body).toEqual({ kit: null, canUndo: true });
    expect(await pictureOf(client)).toBeNull();
  });

  it('is a conflict where no logo was chosen', async () => {
    const reply = await undo(await signedUp());
    expect(reply.status).toBe(409);
    expect(errorOf(reply).message).toBe('No logo was chosen yet, so there is nothing to undo');
  });
});

describe('the address of a file', () => {
  it('shows what it named; one of a logo that is gone shows the new one, and is not kept', async () => {
    const client = await signedUp();
    const logo = await makeLogo(client);
    const kits: (BrandKit | null)[] = [];
    for (const id of ['concept-01', 'concept-02', 'concept-03'])
      kits.push((await choose(client, logo, id)).body.kit);
    const address = (kit: BrandKit | null) =>
      kit?.files.find(({ name }) => name === 'full-dark.svg')?.url ?? '';
    const [gone, former, now] = await Promise.all(kits.map((kit) => client.fetch(address(kit))));
    const bare = await client.fetch('/api/brand-kit/files/full-dark.svg');
    const [goneSvg, formerSvg, nowSvg, bareSvg] = await Promise.all(
      [gone, former, now, bare].map((reply) => reply?.text()),
    );
    expect(goneSvg).toBe(nowSvg);
    expect(bareSvg).toBe(nowSvg);
    expect(formerSvg).not.toBe(nowSvg);
    for (const reply of [gone, bare]) expect(reply?.headers.get('cache-control')).toBe('private, no-cache');
    for (const reply of [former, now]) expect(reply?.headers.get('cache-control')).toContain('immutable');
  });

  it.each(['nothing.svg', 'symbol-dark.png', '..%2f..%2fsecrets', 'x'.repeat(90)])(
    'is not %s',
    async (name) => {
      const client = await signedUp();
      await choose(client, await makeLogo(client));
      expect((await client.get(`/api/brand-kit/files/${name}`)).status).toBe(404);
    },
  );

  it('can be saved', async () => {
    const client = await signedUp();
    const { kit } = (await choose(client, await makeLogo(client))).body;
    const reply = await client.fetch(`${kit?.files[0]?.url}&download=1`);
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="full-black.svg"');
  });
});
