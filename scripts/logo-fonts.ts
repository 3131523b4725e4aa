/**
 * Puts the typefaces of the logo designer where the site serves them, and writes down which characters each
 * file draws. Runs before every build; does nothing when nothing changed.
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { encodeCoverage } from '#core/tools/logo-generator/engine/coverage-code.ts';
import { FONT_IDS, FONTS } from '#core/tools/logo-generator/engine/font-catalogue.ts';
import { boundsOf } from '#core/tools/logo-generator/engine/geometry/bounds.ts';
import { fontkitOutliner } from '#core/tools/logo-generator/engine/text/fontkit-outliner.ts';
import { FINE_TOLERANCE } from '#core/tools/logo-generator/engine/text/typesetter.ts';

const root = join(import.meta.dirname, '..');
const packages = join(root, 'node_modules/@fontsource');
const served = join(root, 'site/public/fonts/logo');
const engine = join(root, 'core/tools/logo-generator/engine');
const families = [...new Set(FONT_IDS.map((id) => FONTS[id].family))];

/** Subset name → its unicode-range, as the package declares it; numbered subsets lose their brackets. */
function subsetsOf(family: string): [subset: string, unicodeRange: string][] {
  const declared: Record<string, string> = JSON.parse(
    readFileSync(join(packages, family, 'unicode.json'), 'utf8'),
  );
  return Object.entries(declared).map(([subset, range]) => [subset.replaceAll(/[[\]]/g, ''), range]);
}

const fileName = (family: string, subset: string, weight: number) =>
  `${family}-${subset}-${weight}-normal.woff`;

const sourcePath = (family: string, file: string) => join(packages, family, 'files', file);

const read = new Map<string, Uint8Array>();

function readFile(file: string): Uint8Array {
  const known = read.get(file);
  if (known) return known;
  const family = families.find((name) => existsSync(sourcePath(name, file)));
  if (!family) throw new Error(`No installed package holds ${file}`);
  const bytes = new Uint8Array(readFileSync(sourcePath(family, file)));
  read.set(file, bytes);
  return bytes;
}

/** The files of the catalogue, read from the installed packages: file name → bytes. */
export const readLogoFonts = (files: readonly string[]): Map<string, Uint8Array> =>
  new Map(files.map((file) => [file, readFile(file)]));

function copyWhenChanged(from: string, to: string): void {
  const known = statSync(to, { throwIfNoEntry: false });
  if (known?.size !== statSync(from).size) copyFileSync(from, to);
}

function publishFiles(): void {
  mkdirSync(join(served, 'licences'), { recursive: true });
  const wanted = new Set<string>();
  for (const id of FONT_IDS) {
    const { family, weight } = FONTS[id];
    for (const [subset] of subsetsOf(family)) {
      const file = fileName(family, subset, weight);
      if (!existsSync(sourcePath(family, file))) continue;
      wanted.add(file);
      copyWhenChanged(sourcePath(family, file), join(served, file));
    }
    copyWhenChanged(join(packages, family, 'LICENSE'), join(served, 'licences', `${family}.txt`));
  }
  for (const file of readdirSync(served))
    if (file.endsWith('.woff') && !wanted.has(file)) rmSync(join(served, file));
}

function inRange(unicodeRange: string): (codePoint: number) => boolean {
  const ranges = unicodeRange.split(',').map((part) => {
    const [first = '', last = first] = part.trim().slice(2).split('-');
    return [
      Number.parseInt(first.replaceAll('?', '0'), 16),
      Number.parseInt(last.replaceAll('?', 'F'), 16),
    ] as const;
  });
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}

const open = (path: string) => fontkitOutliner(new Uint8Array(readFileSync(path)));

