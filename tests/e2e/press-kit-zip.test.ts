import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import type { BrowserContext } from 'playwright-core';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import type { Generation } from '#core/generation.ts';
import { type PressKit, THEMES, type ThemeId } from '#core/tools/press-kit/kit.ts';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits, type Visitor } from '../support/browser.ts';
import { bytesOf, saved } from '../support/downloads.ts';
import { pageOf } from '../support/kit-pages.ts';
import { colourAt, pixelsOf } from '../support/pixels.ts';
import { NOVA } from '../support/press-kits.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

/** Red on the left, blue on the right. */
async function twoColours(width: number, height: number): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3 } as const;
  const blue = await sharp({ create: { ...half, background: '#00f' } })
    .png()
    .toBuffer();
  return sharp({ create: { ...half, width, background: '#f00' } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .jpeg()
    .toBuffer();
}

async function upload(context: BrowserContext, width: number, height: number): Promise<string> {
  const data = await twoColours(width, height);
  const reply = await context.request.put('/api/media', { data, headers: { 'content-type': 'image/jpeg' } });
  return (await reply.json()).id;
}

/** Makes a kit with one photo whose right side matters, dressed by a logo, and opens it. */
async function openMadeKit({ page, context }: Visitor): Promise<void> {
  await signUpInBrowser(context);
  const make = async (tool: string, data: unknown): Promise<Generation> => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const reply = await context.request.post(`/api/tools/${tool}/generations`, { headers, data });
    return (await reply.json()).generation;
  };
  const logo = await make('logo-generator', { name: 'DJ NOVA', seed: 7 });
  await context.request.put('/api/brand-kit/logo', {
    data: { generationId: logo.id, conceptId: 'concept-01' },
  });
  const photo: PressKit['photos'][number] = {
    ...{ id: await upload(context, 1600, 900), screenId: await upload(context, 800, 450), phoneId: '' },
    ...{ width: 1600, height: 900, role: 'live', shows: 'Live, Halle 14', credit: 'Jana Wirth' },
    focus: { x: 0.9, y: 0.5 },
  };
  const kit = await make('press-kit', { ...NOVA, photos: [photo] });
  await page.goto(`/press-kit?view=${kit.id}`);
  await page.getByText('They show the kit as it is now.').waitFor();
}

it('a made kit is one ZIP: documents, web page, share card, logos and photos in every crop', async () => {
  const visit = await newVisit();
  const { page, errors } = visit;
  await openMadeKit(visit);
  const start = page.getByRole('button', { name: 'Download ZIP', exact: true });

  await step('what cannot be loaded is named, and another try makes it', async () => {
    await page.route('**/files/bios.txt', (route) => route.abort());
    await start.click();
    await page.getByText('bios.txt did not load. Check your connection, then try again.').waitFor();
    await page.unroute('**/files/bios.txt');
    errors.length = 0;
  });

  const download = await saved(page, () => page.getByRole('button', { name: 'Retry', exact: true }).click());
  expect(download.suggestedFilename()).toBe('dj-nova-press-kit.zip');
  await page.getByText(/dj-nova-press-kit\.zip, [\d.]+ (?:kB|MB), is in your downloads/).waitFor();
  expect(await violations(page, '.zip-row')).toEqual([]);
  const files = unzipSync(await bytesOf(download));

  await step('every file is there, under its name', () => {
    const crops = ['1x1', '4x5', '16x9', '9x16'].map((crop) => `photos/crops/01-live-${crop}.jpg`);
    const logos = ['dark.svg', 'dark.png', 'light.svg', 'light.png'];
    expect(Object.keys(files)).toEqual([
      ...['press-kit.pdf', 'press-kit-one-page.pdf', 'bios.txt', 'press-kit.html', 'share-card.png'],
      ...logos.map((logo) => `logos/dj-nova-logo-for-${logo}`),
      ...['photos/credits.txt', 'photos/01-live.jpg', ...crops],
    ]);
    expect(new TextDecoder().decode(files['photos/credits.txt'])).toContain('Photo: Jana Wirth');
  });

  await step(
    'pictures have the sizes that they promise, none is enlarged, and crops show what matters',
    async () => {
      const sizes: Record<string, string> = {};
      for (const [path, bytes] of Object.entries(files))
        if (/\.(?:jpg|png)$/.test(path)) {
          const { width, height } = await sharp(bytes).metadata();
          sizes[path.replace(/^.*\//, '')] = `${width} × ${height}`;
        }
      expect(sizes).toMatchObject({
        'share-card.png': '1200 × 630',
        '01-live.jpg': '1600 × 900',
        '01-live-1x1.jpg': '900 × 900',
        '01-live-16x9.jpg': '1600 × 900',
        '01-live-9x16.jpg': '506 × 900',
      });
      const tall = await pixelsOf(files['photos/crops/01-live-9x16.jpg'] as Uint8Array);
      for (const x of [5, 250, 500]) expect(colourAt(tall, x, 450)).toMatch(/^0[0-3]0[0-3]f[c-f]ff$/);
      const card = await pixelsOf(files['share-card.png'] as Uint8Array);
      expect(colourAt(card, 1190, 300)).toMatch(/^0[0-3]0[0-3]f[c-f]ff$/);
      // Next to the words the ground of the cover has taken over.
      expect(colourAt(card, 20, 20)).not.toMatch(/^(?:f[c-f]|0[0-3])0[0-3]/);
    },
  );

  await step('the web page is whole without a network', async () => {
    const alone = await newVisit();
    const asked: string[] = [];
    alone.page.on('request', (request) => asked.push(request.url()));
    // Opened as a file: a page of the product would hold it to the product's policy.
    const folder = mkdtempSync(join(tmpdir(), 'deckhand-kit-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'press-kit.html');
    writeFileSync(file, files['press-kit.html'] as Uint8Array);
    await alone.page.goto(pathToFileURL(file).href);
    expect(
      await alone.page.getByRole('heading', { level: 1 }).getByRole('img').getAttribute('aria-label'),
    ).toBe('DJ NOVA');
    const broken = await alone.page.evaluate(async () => {
      await document.fonts.ready;
      const photos = [...document.images].filter((image) => image.complete && image.naturalWidth === 0);
      const fonts = [...document.fonts].filter(({ status }) => status === 'error');
      return [...photos.map(({ alt }) => alt), ...fonts.map(({ family }) => family)];
    });
    expect(broken).toEqual([]);
    expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([pathToFileURL(file).href]);
    expect(await violations(alone.page)).toEqual([]);
    for (const theme of Object.keys(THEMES) as ThemeId[]) {
      await alone.page.setContent(
        pageOf({ ...NOVA, look: { ...NOVA.look, theme } }, 'data:image/gif;base64,R0lGODlhAQABAAAAACw='),
      );
      expect(await violations(alone.page), theme).toEqual([]);
    }
    expectQuiet(alone.errors);
  });
  expectQuiet(errors);
});
