import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium as playwright } from 'playwright-core';
import sharp from 'sharp';
import { PLAIN_BRANDING } from '#core/branding.ts';
import { neededFiles } from '#core/paper/texts-of.ts';
import type { PressKit } from '#core/tools/press-kit/kit.ts';
import { pressKitSchema } from '#core/tools/press-kit/kit-schema.ts';
import { lookOf } from '#core/tools/press-kit/look.ts';
import { everythingIn } from '#core/tools/press-kit/paper/kit-paper.ts';
import { chromiumPath } from '../local/chromium.ts';
import { readLogoFonts } from '../logo-fonts.ts';
import type { KitBenchInput, KitBenchTimes } from './press-kit/in-browser.ts';

const ROUNDS = 9;
const SENTENCE =
  'Her sets run two to six hours on three players and one mixer, and begin slower than they end. ';
const several = <T>(count: number, each: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => each(at));

/** A kit with something in every part, which fills four pages. */
const KIT: PressKit = pressKitSchema.parse({
  ...{
    artistName: 'DJ NOVA',
    tagline: 'Long sets that start slow.',
    city: 'Berlin',
    genres: ['Techno', 'Hypnotic'],
  },
  bio: {
    short: SENTENCE,
    medium: SENTENCE.repeat(7),
    long: several(5, () => SENTENCE.repeat(4)).join('\n\n'),
  },
  figures: several(4, (at) => ({ value: `${at}1`, label: 'nights' })),
  photos: several(4, (at) => ({
    ...{ id: `med_${at}`, width: 3000, height: 2000, role: at === 0 ? 'live' : 'neutral' },
    ...{ shows: `Night ${at}`, credit: 'Jana Wirth' },
  })),
  recordings: several(6, (at) => ({ link: `https://soundcloud.com/a/${at}`, title: `Closing set ${at}` })),
  highlights: several(10, (at) => ({ year: '2026', text: `Night ${at} at Halle 14, Berlin` })),
  releases: several(8, (at) => ({ year: '2025', title: `Record ${at}`, label: 'Kabelton' })),
  quotes: several(4, (at) => ({ text: 'Starts where other sets end.', source: `Magazine ${at}` })),
  dates: several(12, (at) => ({ date: `2027-01-${10 + at}`, venue: `Club ${at}`, city: 'Lyon' })),
  rider: several(8, (at) => ({ what: `Part ${at}`, need: 'CDJ-3000', or: 'CDJ-2000NXS2' })),
  contacts: [{ role: 'booking', name: 'Mara', email: 'booking@djnova.example' }],
});

async function inputOf(kit: PressKit): Promise<KitBenchInput> {
  const parts = {
    ...{ kit, look: lookOf(kit, PLAIN_BRANDING), logoOn: () => null, pageUrl: null, madeAt: new Date(0) },
    images: new Map(kit.photos.map((photo) => [photo.id, { ...photo, bytes: new Uint8Array() }])),
  };
  const fonts = [...readLogoFonts(neededFiles(everythingIn(parts)))];
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photo = await sharp({ create: { width: 1600, height: 1067, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer();
  return {
    kit,
    fonts: Object.fromEntries(fonts.map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')])),
    photo: photo.toString('base64'),
  };
}

/** Its pages as the preview shows them, and as PDF, in Chromium: the first time, and the best of nine after that. */
export async function pressKitBench(): Promise<{ baseline: number; rows: { name: string; ms: number }[] }> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'press-kit/in-browser.ts')],
    ...{ bundle: true, write: false, format: 'esm', platform: 'browser', logLevel: 'error' },
  });
  const browser = await playwright.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    // Libraries of the page want to know where they are.
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    await page.goto('http://bench.invalid/');
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '', type: 'module' });
    const ask = (call: string): Promise<unknown> => page.evaluate(`kitBench.${call}`);
    await page.waitForFunction('globalThis.kitBench');
    await ask(`open(${JSON.stringify(await inputOf(KIT))})`);
    const cold = (await ask('run(0)')) as KitBenchTimes;
    const warm: KitBenchTimes[] = [];
    let baseline = Number.POSITIVE_INFINITY;
    for (let round = 1; round <= ROUNDS; round++) {
      warm.push((await ask(`run(${round})`)) as KitBenchTimes);
      baseline = Math.min(baseline, (await ask(`baseline(${round})`)) as number);
    }
    const best = (what: 'preview' | 'pdf') => Math.min(...warm.map((times) => times[what]));
    const pages = `${cold.pages} pages and one page`;
    return {
      baseline,
      rows: [
        { name: `${pages}, shown, the first time`, ms: cold.preview },
        { name: `${pages}, shown`, ms: best('preview') },
        { name: `${pages}, as PDF`, ms: best('pdf') },
      ],
    };
  } finally {
    await browser.close();
  }
}
