import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FACES } from '#core/typefaces/font-catalogue.ts';

const packages = join(import.meta.dirname, '../../node_modules/@fontsource');

/** The families of the catalogue, each once. */
export const families = [...new Set(Object.values(FACES).map(({ family }) => family))];

const json = (family: string, file: string) => JSON.parse(readFileSync(join(packages, family, file), 'utf8'));

export const fileName = (family: string, subset: string, weight: number): string =>
  `${family}-${subset}-${weight}-normal.woff`;

export const sourcePath = (family: string, file: string): string => join(packages, family, 'files', file);

export const licencePath = (family: string): string => join(packages, family, 'LICENSE');

export const versionOf = (family: string): string => json(family, 'package.json').version;

/** The name that its makers write. */
export const labelOf = (family: string): string => json(family, 'metadata.json').family;

/** The subsets that a family has a file for, with their unicode-ranges; numbered subsets without their brackets. */
export function subsetsOf(family: string, weight: number): [subset: string, unicodeRange: string][] {
  const declared: Record<string, string> = json(family, 'unicode.json');
  return Object.entries(declared)
    .map(([subset, range]): [string, string] => [subset.replaceAll(/[[\]]/g, ''), range])
    .filter(([subset]) => existsSync(sourcePath(family, fileName(family, subset, weight))));
}

export interface Licence {
  licence: 'OFL 1.1' | 'Apache 2.0';
  /** The first copyright line: who made the typeface. */
  copyright: string;
}

/** The licence by its own text; packages repeat the copyright line for each file of the family. */
export function licenceOf(family: string): Licence {
  const text = readFileSync(licencePath(family), 'utf8');
  const isOpenFont = /SIL OPEN FONT LICENSE Version 1\.1/i.test(text);
  if (!isOpenFont && !/Apache License\s+Version 2\.0/.test(text))
    throw new Error(`${family} comes under a licence that nobody has read yet`);
  const attribution: string = json(family, 'metadata.json').license.attribution;
  const [copyright = ''] = attribution.split(/ \S+\.ttf: | Available under /);
  return { licence: isOpenFont ? 'OFL 1.1' : 'Apache 2.0', copyright };
}
