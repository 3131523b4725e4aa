import { crc32 } from 'node:zlib';
import decodeIco from 'decode-ico';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import type { KitFile, PngFile } from '#core/tools/logo-generator/kit/kit-file.ts';
import { kitFiles } from '#core/tools/logo-generator/kit/kit-items.ts';
import type { LogoOutput } from '#core/tools/logo-generator/tool.ts';
import { makeFile } from '#site/tools/logo-generator/kit/make-file.ts';
import type { KitSources } from '#site/tools/logo-generator/kit/write-file.ts';
import { expectQuiet, madeOnce, testVisits } from '../support/browser.ts';
import { bytesOf, saved } from '../support/downloads.ts';
import { filesDialog, openFiles, openLogo } from '../support/logo-files-page.ts';
import { sourcesFor } from '../support/logo-kit.ts';
import { openPdf, sizeOf } from '../support/pdf.ts';
import { colourAt, coloursOf, cornersOf, type Pixels, pixelsOf } from '../support/pixels.ts';
import { step } from '../support/step.ts';

type Bytes = Uint8Array<ArrayBuffer>;

// The whole kit takes a loaded machine a while.
vi.setConfig({ testTimeout: 120_000 });
const newVisit = testVisits();

/** Made by a real browser of a Pro account, in spite of what comes between; what it made is looked at from all sides. */
const kit = madeOnce(async () => {
  const visitor = await newVisit();
  const { page, context, errors } = visitor;
  const logo = await openLogo(visitor, { isPro: true });
  const dialog = filesDialog(page);
  const start = dialog.getByRole('button', { name: 'Download ZIP', exact: true });
  const progress = dialog.getByRole('progressbar', { name: 'Making the ZIP' });
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  await openFiles(page);
  await dialog.getByRole('button', { name: 'SVG of Master', exact: true }).waitFor();

  await step('the ZIP can be stopped, and made again', async () => {
    await start.click();
    await progress.waitFor();
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await start.waitFor();
    await expect.poll(() => progress.count()).toBe(0);
    expectQuiet(errors);
  });

  const failure = dialog.getByRole('alert');
  await step('a ZIP that failed says why, and is made by another try', async () => {
    await page.route('**/api/generations/*/kit*', (route) => route.abort());
    await start.click();
    await failure.getByText("Can't reach Deckhand").waitFor();
    await page.unroute('**/api/generations/*/kit*');
    // The browser logs the lost answer by itself.
    errors.length = 0;
  });

  const download = await step('the ZIP goes on when the list is closed', async () => {
    const download = await saved(page, async () => {
      await failure.getByRole('button', { name: 'Retry' }).click();
      await progress.waitFor();
      expect(await failure.count()).toBe(0);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    });
    expect(download.suggestedFilename()).toBe('dj-nova-brand-kit.zip');
    await openFiles(page);
    await dialog.getByText(/dj-nova-brand-kit\.zip, [\d.]+ MB, is in your downloads/).waitFor();
    // What was stopped never came.
    expect(downloads).toBe(1);
    return download;
  });
  const zip: Bytes = await bytesOf(download);
  const files = unzipSync(zip) as Record<string, Bytes>;
  const drawing = await context.request.get(`/api/generations/${logo.id}/files/concept-01.svg`);
  const stored = await drawing.body();
  expectQuiet(errors);

  const spec = (logo.output as LogoOutput).concepts[0]?.spec;
  if (!spec) throw new Error('No concept');
  const sources: KitSources = await sourcesFor(spec);
  const manifest: KitFile[] = kitFiles(sources.drawings.items);

  function fileOf(ending: string): Bytes {
    const path = Object.keys(files).find((each) => each.endsWith(ending));
    const bytes = path && files[path];
    if (!bytes) throw new Error(`No ${ending}`);
    return bytes;
  }
  return { zip, files, stored, sources, manifest, fileOf };
});

it('the ZIP holds every file of the kit and no other, each with its checksum', async () => {
  const { zip, files, manifest, fileOf } = await kit();
  expect(Object.keys(files)).toEqual(manifest.map(({ path }) => path));
  const view = new DataView(zip.buffer);
  let at = view.getUint32(zip.length - 6, true);
  for (const { path } of manifest) {
    expect(view.getUint32(at + 16, true), path).toBe(crc32(fileOf(path)));
    at += 46 + [28, 30, 32].reduce((sum, field) => sum + view.getUint16(at + field, true), 0);
  }
});

it('PNGs have exactly the sizes that the list says', async () => {
  const { manifest, fileOf } = await kit();
  for (const file of manifest) {
    if (file.kind !== 'png') continue;
    const { width, height, format } = await sharp(fileOf(file.path)).metadata();
    expect([format, width, height], file.path).toEqual(['png', file.width, file.height]);
  }
});