/** Subset → characters that its file really has a glyph for, within the range the package declares. */
function coverageOf(family: string): Map<string, string> {
  const weight = Object.values(FONTS).find((font) => font.family === family)?.weight ?? 400;
  const coverage = new Map<string, string>();
  for (const [subset, unicodeRange] of subsetsOf(family)) {
    const path = sourcePath(family, fileName(family, subset, weight));
    if (!existsSync(path)) continue;
    const declared = inRange(unicodeRange);
    const drawn = open(path)
      .characterSet.filter((codePoint) => codePoint >= 0x20 && declared(codePoint))
      .sort((a, b) => a - b);
    if (drawn.length > 0) coverage.set(subset, encodeCoverage([...new Set(drawn)]));
  }
  return coverage;
}

/** Height of a capital H in ems. */
function capHeight(family: string, weight: number): number {
  const font = open(sourcePath(family, fileName(family, 'latin', weight)));
  const { top } = boundsOf(...font.shape('H').map((glyph) => glyph.outline(FINE_TOLERANCE)));
  return Math.round((-top / font.unitsPerEm) * 10_000) / 10_000;
}

const key = (name: string) => (/^[a-z]\w*$/.test(name) ? name : `'${name}'`);

function lines(entries: Iterable<[string, string]>, indent: string): string {
  return [...entries].map(([name, value]) => `${indent}${key(name)}: ${value},\n`).join('');
}

function coverageModule(
  stamp: string,
  constant: string,
  about: string,
  wanted: (subset: string) => boolean,
): string {
  const body = families.flatMap((family): [string, string][] => {
    const subsets = [...coverageOf(family)].filter(([subset]) => wanted(subset));
    // Latin first: where two files draw a character, the one that is loaded anyway wins.
    subsets.sort(([a], [b]) => Number(b === 'latin') - Number(a === 'latin'));
    if (subsets.length === 0) return [];
    const texts = subsets.map(([subset, code]): [string, string] => [subset, `'${code}'`]);
    return [[family, `{\n${lines(texts, '    ')}  }`]];
  });
  return `${stamp}\n/** ${about} */\nexport const ${constant}: Readonly<Record<string, Readonly<Record<string, string>>>> = {\n${lines(body, '  ')}};\n`;
}

function capHeightModule(stamp: string): string {
  const heights = FONT_IDS.map((id): [string, string] => [
    id,
    String(capHeight(FONTS[id].family, FONTS[id].weight)),
  ]);
  return `${stamp}\nimport type { FontId } from './font-catalogue.ts';\n\n/** Height of a capital H in ems. */\nexport const CAP_HEIGHTS: Readonly<Record<FontId, number>> = {\n${lines(heights, '  ')}};\n`;
}

const isNumbered = (subset: string) => /^\d+$/.test(subset);

function writeData(): void {
  const versions = families.map((family) => {
    const { version } = JSON.parse(readFileSync(join(packages, family, 'package.json'), 'utf8'));
    return `${family}@${version}`;
  });
  const source = [import.meta.filename, join(engine, 'coverage-code.ts')].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const print = createHash('sha256')
    .update(JSON.stringify([versions, FONTS, source]))
    .digest('hex')
    .slice(0, 16);
  const stamp = `// biome-ignore-all format: written by scripts/logo-fonts.ts from the installed packages, ${print}`;
  const modules: Record<string, () => string> = {
    'font-coverage.ts': () =>
      coverageModule(
        stamp,
        'FONT_COVERAGE',
        'Family → file subset → the characters it draws.',
        (s) => !isNumbered(s),
      ),
    'cjk-coverage.ts': () =>
      coverageModule(
        stamp,
        'CJK_COVERAGE',
        'The same for the numbered slices of Japanese and Korean.',
        isNumbered,
      ),
    'cap-heights.ts': () => capHeightModule(stamp),
  };
  for (const [file, write] of Object.entries(modules)) {
    const path = join(engine, file);
    if (existsSync(path) && readFileSync(path, 'utf8').startsWith(`${stamp}\n`)) continue;
    writeFileSync(path, write());
  }
}

if (import.meta.main) {
  publishFiles();
  writeData();
}
