import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { type Generation, LONGEST_TITLE } from '#core/generation.ts';
import type { LibraryItem } from '#core/library.ts';
import { Client, errorOf, signedUp } from '../support/client.ts';
import { inOneDay } from '../support/one-window.ts';

type Made = { generation: Generation; credits: { balance: number } };
type Caller = Awaited<ReturnType<typeof signedUp>>;

const makeLogos = async (client: Caller, input: object = { name: 'DJ NOVA' }) =>
  (await client.generate<Made>('logo-generator', input)).body.generation;

const svgOf = async (client: Caller, url: string) => (await client.fetch(url)).text();

describe('a logo generation', () => {
  it('holds twelve drawings: valid XML, paths only', async () => {
    const client = await signedUp();
    const { files } = await makeLogos(client, { name: 'AMÉLIE & <b>"Żółw"', tagline: 'Live / Hybrid' });
    expect(files.map(({ name }) => name)).toEqual(
      Array.from({ length: 12 }, (_, n) => `concept-${String(n + 1).padStart(2, '0')}.svg`),
    );
    for (const { url, size } of files) {
      const svg = await svgOf(client, url);
      expect(new TextEncoder().encode(svg)).toHaveLength(size);
      expect(XMLValidator.validate(svg)).toBe(true);
      const tags = new Set([...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, tag]) => tag));
      expect(
        [...tags].filter(
          (tag) => !['svg', 'title', 'path', 'defs', 'linearGradient', 'stop', 'g'].includes(tag ?? ''),
        ),
      ).toEqual([]);
      expect(new XMLParser().parse(svg).svg).toBeDefined();
    }
  });

  it('is the same to the byte for the same brief and seed, and another for another seed', async () => {
    const client = await signedUp();
    const [one, two, other] = [
      await makeLogos(client, { name: 'DJ NOVA', seed: 7 }),
      await makeLogos(client, { name: 'DJ NOVA', seed: 7 }),
      await makeLogos(client, { name: 'DJ NOVA', seed: 8 }),
    ];
    const drawings = (generation: Generation) =>
      Promise.all(generation.files.map(({ url }) => svgOf(client, url)));
    expect(await drawings(one)).toEqual(await drawings(two));
    expect(await drawings(other)).not.toEqual(await drawings(two));
  });

  it.each(['🔥🔥', '   ', '…', 'x'.repeat(61), '<script>alert(1)</script>'.repeat(5)])(
    'refuses the name %j with a reason, and gives nothing up for it',
    async (name) => {
      const client = await signedUp();
      const reply = await client.generate('logo-generator', { name });
      expect(reply.status).toBe(422);
      expect(errorOf(reply).fields?.[0]?.path).toBe('name');
      expect(errorOf(reply).fields?.[0]?.reason.length).toBeGreaterThan(10);
      expect((await client.get('/api/user/credits')).body).toMatchObject({ balance: 20, dailyUsed: 0 });
    },
  );

  it('is in the library and the activity afterwards, and in the ledger', async () => {
    const client = await signedUp();
    const { id } = await makeLogos(client);
    const library = (await client.get<LibraryItem[]>('/api/user/generated-content')).body;
    expect(library).toHaveLength(1);
    expect(library[0]).toMatchObject({ id, type: 'logo', title: 'DJ NOVA', metadata: { djName: 'DJ NOVA' } });
    expect(library[0]?.preview).toMatch(/concept-01\.svg$/);
    const activity = (await client.get('/api/user/activity')).body;
    expect(activity).toMatchObject([{ action: 'logo-created', details: 'DJ NOVA' }]);
    const { entries } = (await client.get<{ entries: object[] }>('/api/user/ledger')).body;
    expect(entries).toMatchObject([
      { delta: -2, kind: 'reserve', generationId: id },
      { delta: 20, kind: 'sign-up' },
    ]);
    expect((await client.get('/api/auth/user')).body).toMatchObject({
      totalGenerationsCount: 1,
      toolsUsed: ['logo-generator'],
      earnedBadges: ['Logo'],
      loginStreak: 1,
    });
  });

  it('that cannot be drawn is refused before anything is reserved, and names the field', async () => {
    const client = await signedUp();
    const reply = await client.generate('logo-generator', { name: 'NOVA', tagline: 'Berlin 🔥' });
    expect(reply.status).toBe(422);
    expect(errorOf(reply).fields?.[0]?.path).toBe('tagline');
    const { entries } = (await client.get<{ entries: object[] }>('/api/user/ledger')).body;
    expect(entries).toHaveLength(1);
  });
});