it('SVGs have the same bytes as any other machine makes, and the master those of the library', async () => {
  const { stored, sources, manifest, fileOf } = await kit();
  for (const file of manifest) {
    if (file.kind !== 'svg') continue;
    expect(fileOf(file.path), file.path).toEqual(await makeFile(sources, file));
  }
  expect(stored.equals(fileOf('-master.svg'))).toBe(true);
});

it('PDFs stand on pages of their size', async () => {
  const { manifest, fileOf } = await kit();
  for (const file of manifest) {
    if (file.kind !== 'pdf') continue;
    const { pages } = await openPdf(fileOf(file.path));
    const [width, height] = pages[0] ? sizeOf(pages[0]) : [0, 0];
    expect(Math.abs(width - file.width), file.path).toBeLessThan(0.01);
    expect(Math.abs(height - file.height), file.path).toBeLessThan(0.01);
  }
  const { pages } = await openPdf(fileOf('brand-sheet.pdf'));
  expect(pages[0] && sizeOf(pages[0]).map(Math.round)).toEqual([210, 297]);
});

it('the favicon has three sizes', async () => {
  const { fileOf } = await kit();
  const icons = decodeIco(fileOf('favicon.ico'));
  expect(icons.map(({ type, width, height }) => [type, width, height])).toEqual(
    [16, 32, 48].map((side) => ['png', side, side]),
  );
});

it('gobos are black and white alone, one the mirror of the other', async () => {
  const { fileOf } = await kit();
  const [gobo, mirrored] = [
    await pixelsOf(fileOf('-gobo.png')),
    await pixelsOf(fileOf('-gobo-mirrored.png')),
  ];
  for (const each of [gobo, mirrored])
    expect([...coloursOf(each)].toSorted()).toEqual([0xff000000, 0xffffffff].toSorted());
  /** Share of the pixels that differ, the columns of one taken by `column`. */
  const unlike = (column: (x: number) => number): number => {
    let count = 0;
    for (let y = 0; y < gobo.height; y += 8)
      for (let x = 0; x < gobo.width; x += 8)
        if (colourAt(gobo, x, y) !== colourAt(mirrored, column(x), y)) count += 1;
    return count / 256 ** 2;
  };
  // An edge may fall on the other side of a pixel's middle.
  expect(unlike((x) => gobo.width - 1 - x)).toBeLessThan(0.001);
  expect(unlike((x) => x)).toBeGreaterThan(0.01);
});

it('the ink of the maskable icon stands inside the safe circle', async () => {
  const { fileOf } = await kit();
  const icon = await pixelsOf(fileOf('maskable-512.png'));
  const ground = colourAt(icon, 0, 0);
  let furthest = 0;
  for (let y = 0; y < icon.height; y++)
    for (let x = 0; x < icon.width; x++)
      if (colourAt(icon, x, y) !== ground) furthest = Math.max(furthest, Math.hypot(x - 255.5, y - 255.5));
  expect(furthest).toBeGreaterThan(0.3 * 512);
  expect(furthest).toBeLessThanOrEqual(0.4 * 512);
});

it('logos without a ground are transparent all around, the others opaque', async () => {
  const { manifest, fileOf } = await kit();
  const alphasOf = (pixels: Pixels) => new Set(cornersOf(pixels).map((colour) => colour.slice(6)));
  const logos = manifest.filter(
    (file): file is PngFile => file.kind === 'png' && file.path.startsWith('logo/'),
  );
  expect(logos.length).toBe(15);
  for (const { path } of logos) {
    const pixels = await pixelsOf(fileOf(path));
    expect([...alphasOf(pixels)], path).toEqual([path.includes('-on-ground') ? 'ff' : '00']);
    expect(coloursOf(pixels).size, path).toBeGreaterThan(2);
  }
});

it('the USB label prints at 40 by 12 mm', async () => {
  const { fileOf } = await kit();
  const { width = 0, height = 0, density = 0 } = await sharp(fileOf('-usb-label.png')).metadata();
  expect(density).toBe(600);
  expect((width / density) * 25.4).toBeCloseTo(40, 1);
  expect((height / density) * 25.4).toBeCloseTo(12, 1);
});

it('the licence card says whose it is, and whose typefaces', async () => {
  const { fileOf } = await kit();
  const card = new TextDecoder().decode(fileOf('licence-card.txt'));
  expect(card).toContain('Licensed to  Mara');
  expect(card).toMatch(/Not a trademark search/);
  expect(card).toMatch(/Copyright/);
});
