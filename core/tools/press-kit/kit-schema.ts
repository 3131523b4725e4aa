import * as z from 'zod/mini';
import { PAGE_SIZES, type PageSize } from '#core/paper/paper.ts';
import { hostOf, socialsSchema } from '#core/profile-schema.ts';
import { noControls, noStrayControls, saysSomething, unixLines } from '#core/text.ts';
import { emailSchema } from '#core/user.ts';
import {
  type BioLength,
  CONTACT_ROLES,
  type ContactRole,
  HEADING_TYPES,
  type HeadingType,
  LONGEST,
  MOST,
  PHOTO_ROLES,
  type PhotoRole,
  PRONOUNS,
  type PressKit,
  type Pronoun,
  THEMES,
  type ThemeId,
} from './kit.ts';

const idsOf = <Id extends string>(words: Readonly<Record<Id, string>>) => Object.keys(words) as [Id, ...Id[]];

const line = (longest: number) =>
  z
    .string('Write text')
    .check(unixLines, z.trim(), z.maxLength(longest, `Use at most ${longest} characters`), noControls);
const filledLine = (longest: number, reason: string) => line(longest).check(z.refine(saysSomething, reason));
const optionalLine = (longest: number) => z._default(line(longest), '');
const paragraphs = (longest: number) =>
  z
    .string('Write text')
    .check(
      unixLines,
      z.trim(),
      z.maxLength(longest, `Use at most ${longest.toLocaleString('en')} characters`),
      noStrayControls,
    );

const listOf = <S extends z.ZodMiniType>(schema: S, most: number, what: string) =>
  z._default(z.array(schema).check(z.maxLength(most, `At most ${most} ${what}`)), []);

const isAddress = (link: string): boolean => hostOf(link) !== null;
const link = line(LONGEST.link).check(z.refine(isAddress, 'Enter a whole address with https://'));
const optionalLink = z._default(z.union([z.literal(''), link], 'Enter a whole address with https://'), '');

const year = z._default(
  z.string('Write a year').check(z.trim(), z.regex(/^(?:19|20)\d\d$|^$/, 'Write a year such as 2024')),
  '',
);

/** Whether the calendar has that day. */
const isDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};
const day = z
  .string('Write a date such as 2027-01-16')
  .check(
    z.regex(/^\d{4}-\d\d-\d\d$/, 'Write a date such as 2027-01-16'),
    z.refine(isDay, 'There is no such day'),
  );

const share = z
  .number('Give a share from 0 to 1')
  .check(z.minimum(0, 'Use 0 or more'), z.maximum(1, 'Use 1 at most'));
const pixels = z
  .int('Give a number of pixels')
  .check(z.gte(1, 'Use 1 or more'), z.lte(20_000, 'Use 20,000 at most'));

const lookSchema = z.object({
  theme: z._default(z.enum(idsOf<ThemeId>(THEMES), 'Choose a theme of the list'), 'booth'),
  wearsBrandKit: z._default(z.boolean('Choose yes or no'), true),
  type: z._default(z.enum(idsOf<HeadingType>(HEADING_TYPES), 'Choose a type of the list'), 'condensed'),
  size: z._default(z.enum(Object.keys(PAGE_SIZES) as [PageSize, ...PageSize[]], 'Choose A4 or Letter'), 'A4'),
});

const figureSchema = z.object({
  value: filledLine(12, 'Write a number'),
  label: filledLine(40, 'Write what the number counts'),
});

const photoSchema = z.object({
  id: z.string('Choose a picture').check(z.regex(/^med_\w{1,60}$/, 'Choose one of your pictures')),
  width: pixels,
  height: pixels,
  role: z._default(z.enum(idsOf<PhotoRole>(PHOTO_ROLES), 'Choose a kind of the list'), 'live'),
  focus: z._default(z.object({ x: share, y: share }), { x: 0.5, y: 0.4 }),
  shows: optionalLine(LONGEST.text),
  credit: optionalLine(LONGEST.line),
});

const recordingSchema = z.object({
  link,
  title: optionalLine(LONGEST.line),
  note: optionalLine(LONGEST.line),
});

const highlightSchema = z.object({ year, text: filledLine(LONGEST.text, 'Write what it was') });

const releaseSchema = z.object({
  year,
  title: filledLine(LONGEST.line, 'Write the title'),
  label: optionalLine(LONGEST.line),
  link: optionalLink,
});

const quoteSchema = z.object({
  text: filledLine(LONGEST.quote, 'Write what was said'),
  source: optionalLine(LONGEST.line),
  link: optionalLink,
});

const dateSchema = z.object({
  date: day,
  venue: filledLine(LONGEST.line, 'Write the venue'),
  city: optionalLine(LONGEST.line),
});

const riderLineSchema = z.object({
  what: filledLine(40, 'Write what it is for, such as Players'),
  need: filledLine(LONGEST.line, 'Write what you need'),
  or: optionalLine(LONGEST.line),
});

const contactSchema = z.object({
  role: z._default(z.enum(idsOf<ContactRole>(CONTACT_ROLES), 'Choose a role of the list'), 'booking'),
  name: optionalLine(LONGEST.line),
  email: z._default(
    z.union([z.literal(''), emailSchema], 'Enter an e-mail address such as mara@example.com'),
    '',
  ),
  phone: optionalLine(40),
});

const proofSchema = z.object({
  claim: filledLine(LONGEST.text, 'Write the claim'),
  source: filledLine(LONGEST.text, 'Write what proves it'),
});

const bio = (length: BioLength) => z._default(paragraphs(LONGEST.bio[length]), '');
const bioSchema = z.object({ short: bio('short'), medium: bio('medium'), long: bio('long') });

/** A press kit as it comes from outside. The artist's name alone is enough. */
export const pressKitSchema: z.ZodMiniType<PressKit> = z.object({
  title: optionalLine(LONGEST.title),
  artistName: filledLine(LONGEST.artistName, 'An artist name is needed'),
  tagline: optionalLine(LONGEST.tagline),
  look: z.prefault(lookSchema, {}),
  city: optionalLine(LONGEST.line),
  travelsFrom: optionalLine(LONGEST.line),
  genres: listOf(filledLine(30, 'Write a genre'), MOST.genres, 'genres'),
  setLength: optionalLine(LONGEST.line),
  setUp: optionalLine(LONGEST.line),
  languages: listOf(filledLine(30, 'Write a language'), MOST.languages, 'languages'),
  since: year,
  pronoun: z._default(z.enum(idsOf<Pronoun>(PRONOUNS), 'Choose she, he or they'), 'they'),
  figures: listOf(figureSchema, MOST.figures, 'numbers'),
  facts: listOf(filledLine(LONGEST.text, 'Write a fact'), MOST.facts, 'facts'),
  bio: z.prefault(bioSchema, {}),
  proofs: listOf(proofSchema, MOST.proofs, 'proofs'),
  photos: listOf(photoSchema, MOST.photos, 'photos'),
  recordings: listOf(recordingSchema, MOST.recordings, 'links'),
  highlights: listOf(highlightSchema, MOST.highlights, 'highlights'),
  releases: listOf(releaseSchema, MOST.releases, 'releases'),
  quotes: listOf(quoteSchema, MOST.quotes, 'quotes'),
  dates: listOf(dateSchema, MOST.dates, 'dates'),
  rider: listOf(riderLineSchema, MOST.riderLines, 'lines'),
  contacts: listOf(contactSchema, MOST.contacts, 'contacts'),
  socials: z._default(socialsSchema, {}),
});

/** A kit with nothing in it but a name. */
export const emptyKit = (artistName: string): PressKit => pressKitSchema.parse({ artistName });
