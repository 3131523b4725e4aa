import { readFileSync } from 'node:fs';
import { boundsOf } from '#core/tools/logo-generator/engine/geometry/bounds.ts';
import { fontkitOutliner } from '#core/tools/logo-generator/engine/text/fontkit-outliner.ts';
import { FINE_TOLERANCE } from '#core/tools/logo-generator/engine/text/typesetter.ts';
import { encodeCoverage } from '#core/typefaces/coverage-code.ts';
import { FACES, FONT_IDS, FONTS } from '#core/typefaces/font-catalogue.ts';
import { families, fileName, licenceOf, sourcePath, subsetsOf, versionOf } from './packages.ts';

const open = (family: string, subset: string, weight: number) =>
  fontkitOutliner(new Uint8Array(readFileSync(sourcePath(family, fileName(family, subset, weight)))));

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

/** Subset → characters that its file really has a glyph for, within the range the package declares. */
function coverageOf(family: string): Map<string, string> {
  const weight = Object.values(FACES).find((font) => font.family === family)?.weight ?? 400;
  const coverage = new Map<string, string>();
  for (const [subset, unicodeRange] of subsetsOf(family, weight)) {
    const declared = inRange(unicodeRange);
    const drawn = open(family, subset, weight)
      .characterSet.filter((codePoint) => codePoint >= 0x20 && declared(codePoint))
      .sort((a, b) => a - b);
    if (drawn.length > 0) coverage.set(subset, encodeCoverage([...new Set(drawn)]));
  }
  return coverage;
}

/** Height of a capital H in ems. */
function capHeight(family: string, weight: number): number {
  const font = open(family, 'latin', weight);
  const { top } = boundsOf(...font.shape('H').map((glyph) => glyph.outline(FINE_TOLERANCE)));
  return Math.round((-top / font.unitsPerEm) * 10_000) / 10_000;
}

const key = (name: string) => (/^[a-z]\w*$/.test(name) ? name : `'${name}'`);

const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`;

function lines(entries: Iterable<[string, string]>, indent: string): string {
  return [...entries].map(([name, value]) => `${indent}${key(name)}: ${value},\n`).join('');
}

function coverageModule(constant: string, about: string, wanted: (subset: string) => boolean): string {
  const body = families.flatMap((family): [string, string][] => {
    const subsets = [...coverageOf(family)].filter(([subset]) => wanted(subset));
    // Latin first: where two files draw a character, the one that is loaded anyway wins.
    subsets.sort(([a], [b]) => Number(b === 'latin') - Number(a === 'latin'));
    if (subsets.length === 0) return [];
    const texts = subsets.map(([subset, code]): [string, string] => [subset, `'${code}'`]);
    return [[family, `{\n${lines(texts, '    ')}  }`]];
  });
  return `\n/** ${about} */\nexport const ${constant}: Readonly<Record<string, Readonly<Record<string, string>>>> = {\n${lines(body, '  ')}};\n`;
}

function capHeightModule(): string {
  const heights = FONT_IDS.map((id): [string, string] => [
    id,
    String(capHeight(FONTS[id].family, FONTS[id].weight)),
  ]);
  return `\nimport type { FontId } from './font-catalogue.ts';\n\n/** Height of a capital H in ems. */\nexport const CAP_HEIGHTS: Readonly<Record<FontId, number>> = {\n${lines(heights, '  ')}};\n`;
}

function licenceModule(): string {
  const licences = families.map((family): [string, string] => {
    const { licence, copyright } = licenceOf(family);
    return [
      family,
      `{ licence: ${quoted(licence)}, copyright: ${quoted(copyright)}, version: ${quoted(versionOf(family))} }`,
    ];
  });
  return (
    `\nimport type { FaceFamily } from './font-catalogue.ts';\n\nexport interface FontLicence {\n  licence: 'OFL 1.1' | 'Apache 2.0';\n` +
    `  /** The first copyright line of its licence: who made it. */\n  copyright: string;\n  /** Of the package that its files come from. */\n  version: string;\n}\n\n` +
    `export const FONT_LICENCES: Readonly<Record<FaceFamily, FontLicence>> = {\n${lines(licences, '  ')}};\n`
  );
}

const isNumbered = (subset: string) => /^\d+$/.test(subset);

/** The data about the typefaces: file name → what it holds below its first line. */
export const MODULES: Readonly<Record<string, () => string>> = {
  'font-coverage.ts': () =>
    coverageModule(
      'FONT_COVERAGE',
      'Family → file subset → the characters it draws.',
      (subset) => !isNumbered(subset),
    ),
  'cjk-coverage.ts': () =>
    coverageModule(
      'CJK_COVERAGE',
      'The same for the numbered slices of Chinese, Japanese, Korean and of emoji.',
      isNumbered,
    ),
  'cap-heights.ts': capHeightModule,
  'font-licences.ts': licenceModule,
};
