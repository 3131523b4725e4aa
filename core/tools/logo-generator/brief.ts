import * as z from 'zod/mini';
import { PALETTE_IDS } from './engine/palettes.ts';
import { SYMBOL_IDS } from './engine/symbol-names.ts';

/** Styles of music that steer the choice of lettering, layout and colour. */
export const GENRES = {
  techno: { label: 'Techno, industrial' },
  house: { label: 'House, garage' },
  melodic: { label: 'Melodic, deep, ambient' },
  trance: { label: 'Trance, progressive, EDM' },
  dnb: { label: 'Drum and bass, dubstep, jungle' },
  disco: { label: 'Disco, funk, nu-disco' },
  hiphop: { label: 'Hip-hop, R&B, trap' },
  open: { label: 'Open format' },
} as const;

export type GenreId = keyof typeof GENRES;

const genreIds = Object.keys(GENRES) as [GenreId, ...GenreId[]];

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
export const logoNameSchema = z.string('A name is needed').check(
  z.overwrite(tidy),
  z.minLength(1, 'A name is needed'),
  z.maxLength(LONGEST, `A name may have at most ${LONGEST} characters`),
  z.refine((name) => /[\p{L}\p{N}]/u.test(name), 'A name needs at least one letter or digit'),
);

export const logoTaglineSchema = z
  .string('A tagline is text')
  .check(z.overwrite(tidy), z.maxLength(LONGEST, `A tagline may have at most ${LONGEST} characters`));

export const logoSeedSchema = z
  .int('A seed is a whole number')
  .check(z.gte(0, 'A seed is 0 or more'), z.lte(2 ** 31 - 1, 'A seed is at most 2147483647'));

/** What the user asks for; the name alone is enough. */
export const logoBriefSchema = z.object({
  name: logoNameSchema,
  tagline: z._default(logoTaglineSchema, ''),
  genre: z._default(z.enum(genreIds, 'Choose one of the genres'), 'open'),
  palettes: z.optional(
    z
      .array(z.enum(PALETTE_IDS, 'Choose palettes from the list'))
      .check(z.minLength(1, 'Choose at least one palette'), z.maxLength(6, 'Choose at most six palettes')),
  ),
  symbol: z.optional(z.enum(SYMBOL_IDS, 'Choose a symbol from the list')),
  seed: z._default(logoSeedSchema, 1),
});

export type LogoBrief = z.infer<typeof logoBriefSchema>;
