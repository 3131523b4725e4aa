import type { ArchetypeId } from '../archetype-params.ts';
import type { NameParts } from './analyse-name.ts';
import { ARCHETYPE_RENDERERS } from './archetypes/index.ts';
import { coveringFont, covers } from './coverage.ts';
import { FONTS, type FontId, type FontTrait, hasTrait } from './font-catalogue.ts';
import type { GenreStyle } from './genre-style.ts';
import { capitals } from './letter-case.ts';
import { isLowerCase, letteringOf } from './lettering.ts';
import type { Random } from './random.ts';

/** How often something was used in a set of concepts. */
export type Usage<Key extends string> = Map<Key, number>;

/** More families than this make the download slow and the set restless. */
const MOST_FAMILIES = 7;

/** Names up to this size are set in one row. */
const LONGEST_ROW = 8;

/** Display faces that also cover Cyrillic, Greek, Japanese, Korean or Arabic, for names the usual ones lack. */
const ALL_ROUND: readonly FontId[] = [
  'unbounded',
  'russo-one',
  'stalinist-one',
  'dela-gothic-one',
  'inter-black',
  'black-han-sans',
  'lalezar',
];

/** The typefaces in which this kind of logo can write the name; empty where it cannot. */
export function candidates(archetype: ArchetypeId, name: NameParts): readonly FontId[] {
  const text = letteringOf(name, archetype);
  const suited = ARCHETYPE_RENDERERS[archetype].fonts.filter((font) => covers(font, text));
  if (suited.length > 0 || isLowerCase(archetype)) return suited;
  const covering = ALL_ROUND.filter((font) => covers(font, text));
  // A name in mixed scripts that no single face covers is set run by run.
  return covering.length > 0 ? covering : ['dela-gothic-one'];
}

/** Picks a typeface by genre, with a preference for those not used yet, as long as there are few in all. */
export function letteringFont(
  archetype: ArchetypeId,
  name: NameParts,
  style: GenreStyle,
  used: Usage<FontId>,
  random: Random,
): FontId {
  const fonts = suitedToLength(candidates(archetype, name), archetype, name, random);
  const isFull = used.size >= MOST_FAMILIES;
  const weighed = fonts.map((font) => {
    const taste = FONTS[font].traits.reduce((product, trait) => product * (style.traits[trait] ?? 1), 1);
    const times = used.get(font) ?? 0;
    const freshness = isFull ? (times > 0 ? 1 : 0.05) : 1 / (1 + 1.6 * times);
    // The Japanese face draws Latin letters in its own way: an accent among the concepts, not the rule.
    const familiarity = font === 'dela-gothic-one' && name.isLatin ? 0.5 : 1;
    return { font, weight: familiarity * taste * freshness * random.between(0.6, 1.4) };
  });
  return weighed.reduce((best, each) => (each.weight > best.weight ? each : best)).font;
}

/** Leaves out faces that would make the lettering a hair across the picture, or a stick. */
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
  const longestWord = Math.max(...name.words.map((word) => [...word].length));
  const longestLine = name.size <= LONGEST_ROW ? name.size : longestWord;
  if (archetype === 'minimal') return fonts;
  // Two or three initials fill a badge best when they are narrow, a single one when it is not.
  if (archetype === 'badge') return without(new Set(name.initials).size > 1 ? 'wide' : 'condensed');
  if (name.size <= 3) return without('condensed');
  if (longestWord > 9 && random.chance(0.5))
    return orAll(
      fonts.filter((font) => hasTrait(font, 'condensed')),
      fonts,
    );
  return longestLine >= 7 && random.chance(0.7) ? without('wide') : fonts;
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
