import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Generation } from '#core/generation.ts';
import type { LibraryItem } from '#core/library.ts';
import { TOOLS } from '#core/tools/index.ts';
import { type Client, errorOf, type Reply, signedUp } from '../support/client.ts';
import { LYON } from '../support/contracts.ts';
import { makeLogo } from '../support/logos.ts';
import { fileOf, readPdf } from '../support/made-files.ts';
import { coloursOf, pixelsOf } from '../support/pixels.ts';

type Made = { generation: Generation; credits: { balance: number } };

const make = (client: Client, contract: unknown) => client.generate<Made>('contract-generator', contract);
const save = (client: Client, { id, version }: Generation, contract: unknown): Promise<Reply<Generation>> =>
  client.send<Generation>('PATCH', `/api/generations/${id}`, { edits: { contract }, version });
const balanceOf = async (client: Client) =>
  (await client.get<{ balance: number }>('/api/user/credits')).body.balance;
const pdfOf = (client: Client, generation: Generation) => readPdf(client, generation, 'contract.pdf');

describe('a contract', () => {
  it('of the example is a document with what is missing left blank, for three credits', async () => {
    const client = await signedUp();
    const { status, body } = await make(client, TOOLS['contract-generator'].example);
    expect(status).toBe(201);
    expect(body.credits.balance).toBe(17);
    expect(body.generation).toMatchObject({
      title: 'Contract with Club Meridian Ltd, 16 Jan 2027',
      status: 'done',
      cost: 3,
    });
    expect(body.generation.files.map(({ name }) => name)).toEqual(['contract.pdf', 'contract.svg']);
    const { pages, text } = await pdfOf(client, body.generation);
    expect(pages).toHaveLength((body.generation.output as { pages: number }).pages);
    for (const words of ['DJ Performance Agreement', 'Club Meridian Ltd', '€600.00', '______'])
      expect(text).toContain(words);
  });

  it('says all that was said, in the logo of the account', async () => {
    const client = await signedUp();
    const logo = await makeLogo(client);
    await client.send('PUT', '/api/brand-kit/logo', { generationId: logo.id, conceptId: 'concept-01' });
    const { generation } = (await make(client, LYON)).body;
    const { pages, text } = await pdfOf(client, generation);
    const packed = text.replaceAll(/\s+/g, ' ');
    for (const words of [
      ...['NOV-2026-031', 'Mara Novak, performing as DJ NOVA', 'Camille Perrin, Director'],
      ...['Saturday 12 December 2026', '22:00 – 00:00 (2 hours)', '€1,400.00', 'DJM-V10', 'A warm meal'],
      'two thousand eight hundred euros',
    ])
      expect(packed).toContain(words);
    const structure = JSON.stringify(await pages[0]?.getStructTree());
    expect(structure).toContain('DJ NOVA logo');
    const plain = (await make(client, { ...LYON, look: { usesBrandKit: false } })).body.generation;
    const [page] = (await pdfOf(client, plain)).pages;
    expect(JSON.stringify(await page?.getStructTree())).not.toContain('DJ NOVA logo');
  });

  it('is in the library as a picture of its head, with its document to download', async () => {
    const client = await signedUp();
    const { generation } = (await make(client, LYON)).body;
    const [item] = (await client.get<LibraryItem[]>('/api/user/generated-content')).body;
    expect(item).toMatchObject({ type: 'contract', title: 'Nuits Électriques, 12 Dec 2026' });
    expect(item?.metadata).toMatchObject({ style: 'Club night', djName: 'DJ NOVA' });
    expect(item?.downloadUrl).toContain('/contract.pdf?download=1');
    const svg = await fileOf(client, generation, 'contract.svg');
    expect(new TextDecoder().decode(svg).match(/<text|href=/g)).toBeNull();
    const drawn = await pixelsOf(await sharp(svg).png().toBuffer());
    expect(drawn.width / drawn.height).toBeCloseTo(4 / 3, 2);
    expect(coloursOf(drawn).size).toBeGreaterThan(20);
  });

  it('is saved as a version whose document takes the place of the one before, and costs nothing more', async () => {
    const client = await signedUp();
    const { generation } = (await make(client, LYON)).body;
    const wording = { overtime: ['Each {overtimeStep} begun costs {overtime}, and a coffee.'] };
    const saved = await save(client, generation, { ...LYON, nights: ['2026-12-19'], wording });
    expect(saved.body).toMatchObject({ version: 2, edits: { contract: { nights: ['2026-12-19'] } } });
    const { text } = await pdfOf(client, saved.body);
    expect(text).toContain('Saturday 19 December 2026');
    expect(text).toContain('Each hour begun costs €350.00, and a coffee.');
    expect(text).not.toContain('28 November');
    expect(await balanceOf(client)).toBe(17);
    const { versions } = (
      await client.get<{ versions: { text: string }[] }>(`/api/generations/${generation.id}/versions`)
    ).body;
    expect(versions.map((version) => version.text)).toEqual([
      'Changed: Date, wording of “Overtime”',
      'As made',
    ]);
  });
});

describe('what cannot be made is refused before anything is spent', () => {
  it.each<[string, object, string]>([
    ['no artist', { artist: {} }, 'artist.stageName'],
    ['a day that is none', { nights: ['2027-02-30'] }, 'nights.0'],
    ['a fee in halves of a cent', { deal: { fee: 0.5 } }, 'deal.fee'],
    ['a clause that is none', { clauses: { penalty: true } }, 'clauses'],
    ['a letter that no typeface has', { show: { name: 'Uruk 𒌷' } }, 'show.name'],
    ['markup that ends a line', { reference: 'a\u0000b' }, 'reference'],
  ])('%s', async (_, more, path) => {
    const client = await signedUp();
    const reply = await make(client, { ...LYON, ...more });
    expect(reply.status).toBe(422);
    expect(errorOf(reply).fields?.[0]?.path).toContain(path);
    expect(await balanceOf(client)).toBe(20);
  });

  it('an edit keeps the version before it, and names the field under edits', async () => {
    const client = await signedUp();
    const { generation } = (await make(client, LYON)).body;
    const reply = await save(client, generation, { ...LYON, billing: 'Uruk 𒌷' });
    expect(errorOf(reply as never).fields?.[0]?.path).toBe('edits.contract.billing');
    const { body } = await client.get<Generation>(`/api/generations/${generation.id}`);
    expect(body).toMatchObject({ version: 1, edits: null });
  });

  it('another account reads neither the contract nor its document', async () => {
    const [client, other] = [await signedUp(), await signedUp()];
    const { generation } = (await make(client, LYON)).body;
    expect((await other.get(`/api/generations/${generation.id}`)).status).toBe(404);
    for (const { url } of generation.files) expect((await other.fetch(url)).status).toBe(404);
    expect((await save(other, generation, LYON)).status).toBe(404);
  });
});
