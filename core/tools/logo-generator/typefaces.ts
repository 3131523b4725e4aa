import { type FamilyId, FONTS, type FontId } from '#core/typefaces/font-catalogue.ts';
import { FONT_LICENCES, type FontLicence } from '#core/typefaces/font-licences.ts';
import { type FontWeight, fontFor, weightsOf } from '#core/typefaces/font-weights.ts';
import type { WritingSystem } from './engine/writing-systems.ts';

export { type FontWeight, fontFor, weightsOf } from '#core/typefaces/font-weights.ts';

/** What kind of face it is, in the words and the order in which faces are offered. */
export const TYPEFACE_KINDS = {
  heavy: { label: 'Heavy' },
  narrow: { label: 'Narrow' },
  wide: { label: 'Wide' },
  tech: { label: 'Technical' },
  plain: { label: 'Plain' },
  stencil: { label: 'Stencil' },
  retro: { label: 'Retro' },
  elegant: { label: 'Elegant' },
  script: { label: 'Handwriting' },
  blackletter: { label: 'Blackletter' },
} as const;

export type TypefaceKind = keyof typeof TYPEFACE_KINDS;

export interface Typeface extends FontLicence {
  family: FamilyId;
  /** The name that its makers write. */
  label: string;
  kind: TypefaceKind;
  /** Writing systems that it draws all common letters of. */
  scripts: readonly WritingSystem[];
  /** Lightest first. */
  weights: readonly FontWeight[];
}

type Row = readonly [family: FamilyId, label: string, kind: TypefaceKind, ...beyondLatin: WritingSystem[]];

const rows: readonly Row[] = [
  ['archivo', 'Archivo', 'heavy'],
  ['rubik', 'Rubik', 'heavy', 'cyrillic', 'hebrew', 'arabic'],
  ['dela-gothic-one', 'Dela Gothic One', 'heavy', 'greek', 'cyrillic', 'japanese'],
  ['black-han-sans', 'Black Han Sans', 'heavy', 'korean'],
  ['lalezar', 'Lalezar', 'heavy', 'arabic'],
  ['anton', 'Anton', 'narrow'],
  ['bebas-neue', 'Bebas Neue', 'narrow'],
  ['league-gothic', 'League Gothic', 'narrow'],
  ['zcool-qingke-huangyou', 'ZCOOL QingKe HuangYou', 'narrow', 'chinese'],
  ['unbounded', 'Unbounded', 'wide', 'cyrillic'],
  ['syne', 'Syne', 'wide', 'greek'],
  ['krona-one', 'Krona One', 'wide'],
  ['syncopate', 'Syncopate', 'wide'],
  ['michroma', 'Michroma', 'wide'],
  ['orbitron', 'Orbitron', 'tech'],
  ['oxanium', 'Oxanium', 'tech'],
  ['audiowide', 'Audiowide', 'tech'],
  ['zen-dots', 'Zen Dots', 'tech'],
  ['russo-one', 'Russo One', 'tech', 'cyrillic'],
  ['stalinist-one', 'Stalinist One', 'tech', 'cyrillic'],
  ['inter', 'Inter', 'plain', 'greek', 'cyrillic'],
  ['space-grotesk', 'Space Grotesk', 'plain'],
  ['kanit', 'Kanit', 'plain', 'thai'],
  ['mukta', 'Mukta', 'plain', 'devanagari'],
  ['black-ops-one', 'Black Ops One', 'stencil'],
  ['saira-stencil-one', 'Saira Stencil One', 'stencil'],
  ['righteous', 'Righteous', 'retro'],
  ['bungee', 'Bungee', 'retro'],
  ['italiana', 'Italiana', 'elegant'],
  ['yellowtail', 'Yellowtail', 'script'],
  ['pirata-one', 'Pirata One', 'blackletter'],
];

/** The families of the designer, in the order in which they are offered. */
export const TYPEFACES: readonly Typeface[] = rows.map(([family, label, kind, ...beyondLatin]) => ({
  family,
  label,
  kind,
  scripts: ['latin', ...beyondLatin],
  weights: weightsOf(fontFor(family, 400)),
  ...FONT_LICENCES[family],
}));

const byFamily = new Map<string, Typeface>(TYPEFACES.map((typeface) => [typeface.family, typeface]));

/** The typeface that a face is one weight of. */
export function typefaceOf(font: FontId): Typeface {
  const typeface = byFamily.get(FONTS[font].family);
  if (!typeface) throw new Error(`The table of typefaces lacks ${FONTS[font].family}`);
  return typeface;
}

const WEIGHT_NAMES: Readonly<Record<number, string>> = {
  200: 'Extra light',
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'Semibold',
  700: 'Bold',
  800: 'Extra bold',
  900: 'Black',
};

/** `Bold` for 700. */
export const weightName = (weight: number): string => WEIGHT_NAMES[weight] ?? String(weight);
