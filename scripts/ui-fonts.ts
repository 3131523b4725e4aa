/**
 * Cuts Archivo down to what the interface and the pages of press kits use and Newsreader to what is read, and writes
 * site/public/fonts/ui, site/styles/fonts.css, and the faces of pages that the server renders: text-face.ts of press kits and
 * ui-face.ts of contracts.
 * The result is committed; run this again after an update of the font or a change of the ranges below.
 */

import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { fallbackFaces, pageFallbacks, readingFallback } from './ui-fonts/fallback-faces.ts';
import { READING_AXES, READING_FACES } from './ui-fonts/reading-faces.ts';

const SOURCE = new URL('../node_modules/@fontsource-variable/archivo/', import.meta.url);
const READING = new URL('../node_modules/@fontsource-variable/newsreader/', import.meta.url);
const FONTS = new URL('../site/public/fonts/ui/', import.meta.url);
const PAGE_FACE = fileURLToPath(import.meta.resolve('#core/tools/press-kit/page/text-face.ts'));
const SIGNING_FACE = fileURLToPath(
  import.meta.resolve('#core/tools/contract-generator/signing-page/style/ui-face.ts'),
);
const SHEET = new URL('../site/styles/fonts.css', import.meta.url);

/** Titles reach 122 % wide and weight 680; figures are 82 % wide. The default stays where the font was drawn: smallest. */
const AXES = { wght: { min: 400, max: 680 }, wdth: { min: 82, max: 122 } };
/** Three files, each fetched only by a page that has one of its letters. The first is preloaded. */
const PARTS = [
  {
    name: 'archivo.woff2',
    source: 'latin',
    ranges:
      '20-7e a0 a3 a9 ab b0 b7 bb d7 2009 2013-2014 2018-201a 201c-201e 2022 2026 20ac 2191 2193 2212'.split(
        ' ',
      ),
  },
  {
    name: 'archivo-latin.woff2',
    source: 'latin',
    ranges:
      'a1-a2 a4-a8 aa ac ae-af b1-b6 b8-ba bc-d6 d8-ff 131 152-153 2bc 2c6 2da 2dc 2032-2033 2039-203a 2044 2122 2215'.split(
        ' ',
      ),
  },
  {
    name: 'archivo-ext.woff2',
    source: 'latin-ext',
    ranges:
      '100-130 132-151 154-17f 218-21b 2c7 2dd 1e80-1e85 1e9e 1ef2-1ef3 2020 20a6 20a9 20ab 20b1 20b9-20ba 20bd'.split(
        ' ',
      ),
  },
];
/** Press kit pages come to a phone on a slow line: two weights of one width, which are less than the way between them. */
const PAGE_WIDTH = 88;
const PAGE_WEIGHTS = [400, 600] as const;
const PAGE_PARTS = [
  { name: 'archivo-page', source: 'latin', ranges: [...rangesOf(0), ...rangesOf(1)] },
  { name: 'archivo-page-ext', source: 'latin-ext', ranges: ['100-130', '132-151', '154-17f', '218-21b'] },
];
const KEPT_FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'rvrn', 'tnum', 'lnum', 'liga'];

await mkdir(FONTS, { recursive: true });
for (const { name, source, ranges } of PARTS) await keep(name, await cut(source, ranges, 'woff2'));
for (const { name, source, ranges } of PAGE_PARTS)
  for (const wght of PAGE_WEIGHTS)
    await keep(`${name}-${wght}.woff2`, await cut(source, ranges, 'woff2', { wght, wdth: PAGE_WIDTH }));
for (const face of READING_FACES) await keep(face.name, await cutReading(face, 'woff2'));
await copyFile(new URL('LICENSE', SOURCE), new URL('OFL.txt', FONTS));
await copyFile(new URL('LICENSE', READING), new URL('OFL-newsreader.txt', FONTS));
await writeFile(SHEET, await styleSheet());
await writeFile(PAGE_FACE, await pageFace());
await writeFile(SIGNING_FACE, await signingFace());

function rangesOf(part: number): string[] {
  return PARTS[part]?.ranges ?? [];
}

async function keep(name: string, font: Buffer): Promise<void> {
  await writeFile(new URL(name, FONTS), font);
  console.log(`${name}: ${font.length} bytes`);
}

async function cut(
  source: string,
  ranges: string[],
  targetFormat: 'woff2' | 'sfnt',
  variationAxes: Record<string, number | { min: number; max: number }> = AXES,
): Promise<Buffer> {
  const whole = await readFile(new URL(`files/archivo-${source}-standard-normal.woff2`, SOURCE));
  return subsetFont(whole, textOf(ranges), {
    targetFormat,
    variationAxes,
    keepFeatures: KEPT_FEATURES,
    noHinting: true,
  });
}