describe('a kept concept', () => {
  it('stands for the generation in the library, as a new version', async () => {
    const client = await signedUp();
    const { id } = await makeLogos(client);
    const reply = await client.send('PATCH', `/api/generations/${id}`, {
      edits: { chosen: 'concept-04' },
      title: 'The one',
      version: 1,
    });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ version: 2, edits: { chosen: 'concept-04' }, title: 'The one' });
    const library = (await client.get<LibraryItem[]>('/api/user/generated-content')).body;
    expect(library[0]?.title).toBe('The one');
    expect(library[0]?.preview).toMatch(/concept-04\.svg$/);
  });

  it('is not overwritten by somebody who saw an older version', async () => {
    const client = await signedUp();
    const { id } = await makeLogos(client);
    const edit = (chosen: string) =>
      client.send('PATCH', `/api/generations/${id}`, { edits: { chosen }, version: 1 });
    const statuses = (await Promise.all([edit('concept-01'), edit('concept-02'), edit('concept-03')])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 409, 409]);
  });

  it.each([
    [{ edits: { chosen: 'concept-99x' } }, 'edits.chosen'],
    [{ title: '   ' }, 'title'],
    [{ title: 'x'.repeat(LONGEST_TITLE + 1) }, 'title'],
  ])('refuses %j', async (change, path) => {
    const client = await signedUp();
    const { id } = await makeLogos(client);
    const reply = await client.send('PATCH', `/api/generations/${id}`, change);
    expect(reply.status).toBe(422);
    expect(errorOf(reply).fields?.[0]?.path).toBe(path);
  });
});

describe('a file of a generation', () => {
  it('can be shown or saved, and can run nothing when it is opened by itself', async () => {
    const client = await signedUp();
    const { files } = await makeLogos(client);
    const shown = await client.fetch(files[0]?.url ?? '');
    expect(shown.headers.get('content-type')).toBe('image/svg+xml');
    expect(shown.headers.get('content-security-policy')).toBe(
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
    );
    expect(shown.headers.get('content-disposition')).toBe('inline; filename="concept-01.svg"');
    const saved = await client.fetch(`${files[0]?.url}?download=1`);
    expect(saved.headers.get('content-disposition')).toBe('attachment; filename="concept-01.svg"');
  });

  it.each(['../../secrets', '%2e%2e%2f', 'concept-99.svg', "' OR 1=1 --"])('is not %s', async (name) => {
    const client = await signedUp();
    const { id } = await makeLogos(client);
    expect((await client.get(`/api/generations/${id}/files/${encodeURIComponent(name)}`)).status).toBe(404);
  });
});

describe('what another account made', () => {
  it('does not exist: not to read, change, delete, settle, release or fetch', async () => {
    const [owner, other] = [await signedUp(), await signedUp()];
    const { id, files } = await makeLogos(owner);
    const tries = [
      other.get(`/api/generations/${id}`),
      other.get(files[0]?.url ?? ''),
      other.send('PATCH', `/api/generations/${id}`, { title: 'Mine' }),
      other.send('DELETE', `/api/generations/${id}`),
      other.post(`/api/generations/${id}/settle`, { output: {} }),
      other.post(`/api/generations/${id}/release`),
      other.send('PUT', `/api/generations/${id}/files/concept-01.svg`, 'x'),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array(tries.length).fill(404));
    expect((await owner.get<Generation>(`/api/generations/${id}`)).body.title).toBe('DJ NOVA');
    expect((await other.get<LibraryItem[]>('/api/user/generated-content')).body).toEqual([]);
  });

  it('does not answer to the same idempotency key', async () => {
    const [owner, other] = [await signedUp(), await signedUp()];
    const first = await owner.generate<Made>('logo-generator', { name: 'DJ NOVA' }, 'shared-key');
    const second = await other.generate<Made>('logo-generator', { name: 'DJ NOVA' }, 'shared-key');
    expect(second.status).toBe(201);
    expect(second.body.generation.id).not.toBe(first.body.generation.id);
  });
});

describe('a deleted generation', () => {
  it(
    'is gone with its files, once; its ledger entry stays and credits do not come back',
    inOneDay(async () => {
      const client = await signedUp();
      const { id, files } = await makeLogos(client);
      expect((await client.send('DELETE', `/api/generations/${id}`)).status).toBe(200);
      expect((await client.send('DELETE', `/api/generations/${id}`)).status).toBe(404);
      expect((await client.get(`/api/generations/${id}`)).status).toBe(404);
      expect((await client.get(files[0]?.url ?? '')).status).toBe(404);
      expect((await client.get('/api/user/credits')).body).toMatchObject({ balance: 18, dailyUsed: 1 });
    }),
  );
});

describe('an idempotency key', () => {
  it('is a conflict when it comes with another brief', async () => {
    const client = await signedUp();
    await client.generate('logo-generator', { name: 'DJ NOVA' }, 'one-key-two-briefs');
    const reply = await client.generate('logo-generator', { name: 'DJ VOLT' }, 'one-key-two-briefs');
    expect(reply.status).toBe(409);
    expect((await client.get('/api/user/credits')).body).toMatchObject({ balance: 18 });
  });

  it('may be used again after a refusal', async () => {
    const client = await signedUp();
    expect((await client.generate('logo-generator', { name: '🔥' }, 'key-after-refusal')).status).toBe(422);
    expect((await client.generate('logo-generator', { name: 'DJ NOVA' }, 'key-after-refusal')).status).toBe(
      201,
    );
  });

  it.each(['short', 'x'.repeat(129), 'with spaces here', 'semi;colon;key'])(
    'is refused as %j',
    async (key) => {
      const reply = await (await signedUp()).generate('logo-generator', { name: 'DJ NOVA' }, key);
      expect(reply.status).toBe(422);
    },
  );
});

describe('a tool that is not there', () => {
  it.each(['nothing', 'constructor', '__proto__', 'toString'])('%s is not found', async (tool) => {
    expect((await (await signedUp()).generate(tool, {})).status).toBe(404);
    expect((await new Client().generate(tool, {})).status).toBe(401);
  });
});
