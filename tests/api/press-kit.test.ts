import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Generation } from '#core/generation.ts';
import type { LibraryItem } from '#core/library.ts';
import type { PressKitOutput } from '#core/tools/press-kit/tool.ts';
import { type Client, errorOf, type Reply, signedUp } from '../support/client.ts';
import { makeLogo } from '../support/logos.ts';
import { fileOf, readPdf as readDocument } from '../support/made-files.ts';
import { operatorsOf } from '../support/pdf.ts';
import { coloursOf, pixelsOf } from '../support/pixels.ts';
import { NOVA } from '../support/press-kits.ts';
import { uploadPicture as upload } from '../support/upload-picture.ts';

type Made = { generation: Generation; credits: { balance: number } };

const make = (client: Client, kit: unknown) => client.generate<Made>('press-kit', kit);
const save = (client: Client, { id, version }: Generation, kit: unknown): Promise<Reply<Generation>> =>
  client.send<Generation>('PATCH', `/api/generations/${id}`, { edits: { kit }, version });
const balanceOf = async (client: Client) =>
  (await client.get<{ balance: number }>('/api/user/credits')).body.balance;

const readPdf = (client: Client, generation: Generation, name = 'press-kit.pdf') =>
  readDocument(client, generation, name);

const PLAIN = { ...NOVA, photos: [] };

describe('a press kit', () => {
  it('is two documents and the bios as text, for three credits', async () => {
    const client = await signedUp();
    const photo = await upload(client);
    const kit = { ...NOVA, photos: [{ ...photo, shows: 'Live, Halle 14', credit: 'Jana Wirth' }] };
    const { status, body } = await make(client, kit);
    expect(status).toBe(201);
    expect(body.credits.balance).toBe(17);
    const { generation } = body;
    expect(generation).toMatchObject({ title: 'DJ NOVA press kit', status: 'done', cost: 3 });
    expect(generation.files.map(({ name }) => name)).toEqual([
      'bios.txt',
      'cover.svg',
      'press-kit-one-page.pdf',
      'press-kit.pdf',
    ]);

    const whole = await readPdf(client, generation);
    expect(whole.pages).toHaveLength((generation.output as PressKitOutput).pages);
    expect(whole.pages.length).toBeGreaterThan(1);
    for (const words of [
      'Kabelton',
      'Live, Halle 14',
      'Photo: Jana Wirth',
      '3 × CDJ-3000',
      'Sat 28 Nov 2026',
    ])
      expect(whole.text).toContain(words);
    const [first] = whole.pages;
    expect(first && (await operatorsOf(first)).has('paintImageXObject')).toBe(true);
    expect((await readPdf(client, generation, 'press-kit-one-page.pdf')).pages).toHaveLength(1);
    expect(new TextDecoder().decode(await fileOf(client, generation, 'bios.txt'))).toContain(NOVA.bio.short);
  });

  it('stands in the library as a picture of its cover that asks for no other file', async () => {
    const client = await signedUp();
    const photo = await upload(client);
    const { body } = await make(client, { ...NOVA, photos: [photo] });
    const [item] = (await client.get<LibraryItem[]>('/api/user/generated-content')).body;
    expect(item?.downloadUrl).toContain('/press-kit.pdf?download=1');
    expect(item?.preview).toBe(body.generation.files.find(({ name }) => name === 'cover.svg')?.url);
    const svg = await fileOf(client, body.generation, 'cover.svg');
    expect(new TextDecoder().decode(svg).match(/<text|href="(?!data:image\/jpeg)/g)).toBeNull();
    const drawn = await pixelsOf(await sharp(svg).png().toBuffer());
    expect(drawn.width / drawn.height).toBeCloseTo(4 / 3, 2);
    // Name, ground, rows of the photo.
    expect(coloursOf(drawn).size).toBeGreaterThan(100);
  });

  it('wears the logo of the account where it asks for that, and none where it does not', async () => {
    const client = await signedUp();
    const logo = await makeLogo(client);
    await client.send('PUT', '/api/brand-kit/logo', { generationId: logo.id, conceptId: 'concept-01' });
    const alts = async (usesBrandKit: boolean) => {
      const { body } = await make(client, { ...PLAIN, look: { usesBrandKit } });
      const [page] = (await readPdf(client, body.generation)).pages;
      return JSON.stringify(await page?.getStructTree());
    };
    expect(await alts(true)).toContain('DJ NOVA logo');
    expect(await alts(false)).not.toContain('DJ NOVA logo');
  });

  it('is saved as a version whose documents take the place of those before, and costs nothing more', async () => {
    const client = await signedUp();
    const { generation } = (await make(client, PLAIN)).body;
    const kit = { ...PLAIN, tagline: 'Only vinyl tonight', bio: { short: '', medium: '', long: '' } };
    const saved = await save(client, generation, kit);
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ version: 2, edits: { kit: { tagline: 'Only vinyl tonight' } } });
    expect(saved.body.files).toHaveLength(4);
    const { text } = await readPdf(client, saved.body);
    expect(text).toContain('Only vinyl tonight');
    expect(text).not.toContain('31 gigs this season in 11 venues');
    expect(new TextDecoder().decode(await fileOf(client, saved.body, 'bios.txt'))).toContain('No bio yet');
    expect(await balanceOf(client)).toBe(17);

    const { versions } = (
      await client.get<{ versions: { text: string }[] }>(`/api/generations/${generation.id}/versions`)
    ).body;
    expect(versions.map(({ text }) => text)).toEqual(['Changed: Name and look, Bio', 'As made']);
    const back = await client.send<Generation>('PATCH', `/api/generations/${generation.id}`, {
      edits: {},
      version: 2,
    });
    expect((await readPdf(client, back.body)).text).toContain(PLAIN.tagline);
  });

  it('keeps the pictures that it shows, and those of versions to go back to', async () => {
    const client = await signedUp();
    const photo = await upload(client);
    const { generation } = (await make(client, { ...PLAIN, photos: [photo] })).body;
    const saved = await save(client, generation, PLAIN);
    expect((await save(client, saved.body, { ...PLAIN, photos: [photo] })).status).toBe(200);
  });
});

