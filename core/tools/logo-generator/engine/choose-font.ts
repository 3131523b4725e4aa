import { coveringFont, covers } from '#core/typefaces/coverage.ts';
import { JAPANESE_FACE } from '#core/typefaces/fallback-fonts.ts';
import { type FontId, type FontTrait, hasTrait } from '#core/typefaces/font-catalogue.ts';
import type { ArchetypeId } from '../archetype-params.ts';
import type { NameParts } from './analyse-name.ts';
import { ARCHETYPE_RENDERERS } from './archetypes/index.ts';
import { type Avoided, avoidsFont } from './avoid.ts';
import { capitals } from './letter-case.ts';
import { isLowerCase, letteringOf } from './lettering.ts';
import { longestRow } from './longest-row.ts';
import type { Random } from './random.ts';
import type { Style } from './style.ts';
import { letteringFaults } from './taste.ts';

/** How often something was used in a set of concepts. */
export type Usage<Key extends string> = Map<Key, number>;

/** More families than this make the download slow and the set restless. */
const MOST_FAMILIES = 7;

/** Faces that also cover other scripts, for names that the usual ones lack. */
const ALL_ROUND: readonly FontId[] = [
  'unbounded',
  'russo-one',
  'stalinist-one',
  'dela-gothic-one',
  'inter-black',
  'black-han-sans',
  'lalezar',
  'rubik',
  'rubik-bold',
  'kanit',
  'kanit-bold',
  'mukta',
  'mukta-bold',
  'zcool-qingke-huangyou',
];
const ALL_ROUND_QUIET: readonly FontId[] = [
  'unbounded-light',
  'inter-light',
  'inter-medium',
  'rubik-light',
  'rubik-medium',
  'kanit-light',
  'kanit-medium',
  'mukta-light',
  'mukta-medium',
];
/** A name in mixed scripts that no single face covers is set run by run, beginning with one of these. */
const LAST_RESORTS: readonly FontId[] = ['dela-gothic-one', 'inter-black', 'rubik'];

/** The typefaces in which this kind of logo can write the name, none that is avoided; empty where it cannot. */
export function candidates(
  archetype: ArchetypeId,
  name: NameParts,
  avoided: Avoided = [],
): readonly FontId[] {
  const text = letteringOf(name, archetype);
  const drawing = (fonts: readonly FontId[]) =>
    fonts.filter((font) => !avoidsFont(avoided, font) && covers(font, text));
  const suited = drawing(ARCHETYPE_RENDERERS[archetype].fonts);
  if (suited.length > 0 || isLowerCase(archetype)) return suited;
  const covering = archetype === 'minimal' ? drawing([...ALL_ROUND_QUIET, ...ALL_ROUND]) : drawing(ALL_ROUND);
  return covering.length > 0 ? covering : LAST_RESORTS;
}

/** The candidates that suit length and effect; empty where the kind would look wrong in all of them. */
export const tastefulFonts = (
  archetype: ArchetypeId,
  name: NameParts,
  { avoided = [], rowsIn }: { avoided?: Avoided; rowsIn?: (font: FontId) => number | undefined } = {},
): readonly FontId[] =>
  candidates(archetype, name, avoided).filter(
    (font) => letteringFaults({ archetype, font, rows: rowsIn?.(font) }, name).length === 0,
  );

/** Picks a typeface by genre and mood, with a preference for those not used yet, as long as there are few in all. */
export function pickFont(
  fonts: readonly FontId[],
  archetype: ArchetypeId,
  name: NameParts,
  { style, used, random }: { style: Style; used: Usage<FontId>; random: Random },
): FontId {
  const isFull = used.size >= MOST_FAMILIES;
  const weighed = suitedToLength(fonts, archetype, name, random).map((font) => {
    const times = used.get(font) ?? 0;
    const freshness = isFull ? (times > 0 ? 1 : 0.05) : 1 / (1 + 1.6 * times);
    // The Japanese face draws Latin letters in its own way: an accent among the concepts, not the rule.
    const familiarity = font === JAPANESE_FACE && name.isLatin ? 0.5 : 1;
    return { font, weight: familiarity * style.face(font) * freshness * random.between(0.6, 1.4) };
  });
  return weighed.reduce((best, each) => (each.weight > best.weight ? each : best)).font;
}

/** Leaves out faces that would fill the picture badly, where there are others. */
function suitedToLength(
  fonts: readonly FontId[],
  archetype: ArchetypeId,
  name: NameParts,
  random: Random,
): readonly FontId[] {
  const without = (trait: FontTrait) =>
    orAll(
      fonts.filter((font) => !hasTrait(font, trait)),
      fonts,
    );
  if (archetype === 'minimal') return fonts;
  // Two or three initials fill a badge best when they are narrow, a single one when it is not.
  if (archetype === 'badge') return without(new Set(name.initials).size > 1 ? 'wide' : 'condensed');
  const row = longestRow(archetype, name);
  if (row > 9 && random.chance(0.5))
    return orAll(
      fonts.filter((font) => hasTrait(font, 'condensed')),
      fonts,
    );
  return row >= 7 && random.chance(0.7) ? without('wide') : fonts;
}

const orAll = (some: readonly FontId[], all: readonly FontId[]) => (some.length > 0 ? some : all);

const WIDE_CAPTIONS: readonly [FontId, ...FontId[]] = ['krona-one', 'syncopate', 'space-grotesk'];

/** Longer small print needs a narrower face. */
const LONG_CAPTION = 26;

/** The face for small print beside a typeface; long lines get a narrower one. */
export function captionFont(font: FontId, text: string, wide: FontId): FontId {
  const wished: FontId =
    [...text].length > LONG_CAPTION ? 'space-grotesk' : hasTrait(font, 'tech') ? 'oxanium' : wide;
  return coveringFont(capitals(text), [wished, 'space-grotesk', 'unbounded']) ?? wished;
}

/** The wide face for small print, one for all concepts of a brief. */
export const pickWideCaption = (random: Random): FontId => random.pick(WIDE_CAPTIONS);
