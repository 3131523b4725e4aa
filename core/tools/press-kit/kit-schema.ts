import * as z from 'zod/mini';
import { FINISHED, idsOf, listOf, type TextRules, UNFINISHED } from '#core/document-fields-schema.ts';
import { PAGE_SIZES, type PageSize } from '#core/paper/paper.ts';
import {
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

const share = z
  .number('Give a share from 0 to 1')
  .check(z.minimum(0, 'Use 0 or more'), z.maximum(1, 'Use 1 at most'));
const pixels = z
  .int('Give a number of pixels')
  .check(z.gte(1, 'Use 1 or more'), z.lte(20_000, 'Use 20,000 at most'));

const lookSchema = z.object({
  theme: z._default(z.enum(idsOf<ThemeId>(THEMES), 'Choose a theme of the list'), 'booth'),
  usesBrandKit: z._default(z.boolean('Choose yes or no'), true),
  type: z._default(z.enum(idsOf<HeadingType>(HEADING_TYPES), 'Choose a type of the list'), 'condensed'),
  size: z._default(z.enum(Object.keys(PAGE_SIZES) as [PageSize, ...PageSize[]], 'Choose A4 or Letter'), 'A4'),
});

const figureSchema = ({ filledLine }: TextRules) =>
  z.object({
    value: filledLine(12, 'Write a number'),
    label: filledLine(40, 'Write what the number counts'),
  });

const pictureId = z
  .string('Choose a picture')
  .check(z.regex(/^med_\w{1,60}$/, 'Choose one of your pictures'));

const optionalPictureId = z._default(z.union([z.literal(''), pictureId], 'Choose one of your pictures'), '');

const photoSchema = ({ line }: TextRules) =>
  z.object({
    id: pictureId,
    screenId: optionalPictureId,
    phoneId: optionalPictureId,
    width: pixels,
    height: pixels,
    role: z._default(z.enum(idsOf<PhotoRole>(PHOTO_ROLES), 'Choose a kind of the list'), 'live'),
    focus: z._default(z.object({ x: share, y: share }), { x: 0.5, y: 0.4 }),
    shows: line(LONGEST.text),
    credit: line(LONGEST.line),
  });

const recordingSchema = ({ line, link }: TextRules) =>
  z.object({ link: link(LONGEST.link), title: line(LONGEST.line), note: line(LONGEST.line) });

const highlightSchema = ({ year, filledLine }: TextRules) =>
  z.object({ year, text: filledLine(LONGEST.text, 'Write what it was') });

const releaseSchema = ({ year, line, filledLine, optionalLink }: TextRules) =>
  z.object({
    year,
    title: filledLine(LONGEST.line, 'Write the title'),
    label: line(LONGEST.line),
    link: optionalLink(LONGEST.link),
  });

const quoteSchema = ({ line, filledLine, optionalLink }: TextRules) =>
  z.object({
    text: filledLine(LONGEST.quote, 'Write what was said'),
    source: line(LONGEST.line),
    link: optionalLink(LONGEST.link),
  });

const dateSchema = ({ day, line, filledLine }: TextRules) =>
  z.object({ date: day, venue: filledLine(LONGEST.line, 'Write the venue'), city: line(LONGEST.line) });

const riderLineSchema = ({ line, filledLine }: TextRules) =>
  z.object({
    what: filledLine(40, 'Write what it is for, such as Players'),
    need: filledLine(LONGEST.line, 'Write what you need'),
    or: line(LONGEST.line),
  });

const contactSchema = ({ line, optionalEmail }: TextRules) =>
  z.object({
    role: z._default(z.enum(idsOf<ContactRole>(CONTACT_ROLES), 'Choose a role of the list'), 'booking'),
    name: line(LONGEST.line),
    email: optionalEmail,
    phone: line(40),
  });

const proofSchema = ({ filledLine }: TextRules) =>
  z.object({
    claim: filledLine(LONGEST.text, 'Write the claim'),
    source: filledLine(LONGEST.text, 'Write what proves it'),
  });

const bioSchema = ({ paragraphs }: TextRules) =>
  z.object({
    short: paragraphs(LONGEST.bio.short),
    medium: paragraphs(LONGEST.bio.medium),
    long: paragraphs(LONGEST.bio.long),
  });

const kitSchema = (rules: TextRules): z.ZodMiniType<PressKit> =>
  z.object({
    title: rules.line(LONGEST.title),
    artistName: rules.filledLine(LONGEST.artistName, 'An artist name is needed'),
    tagline: rules.line(LONGEST.tagline),
    look: z.prefault(lookSchema, {}),
    city: rules.line(LONGEST.line),
    travelsFrom: rules.line(LONGEST.line),
    genres: listOf(rules.filledLine(30, 'Write a genre'), MOST.genres, 'genres'),
    setLength: rules.line(LONGEST.line),
    setUp: rules.line(LONGEST.line),
    languages: listOf(rules.filledLine(30, 'Write a language'), MOST.languages, 'languages'),
    since: rules.year,
    pronoun: z._default(z.enum(idsOf<Pronoun>(PRONOUNS), 'Choose she, he or they'), 'they'),
    figures: listOf(figureSchema(rules), MOST.figures, 'numbers'),
    facts: listOf(rules.filledLine(LONGEST.text, 'Write a fact'), MOST.facts, 'facts'),
    bio: z._default(bioSchema(rules), { short: '', medium: '', long: '' }),
    proofs: listOf(proofSchema(rules), MOST.proofs, 'proofs'),
    photos: listOf(photoSchema(rules), MOST.photos, 'photos'),
    recordings: listOf(recordingSchema(rules), MOST.recordings, 'links'),
    highlights: listOf(highlightSchema(rules), MOST.highlights, 'highlights'),
    releases: listOf(releaseSchema(rules), MOST.releases, 'releases'),
    quotes: listOf(quoteSchema(rules), MOST.quotes, 'quotes'),
    dates: listOf(dateSchema(rules), MOST.dates, 'dates'),
    rider: listOf(riderLineSchema(rules), MOST.riderLines, 'lines'),
    contacts: listOf(contactSchema(rules), MOST.contacts, 'contacts'),
    socials: z._default(rules.socials, {}),
  });

/** A press kit as it comes from outside. The artist's name alone is enough. */
export const pressKitSchema = kitSchema(FINISHED);

/** A kit that somebody is still writing: every text as it was typed. */
export const kitDraftSchema = kitSchema(UNFINISHED);

/** A kit with nothing in it but a name. */
export const emptyKit = (artistName: string): PressKit => kitDraftSchema.parse({ artistName });
