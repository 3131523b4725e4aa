import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import type { GenerationVersion } from '#core/api/generation.ts';
import { API } from '#core/api.ts';
import { fileUrl, type Generation } from '#core/generation.ts';
import type { LibraryItem } from '#core/library.ts';
import { Client, errorOf, signedUp } from '../support/client.ts';
import { changed, makeLogo, saveEdits, standing } from '../support/logos.ts';

const fifth = 'concept-05';
const edit = (logo: Generation, change: object, id = fifth) => ({
  edited: { [id]: changed(logo, id, change) },
});
const fileOf = (client: Client, logo: Generation, name: string) => client.fetch(fileUrl(logo.id, name));
const bytesOf = async (client: Client, logo: Generation, name: string) =>
  (await fileOf(client, logo, name)).text();
const versionsOf = async (client: Client, { id }: Generation) =>
  (await client.get<{ versions: GenerationVersion[] }>(`/api/generations/${id}/versions`)).body.versions;

describe('an edited concept', () => {
  it('is drawn by the server, beside its original, and stands for the logo in the library', async () => {
    const client = await signedUp();
    const logo = await makeLogo(client);
    const original = await bytesOf(client, logo, 'concept-05.svg');
    const reply = await saveEdits(client, logo, { ...edit(logo, { tagline: 'Berlin' }), chosen: fifth });
    expect(reply.status).toBe(200);
    expect(API.updateGeneration.reply.parse(reply.body)).toEqual(reply.body);
    expect(reply.body.version).toBe(2);

    const { file } = standing(reply.body, fifth);
    expect(reply.body.files).toHaveLength(13);
    const drawn = await bytesOf(client, logo, file);
    expect(XMLValidator.validate(drawn)).toBe(true);
    expect(drawn).not.toBe(original);
    expect(await bytesOf(client, logo, 'concept-05.svg')).toBe(original);

    const [item] = (await client.get<LibraryItem[]>('/api/user/generated-content')).body;
    expect(item?.preview).toBe(fileUrl(logo.id, file));
    expect((await client.fetch(item?.preview ?? '')).status).toBe(200);
  });

  it('is drawn anew where it changed, and nowhere else', async () => {
    const client = await signedUp();
    const logo = await makeLogo(client);
    const one = (await saveEdits(client, logo, edit(logo, { tagline: 'One' }))).body;
    const etag = async (name: string) => (await fileOf(client, logo, name)).headers.get('etag');
    const before = await etag(standing(one, fifth).file);
    const both = {
      edited: {
        ...edit(logo, { tagline: 'One' }).edited,
        ...edit(logo, { tagline: 'Two' }, 'concept-06').edited,
      },
    };
    const two = (await saveEdits(client, one, both)).body;
    expect(two.files).toHaveLength(14);
    expect(await etag(standing(two, fifth).file)).toBe(before);
    expect((await fileOf(client, logo, standing(two, 'concept-06').file)).status).toBe(200);
  });

  it('lets its former drawing go, and is drawn again when an old version comes back', async () => {
    const client = await signedUp();
    const logo = await makeLogo(client);
    const one = (await saveEdits(client, logo, edit(logo, { tagline: 'One' }))).body;
    const first = standing(one, fifth).file;
    const drawn = await bytesOf(client, logo, first);
    const two = (await saveEdits(client, one, edit(logo, { tagline: 'Two' }))).body;
    expect((await fileOf(client, logo, first)).status).toBe(404);
    expect((await fileOf(client, logo, standing(two, fifth).file)).status).toBe(200);

    const old = (await versionsOf(client, logo)).find(({ version }) => version === 2);
    const three = (await saveEdits(client, two, old?.edits)).body;
    expect([three.version, standing(three, fifth).file]).toEqual([4, first]);
    expect(await bytesOf(client, logo, first)).toBe(drawn);

    const none = (await saveEdits(client, three, {})).body;
    expect(none.files.map(({ name }) => name)).toEqual(logo.files.map(({ name }) => name));
    expect((await fileOf(client, logo, 'concept-05.svg')).status).toBe(200);
  });

  it('makes no version when it is saved as it is, or saved again because the answer was lost', async () => {
    const client = await signedUp();
    const logo = await makeLogo(client);
    const one = (await saveEdits(client, logo, { ...edit(logo, { tagline: 'One' }), favourites: [fifth] }))
      .body;
    const again = await saveEdits(client, one, one.edits);
    expect([again.status, again.body]).toEqual([200, one]);
    const repeated = await saveEdits(client, logo, one.edits);
    expect([repeated.status, repeated.body]).toEqual([200, one]);
    expect((await saveEdits(client, logo, {})).status).toBe(409);
    const untouched = await makeLogo(client);
    expect((await saveEdits(client, untouched, {})).body.version).toBe(1);
  });

  it('keeps markup in its name as letters', async () => {
    const client = await signedUp();
    const logo = await makeLogo(client);
    const name = `"><script>alert('1')</script>&lt;`;
    const saved = (await saveEdits(client, logo, edit(logo, { name }))).body;
    const svg = await bytesOf(client, logo, standing(saved, fifth).file);
    expect(new XMLParser({ ignoreAttributes: false }).parse(svg).svg['@_aria-label']).toBe(`${name} logo`);
    const tags = new Set([...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, tag]) => tag));
    expect([...tags].filter((tag) => !/^(svg|path|defs|linearGradient|stop)$/.test(tag ?? ''))).toEqual([]);
    expect((await versionsOf(client, logo))[0]?.text).toContain(`→ ${name}`);
  });

  it.each<[string, (logo: Generation) => unknown, string]>([
    ['cannot be drawn', (logo) => edit(logo, { name: 'NOVA 🔥' }), 'edits.edited.concept-05.name'],
    [
      'has a tagline that cannot',
      (logo) => edit(logo, { tagline: 'Berlin 🔥' }),
      'edits.edited.concept-05.tagline',
    ],
    [
      'is too complex',
      (logo) => edit(logo, { name: '鬱'.repeat(60), archetype: 'blackletter', params: { sparks: false } }),
      'edits.edited.concept-05.name',
    ],
    ['has no name', (logo) => edit(logo, { name: '  ' }), 'edits.edited.concept-05.name'],
    [
      'is set in a face that is not there',
      (logo) => edit(logo, { font: 'comic-sans' }),
      'edits.edited.concept-05.font',
    ],
    [
      'has a colour that is none',
      (logo) => edit(logo, { colours: { bg: 'red', fg: '#FFFFFF', a: '#FFFFFF', b: '#FFFFFF' } }),
      'edits.edited.concept-05.colours.bg',
    ],
    ['is none of the twelve', () => ({ chosen: 'concept-13' }), 'edits.chosen'],
    ['is a favourite and is not there', () => ({ favourites: ['concept-00'] }), 'edits.favourites.0'],
  ])('that %s is refused with the field and the reason, and nothing changes', async (_, edits, path) => {
    const client = await signedUp();
    const logo = await makeLogo(client);
    const one = (await saveEdits(client, logo, { favourites: ['concept-02'] })).body;
    const reply = await saveEdits(client, one, edits(logo));
    expect(reply.status).toBe(422);
    expect(errorOf(reply).fields?.map((field) => field.path)).toEqual([path]);
    expect(errorOf(reply).fields?.[0]?.reason.length).toBeGreaterThan(10);
    expect((await client.get(`/api/generations/${logo.id}`)).body).toEqual(one);
  });

  it.each(['concept-13', '__proto__', 'constructor', 'concept-1'])('is not called %s', async (id) => {
    const client = await signedUp();
    const logo = await makeLogo(client);
    const spec = JSON.stringify(changed(logo, fifth, { tagline: 'One' }));
    const body = `{"version":1,"edits":{"edited":{"${id}":${spec}}}}`;
    const reply = await client.send<Generation>('PATCH', `/api/generations/${logo.id}`, body);
    // A key of every object's prototype is left out before anything reads it.
    if (id === '__proto__') expect(reply.body.files).toHaveLength(12);
    else expect(reply.status).toBe(422);
  });

  it('that is larger than we take is refused', async () => {
    const client = await signedUp();
    const logo = await makeLogo(client);
    const reply = await saveEdits(client, logo, edit(logo, { tagline: 'x'.repeat(300_000) }));
    expect(reply.status).toBe(413);
  });

  it('is saved by one of two windows, and only that one leaves a drawing', async () => {
    const client = await signedUp();
    const logo = await makeLogo(client);
    const replies = await Promise.all(
      ['One', 'Two'].map((tagline) => saveEdits(client, logo, edit(logo, { tagline }))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const now = (await client.get<Generation>(`/api/generations/${logo.id}`)).body;
    expect(now).toEqual(replies.find(({ status }) => status === 200)?.body);
    expect(now.files).toHaveLength(13);
    expect((await fileOf(client, logo, standing(now, fifth).file)).status).toBe(200);
  });

  it('of another account does not exist', async () => {
    const [owner, other] = [await signedUp(), await signedUp()];
    const logo = await makeLogo(owner);
    const saved = (await saveEdits(owner, logo, edit(logo, { tagline: 'One' }))).body;
    expect((await saveEdits(other, saved, {})).status).toBe(404);
    expect((await fileOf(other, logo, standing(saved, fifth).file)).status).toBe(404);
    expect((await fileOf(new Client(), logo, standing(saved, fifth).file)).status).toBe(401);
  });

  it('goes with its logo', async () => {
    const client = await signedUp();
    const logo = await makeLogo(client);
    const saved = (await saveEdits(client, logo, edit(logo, { tagline: 'One' }))).body;
    await client.send('DELETE', `/api/generations/${logo.id}`);
    expect((await fileOf(client, logo, standing(saved, fifth).file)).status).toBe(404);
    expect((await client.get(`/api/generations/${logo.id}/versions`)).status).toBe(404);
  });
});