async function cutReading(
  { source, ranges, keepFeatures }: (typeof READING_FACES)[number],
  targetFormat: 'woff2' | 'sfnt',
): Promise<Buffer> {
  const whole = await readFile(new URL(`files/${source}`, READING));
  return subsetFont(whole, textOf(ranges), {
    targetFormat,
    variationAxes: READING_AXES,
    keepFeatures,
    noHinting: true,
  });
}

function textOf(ranges: string[]): string {
  return ranges
    .flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step));
    })
    .join('');
}

function face(
  family: string,
  file: string,
  ranges: string[],
  descriptors: readonly string[],
  display: 'swap' | 'optional' = 'swap',
): string {
  const unicodes = ranges.map((range) => `U+${range.toUpperCase()}`).join(', ');
  return `@font-face {
  font-family: '${family}';
${descriptors.map((line) => `  ${line}\n`).join('')}  font-display: ${display};
  src: url('/fonts/ui/${file}') format('woff2');
  unicode-range: ${unicodes};
}`;
}

/** Archivo with all its widths and weights, as the interface has it. */
function archivoFaces(): string[] {
  const axes = [
    `font-weight: ${AXES.wght.min} ${AXES.wght.max};`,
    `font-stretch: ${AXES.wdth.min}% ${AXES.wdth.max}%;`,
  ];
  return PARTS.map(({ name, ranges }) => face('Archivo Variable', name, ranges, axes));
}

async function openArchivo(): Promise<fontkit.Font> {
  return fontkit.create(await cut('latin', ['20-7e'], 'sfnt')) as fontkit.Font;
}

/** Rules as a style sheet within a page holds them. */
function packed(rules: readonly string[]): string {
  return rules
    .join('')
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(': ', ':')
    .replaceAll(', ', ',')
    .replaceAll("'", '"');
}

async function styleSheet(): Promise<string> {
  const archivo = await openArchivo();
  const [upright] = READING_FACES;
  if (!upright) throw new Error('There is no face to read in');
  const newsreader = fontkit.create(await cutReading(upright, 'sfnt')) as fontkit.Font;
  return `/* Written by scripts/ui-fonts.ts. Archivo and Newsreader, SIL Open Font License 1.1 (site/public/fonts/ui/OFL*.txt). */
${archivoFaces().join('\n')}
${READING_FACES.map(({ name, family, ranges }) => face(family, name, ranges, [])).join('\n')}

/* Arial, scaled to Archivo's measures width by width, and Times to Newsreader's: nothing moves when a font arrives. */
${fallbackFaces(archivo).join('\n')}
${readingFallback(newsreader)}
`;
}

/** The faces of press kit pages, as a style sheet within a page. What comes late is not shown before the next page: nothing moves. */
async function pageFace(): Promise<string> {
  const archivo = await openArchivo();
  const faces = PAGE_PARTS.flatMap(({ name, ranges }) =>
    PAGE_WEIGHTS.map((wght) =>
      face('Archivo', `${name}-${wght}.woff2`, ranges, [`font-weight: ${wght};`], 'optional'),
    ),
  );
  const text = packed([...faces, ...pageFallbacks(archivo, PAGE_WIDTH)]);
  const [latin, ext] = await Promise.all(
    PAGE_PARTS.map(async ({ name }) => {
      const names = PAGE_WEIGHTS.map((wght) => `${name}-${wght}.woff2`);
      const sizes = await Promise.all(names.map(async (name) => (await stat(new URL(name, FONTS))).size));
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      return { files: names.map((name) => `/fonts/ui/${name}`), bytes };
    }),
  );
  return `// Written by scripts/ui-fonts.ts.

/** Archivo as text of pages, and Arial in its measures. */
export const TEXT_FACE = '${text}';

/** The files that any text needs, and those for letters beyond Latin-1, with how much they are together. */
export const TEXT_FILES = ${JSON.stringify(latin)};
export const LATIN_EXT_FILES = ${JSON.stringify(ext)};
`;
}

/** The faces of the interface, as a style sheet within a page. */
async function signingFace(): Promise<string> {
  const text = packed([...archivoFaces(), ...fallbackFaces(await openArchivo())]);
  return `// Written by scripts/ui-fonts.ts.

/** Archivo as the interface has it, and Arial in its measures. */
export const UI_FACE = '${text}';
`;
}
