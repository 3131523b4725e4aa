import { FONTS, type FontTrait, hasTrait } from '#core/typefaces/font-catalogue.ts';
import type { ArchetypeId } from '../archetype-params.ts';
import { areReadable } from '../colours.ts';
import type { LogoSpec } from '../spec.ts';
import { analyseName, type NameParts } from './analyse-name.ts';
import { LEAST_CAP_HEIGHT, PICTURE, scaleInPicture } from './box.ts';
import { isLean, isThin } from './face-weight.ts';
import { VERY_WIDE, WIDEST } from './face-width.ts';
import { type Layer, layersBounds } from './layer.ts';
import { longestRow, SETS_NO_ROW } from './longest-row.ts';
import { paletteOf } from './palettes.ts';

/**
 * What a concept can do wrong. `contrast`: a colour is lost on its ground. `thin`: hairlines, or an effect without the
 * mass for it. `stick`: narrow letters, too few to make a word picture. `hair`: wide letters, so many that the line
 * becomes a hair. `clash`: two effects on the same letters. `outline`: a tower or a ribbon. `small-print`: unreadable.
 */
export const TASTE_RULES = ['contrast', 'thin', 'stick', 'hair', 'clash', 'outline', 'small-print'] as const;
export type TasteRule = (typeof TASTE_RULES)[number];

/** Effects that take so much away that little is left of thin letters. */
const NEEDS_MASS: readonly ArchetypeId[] = [
  'slice',
  'scan',
  'halftone',
  'shadow',
  'echo',
  'label-box',
  'badge',
  'stencil',
  'inline',
  'glitch',
  'split',
];

/** Effects that a face already has in its letters, and the only kinds that may bear it. */
const ONLY_IN: Partial<Record<FontTrait, readonly ArchetypeId[]>> = {
  script: ['script'],
  blackletter: ['blackletter'],
};
const NOT_IN: Partial<Record<FontTrait, readonly ArchetypeId[]>> = {
  stencil: ['stencil', 'inline', 'glitch', 'split', 'scan', 'halftone'],
};

const LONG_FOR_THIN = 16;
const FEWEST_NARROW = 4;
const MOST_WIDE = 9;
const MOST_VERY_WIDE = 4;

/** Scripts whose letters are as wide or narrow as the face draws them; those of East Asia are square in any. */
const ALPHABETIC = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}\p{S}\p{M}\s]+$/u;

/** What is wrong with setting a name in a face; `rows` as in the spec. */
export function letteringFaults(
  { archetype, font, rows }: Pick<LogoSpec, 'archetype' | 'font' | 'rows'>,
  name: NameParts,
): TasteRule[] {
  const faults: TasteRule[] = [];
  const isEffect = NEEDS_MASS.includes(archetype);
  if (isEffect ? isLean(font) : isThin(font) && name.size > LONG_FOR_THIN) faults.push('thin');
  const { traits } = FONTS[font];
  if (
    traits.some((trait) => {
      const only = ONLY_IN[trait];
      return (only && !only.includes(archetype)) || NOT_IN[trait]?.includes(archetype);
    })
  )
    faults.push('clash');
  if (SETS_NO_ROW.includes(archetype) || !ALPHABETIC.test(name.core)) return faults;
  const longest = longestRow(archetype, name, rows);
  if (hasTrait(font, 'condensed') && name.size < FEWEST_NARROW) faults.push('stick');
  const most = VERY_WIDE.includes(font) ? MOST_VERY_WIDE : MOST_WIDE;
  if (hasTrait(font, 'wide') && longest > most) faults.push('hair');
  return faults;
}

/** What is wrong with a spec, as far as it can be known without drawing it. */
export const specFaults = (spec: LogoSpec): TasteRule[] => [
  ...letteringFaults(spec, analyseName(spec.name)),
  ...(areReadable(paletteOf(spec)) ? [] : (['contrast'] as const)),
];

/** Width over height that a drawing has at least. */
const NARROWEST = 0.4;

/** Sizes are met up to the rounding of outlines. */
const NEARLY = 0.98;

/** What is wrong with a drawing. */
export function drawingFaults(layers: readonly Layer[]): TasteRule[] {
  const bounds = layersBounds(layers);
  const aspect = bounds.width / Math.max(bounds.height, 1);
  const unit = scaleInPicture(bounds, PICTURE.width, PICTURE.height);
  const isReadable = layers.every(
    ({ smallPrint }) => !smallPrint || smallPrint * unit >= LEAST_CAP_HEIGHT * NEARLY,
  );
  return [
    ...(aspect >= NARROWEST && aspect <= WIDEST ? [] : (['outline'] as const)),
    ...(isReadable ? [] : (['small-print'] as const)),
  ];
}
