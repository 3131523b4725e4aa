import { describe, expect, it } from 'vitest';
import { COLOUR_WAYS } from '../engine/colour-ways.ts';
import { LOCKUPS } from '../lockup-names.ts';
import { frameOf } from './frame.ts';
import { FOLDERS, formatOf, sizeWords } from './kit-file.ts';
import { downloadName, kitFiles, kitItems, zipName } from './kit-items.ts';

const frames = {
  full: frameOf({ width: 900, height: 300 }),
  symbol: frameOf({ width: 400, height: 400 }),
  wordmark: frameOf({ width: 900, height: 120 }),
};
const items = kitItems({ artist: 'DJ NOVA', frames, families: ['anton', 'inter'] });
const files = kitFiles(items);

describe('the kit', () => {
  it('has every lockup in every colour way, as SVG, PNG and PDF', () => {
    for (const lockup of LOCKUPS)
      for (const way of COLOUR_WAYS) {
        const item = items.find(
          ({ folder, look }) => folder === 'logo' && look?.lockup === lockup && look.colourWay === way,
        );
        expect(item?.files.map(formatOf), `${lockup} ${way}`).toEqual(['SVG', 'PNG', 'PDF']);
      }
  });

  it('has no two files of one name, and only names that every system can unpack', () => {
    const paths = files.map(({ path }) => path.toLowerCase());
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^(?:[a-z]+\/)*[a-z\d][a-z\d-]*\.[a-z]+$/);
  });

  it('keeps each file in the folder of its item', () => {
    for (const { folder, files } of items)
      for (const { path } of files)
        expect(path.split('/').slice(0, -1).join('/').startsWith(folder), path).toBe(true);
    expect([...new Set(items.map(({ folder }) => folder))]).toEqual(Object.keys(FOLDERS));
  });

  it('says of each what it is for, in a sentence', () => {
    for (const { purpose } of items) expect(purpose).toMatch(/^[A-Z\d].{10,110}\.$/);
  });

  it('has the exact sizes of the places that a logo goes to', () => {
    const sizes = Object.fromEntries(files.map((file) => [file.path, sizeWords(file)]));
    expect(sizes).toMatchObject({
      'icons/favicon.ico': '16, 32, 48 px',
      'icons/apple-touch-icon.png': '180 × 180 px',
      'icons/maskable-512.png': '512 × 512 px',
      'social/dj-nova-avatar-1080x1080.png': '1080 × 1080 px',
      'social/dj-nova-banner-1500x500.png': '1500 × 500 px',
      'social/dj-nova-story-1080x1920.png': '1080 × 1920 px',
      'social/dj-nova-share-1200x630.png': '1200 × 630 px',
      'cover/dj-nova-cover-3000x3000.png': '3000 × 3000 px',
      'stage/dj-nova-led-1920x1080.png': '1920 × 1080 px',
      'stage/dj-nova-led-1920x640.png': '1920 × 640 px',
      'stage/dj-nova-gobo-mirrored.png': '2048 × 2048 px',
      'stage/dj-nova-booth-banner.pdf': '3000 × 1000 mm',
      'print/dj-nova-usb-label.pdf': '40 × 12 mm',
      'print/dj-nova-usb-label.png': '945 × 283 px, 600 dpi',
      'print/dj-nova-sticker.pdf': '60 × 60 mm and 3 mm of bleed',
      'logo/dj-nova-symbol-black.png': '2048 × 2048 px',
      'logo/dj-nova-master.svg': '1200 × 900 px',
    });
    // 40 × 12 mm at 600 dpi.
    expect([(40 / 25.4) * 600, (12 / 25.4) * 600].map(Math.round)).toEqual([945, 283]);
  });

  it('brings the licence of every typeface', () => {
    const paths = files.map(({ path }) => path);
    expect(paths).toContain('licence/typefaces/anton.txt');
    expect(paths).toContain('licence/typefaces/inter.txt');
  });
});

it('a file that leaves the kit alone is named after the artist, but for icons', () => {
  expect(downloadName({ path: 'brand-sheet.pdf' }, 'DJ NOVA')).toBe('dj-nova-brand-sheet.pdf');
  expect(downloadName({ path: 'logo/dj-nova-master.svg' }, 'DJ NOVA')).toBe('dj-nova-master.svg');
  expect(downloadName({ path: 'icons/favicon.ico' }, 'DJ NOVA')).toBe('favicon.ico');
  expect(zipName('DJ 火')).toBe('dj-brand-kit.zip');
});