describe('what cannot be made is refused before anything is spent', () => {
  const refusals: [what: string, kit: object, path: string][] = [
    ['a name that says nothing', { ...PLAIN, artistName: ' – ' }, 'artistName'],
    ['a link that is none', { ...PLAIN, recordings: [{ link: 'javascript:alert(1)' }] }, 'recordings.0.link'],
    ['a day that is none', { ...PLAIN, dates: [{ date: '2027-02-30', venue: 'Halle 14' }] }, 'dates.0.date'],
    ['a mail address that is none', { ...PLAIN, contacts: [{ email: 'mara' }] }, 'contacts.0.email'],
    ['a theme that is none', { ...PLAIN, look: { theme: 'neon' } }, 'look.theme'],
    ['too many photos', { ...PLAIN, photos: Array.from({ length: 41 }, () => NOVA.photos[0]) }, 'photos'],
    ['a photo that is not there', NOVA, 'photos.0.id'],
    ['a letter that no typeface has', { ...PLAIN, tagline: 'Sumer 𒀀' }, 'tagline'],
  ];
  it.each(refusals)('%s', async (_, kit, path) => {
    const client = await signedUp();
    const reply = await make(client, kit);
    expect(reply.status).toBe(422);
    expect(errorOf(reply).fields?.[0]?.path).toBe(path);
    expect(await balanceOf(client)).toBe(20);
  });

  it('a photo of another account, one that is no JPEG, and one that is not as large as it says', async () => {
    const [client, other] = [await signedUp(), await signedUp()];
    const foreign = await make(client, { ...PLAIN, photos: [await upload(other)] });
    expect(errorOf(foreign).fields).toEqual([
      { path: 'photos.0.id', reason: 'This picture is not there any more. Upload it again' },
    ]);
    const png = await make(client, { ...PLAIN, photos: [await upload(client, 'png')] });
    expect(errorOf(png).fields).toEqual([
      { path: 'photos.0.id', reason: 'A photo of a press kit has to be JPEG' },
    ]);
    const screen = (await upload(client)).id;
    const pngInPrint = await make(client, {
      ...PLAIN,
      photos: [{ ...(await upload(client, 'png')), screenId: screen }],
    });
    expect(errorOf(pngInPrint).fields?.[0]?.path).toBe('photos.0.id');
    const larger = await make(client, { ...PLAIN, photos: [{ ...(await upload(client)), width: 6000 }] });
    expect(errorOf(larger).fields).toEqual([
      { path: 'photos.0.width', reason: 'This picture is 600 × 400 pixels' },
    ]);
    expect(await balanceOf(client)).toBe(20);
  });

  it('an edit keeps the version before it, and names the field under edits', async () => {
    const client = await signedUp();
    const { generation } = (await make(client, PLAIN)).body;
    const reply = await save(client, generation, { ...PLAIN, city: 'Uruk 𒌷' });
    expect(errorOf(reply as never).fields?.[0]?.path).toBe('edits.kit.city');
    const { body } = await client.get<Generation>(`/api/generations/${generation.id}`);
    expect(body).toMatchObject({ version: 1, edits: null });
  });
});
