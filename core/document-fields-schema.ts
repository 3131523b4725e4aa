import * as z from 'zod/mini';
import { type Profile, SOCIAL_IDS } from './profile.ts';
import { hostOf, socialsSchema } from './profile-schema.ts';
import { noControls, noStrayControls, saysSomething, unixLines } from './text.ts';
import { emailSchema } from './user.ts';
import { isVisible } from './visible-text.ts';

/** Of any text that is still being written, which is kept as it was typed. */
const LONGEST_UNFINISHED = 20_000;

/** One of the keys of a record of labels. */
export const idsOf = <Id extends string>(words: Readonly<Record<Id, string>>) =>
  Object.keys(words) as [Id, ...Id[]];

/** What cannot be seen is no text. */
const seen = (text: string): string => (isVisible(text) ? text : '');

export const line = (longest: number, whenMissing = 'Write text') =>
  z
    .string(whenMissing)
    .check(
      unixLines,
      z.trim(),
      z.maxLength(longest, `Use at most ${longest} characters`),
      noControls,
      z.overwrite(seen),
    );
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

/** A list that may be missing. `what` says what it is a list of. */
export const listOf = <S extends z.ZodMiniType>(schema: S, most: number, what: string) =>
  z._default(z.array(schema).check(z.maxLength(most, `At most ${most} ${what}`)), []);

const isAddress = (link: string): boolean => hostOf(link) !== null;
const link = (longest: number) =>
  line(longest).check(z.refine(isAddress, 'Enter a whole address with https://'));

/** Whether the calendar has that day. */
const isDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/** A day of the calendar, `YYYY-MM-DD`. */
export const daySchema = (whenEmpty = 'Write a date such as 2027-01-16') =>
  z
    .string(whenEmpty)
    .check(
      z.minLength(1, whenEmpty),
      z.regex(/^\d{4}-\d\d-\d\d$/, { error: 'Write a date such as 2027-01-16', abort: true }),
      z.refine(isDay, 'There is no such day'),
    );

/** What a text of each kind has to be. */
export interface TextRules {
  line(longest: number): z.ZodMiniType<string>;
  filledLine(longest: number, reason: string): z.ZodMiniType<string>;
  paragraphs(longest: number): z.ZodMiniType<string>;
  link(longest: number): z.ZodMiniType<string>;
  optionalLink(longest: number): z.ZodMiniType<string>;
  year: z.ZodMiniType<string>;
  day: z.ZodMiniType<string>;
  /** A day from 1900 to 2999, which can be counted from. */
  countedDay: z.ZodMiniType<string>;
  optionalEmail: z.ZodMiniType<string>;
  socials: z.ZodMiniType<Profile['socials']>;
  /** A check that what is still being typed need not pass: it may be half way there. */
  whenFinished<T>(
    holds: (value: T) => boolean,
    refusal: string | { error: string; path: string[] },
  ): z.core.$ZodCheck<T>;
}

/** Texts of a document that is made. */
export const FINISHED: TextRules = {
  line: optionalLine,
  filledLine: (longest, reason) => line(longest).check(z.refine(saysSomething, reason)),
  paragraphs: (longest) => z._default(paragraphs(longest), ''),
  link,
  optionalLink: (longest) =>
    z._default(z.union([z.literal(''), link(longest)], 'Enter a whole address with https://'), ''),
  year: z._default(
    z.string('Write a year').check(z.trim(), z.regex(/^(?:19|20)\d\d$|^$/, 'Write a year such as 2024')),
    '',
  ),
  day: daySchema(),
  countedDay: daySchema().check(z.regex(/^(?:19|2)/, 'Use a year from 1900 to 2999')),
  optionalEmail: z._default(
    z.union([z.literal(''), emailSchema], 'Enter an e-mail address such as mara@example.com'),
    '',
  ),
  socials: socialsSchema,
  whenFinished: (holds, refusal) => z.refine(holds, refusal),
};

const unfinished = z._default(
  z
    .string('Write text')
    .check(
      z.maxLength(LONGEST_UNFINISHED, `Use at most ${LONGEST_UNFINISHED.toLocaleString('en')} characters`),
    ),
  '',
);

/** Texts that somebody is still typing: half a link, an empty line. */
export const UNFINISHED: TextRules = {
  line: () => unfinished,
  filledLine: () => unfinished,
  paragraphs: () => unfinished,
  link: () => unfinished,
  optionalLink: () => unfinished,
  year: unfinished,
  day: unfinished,
  countedDay: unfinished,
  optionalEmail: unfinished,
  socials: z.partialRecord(z.enum(SOCIAL_IDS), unfinished),
  whenFinished: () => z.refine(() => true),
};
