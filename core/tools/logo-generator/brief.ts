import * as z from 'zod/mini';
import { FONT_IDS } from '#core/typefaces/font-catalogue.ts';
import { saysSomething } from '../../text.ts';
import { ARCHETYPE_IDS } from './archetypes.ts';
import {
  AVOIDANCES,
  type AvoidanceId,
  GENRES,
  type GenreId,
  LAYOUTS,
  type LayoutId,
  LOCKABLE,
  MOODS,
  type MoodId,
} from './brief-choices.ts';
import { readableColoursSchema } from './colours.ts';
import { contradictionOf } from './contradiction.ts';
import { PALETTE_IDS } from './engine/palettes.ts';
import { SYMBOL_IDS } from './engine/symbol-names.ts';

export {
  AVOIDANCES,
  type AvoidanceId,
  GENRES,
  type GenreId,
  LAYOUTS,
  type LayoutId,
  LOCKABLE,
  type Lockable,
  MOODS,
  type MoodId,
} from './brief-choices.ts';

const genreIds = Object.keys(GENRES) as [GenreId, ...GenreId[]];
const moodIds = Object.keys(MOODS) as [MoodId, ...MoodId[]];
const layoutIds = Object.keys(LAYOUTS) as [LayoutId, ...LayoutId[]];
const avoidanceIds = Object.keys(AVOIDANCES) as [AvoidanceId, ...AvoidanceId[]];

const LONGEST = 60;

/** Arabic letters in the shape they take inside a word, as old systems stored them. */
const PRESENTATION_FORM = /(?=\p{L})[\uFB50-\uFDFF\uFE70-\uFEFC]/gu;

/** The letters that a presentation form stands for; symbols and whole phrases stay as they are. */
const asLetters = (form: string): string => {
  const letters = form.normalize('NFKC');
  return /^\p{L}[\p{L}\p{M}]*$/u.test(letters) ? letters : form;
};

/**
 * NFC, plain Arabic letters, single spaces, and none of the invisible control characters that XML forbids or
 * that turn text round.
 */
const tidy = (text: string): string =>
  text
    .replaceAll(PRESENTATION_FORM, asLetters)
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\p{C}/gu, '')
    .trim();

/** An artist's name as it will be drawn. */
export const logoNameSchema = z
  .string('A name is needed')
  .check(
    z.overwrite(tidy),
    z.minLength(1, 'A name is needed'),
    z.maxLength(LONGEST, `A name may have at most ${LONGEST} characters`),
    z.refine(saysSomething, 'A name needs at least one letter or digit'),
  );

export const logoTaglineSchema = z
  .string('A tagline is text')
  .check(z.overwrite(tidy), z.maxLength(LONGEST, `A tagline may have at most ${LONGEST} characters`));

export const logoSeedSchema = z.int('A seed is a whole number').check(
  z.gte(0, 'A seed is 0 or more'),
  z.lte(2 ** 31 - 1, 'A seed is at most 2147483647'),
  z.refine((seed) => !Object.is(seed, -0), 'A seed is 0 or more, not minus zero'),
);

/** The parts of a concept that others can be like. */
const likeSchema = z.object(
  {
    archetype: z.enum(ARCHETYPE_IDS, 'Choose a kind of logo from the list'),
    font: z.enum(FONT_IDS, 'Choose a typeface from the list'),
    palette: z.enum(PALETTE_IDS, 'Choose a palette from the list'),
    colours: z.optional(readableColoursSchema),
    symbol: z.enum(SYMBOL_IDS, 'Choose a symbol from the list'),
    locks: z._default(
      z
        .array(z.enum(LOCKABLE, 'Lock the kind, the typeface, the palette or the symbol'), 'Locks are a list')
        .check(z.maxLength(LOCKABLE.length, 'Lock each part once')),
      [],
    ),
  },
  'A logo to start from has a kind, a typeface, a palette and a symbol',
);

const fields = z.object({
  name: logoNameSchema,
  tagline: z._default(logoTaglineSchema, ''),
  genre: z._default(z.enum(genreIds, 'Choose one of the genres'), 'open'),
  palettes: z.optional(
    z
      .array(z.enum(PALETTE_IDS, 'Choose palettes from the list'), 'Palettes are a list')
      .check(z.minLength(1, 'Choose at least one palette'), z.maxLength(6, 'Choose at most six palettes')),
  ),
  /** The artist's own colours; palettes are then left aside. */
  colours: z.optional(readableColoursSchema),
  mood: z.optional(z.enum(moodIds, 'Choose one of the moods')),
  symbols: z.optional(
    z
      .array(z.enum(SYMBOL_IDS, 'Choose symbols from the list'), 'Symbols are a list')
      .check(z.minLength(1, 'Choose at least one symbol'), z.maxLength(4, 'Choose at most four symbols')),
  ),
  layout: z.optional(z.enum(layoutIds, 'Choose one of the layouts')),
  avoid: z.optional(
    z
      .array(z.enum(avoidanceIds, 'Choose from the list of things to avoid'), 'Things to avoid are a list')
      .check(z.maxLength(avoidanceIds.length, 'Name each thing to avoid once')),
  ),
  /** A concept to start from: the twelve are close to it, and what is locked stays as it is. */
  like: z.optional(likeSchema),
  seed: z._default(logoSeedSchema, 1),
});

export type LogoBrief = z.infer<typeof fields>;

/** What the user asks for; the name alone is enough. Wishes that rule each other out are refused. */
export const logoBriefSchema = fields.check((context) => {
  const contradiction = contradictionOf(context.value);
  if (!contradiction) return;
  const { path, reason } = contradiction;
  context.issues.push({ code: 'custom', message: reason, path: [path], input: context.value });
});