describe('the versions of a logo', () => {
  it('are listed newest first, each with what it changed', async () => {
    const client = await signedUp();
    const logo = await makeLogo(client);
    const one = (await saveEdits(client, logo, { favourites: ['concept-02'] })).body;
    const two = (await saveEdits(client, one, { ...(one.edits as object), ...edit(logo, { rows: 2 }) })).body;
    await client.send('PATCH', `/api/generations/${logo.id}`, { title: 'Renamed', version: 3 });
    const reply = await client.get<{ versions: GenerationVersion[] }>(`/api/generations/${logo.id}/versions`);
    expect(API.generationVersions.reply.parse(reply.body)).toEqual(reply.body);
    const { versions } = reply.body;
    expect(versions.map(({ version }) => version)).toEqual([3, 2, 1]);
    expect(versions.map(({ edits }) => edits)).toEqual([two.edits, one.edits, null]);
    expect(versions.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Rows of 5 · .+: by length → 2$/),
      'Favourite: 2',
      'As made',
    ]);
    expect(versions[2]?.createdAt).toBe(logo.createdAt);
  });

  it('are nobody else’s', async () => {
    const [owner, other] = [await signedUp(), await signedUp()];
    const { id } = await makeLogo(owner);
    expect((await other.get(`/api/generations/${id}/versions`)).status).toBe(404);
    expect((await new Client().get(`/api/generations/${id}/versions`)).status).toBe(401);
    expect((await owner.get('/api/generations/gen_nothing/versions')).status).toBe(404);
  });
});
