import * as z from 'zod/mini';
import { daySchema, idsOf, line } from '#core/document-fields-schema.ts';
import { noControls, noStrayControls, saysSomething, unixLines } from '#core/text.ts';
import { LONGEST_SIGNING, ORDERS } from './envelope.ts';
import { MOST_PROPOSALS } from './proposal.ts';

export const words = (longest: number, whenEmpty?: string) =>
  z.string('Write text').check(
    unixLines,
    z.trim(),
    z.maxLength(longest, `Use at most ${longest.toLocaleString('en')} characters`),
    noStrayControls,
    z.refine((text: string) => whenEmpty === undefined || saysSomething(text), whenEmpty ?? 'Write text'),
  );

export const nameSchema = (whenEmpty: string) =>
  z
    .string(whenEmpty)
    .check(
      z.trim(),
      z.minLength(1, whenEmpty),
      z.maxLength(LONGEST_SIGNING.name, `Use at most ${LONGEST_SIGNING.name} characters`),
      noControls,
      z.refine(saysSomething, whenEmpty),
    );

/** The person who signs for a side. */
export const signerSchema = z.object({
  name: nameSchema('Write who signs'),
  email: z
    .string('Write an e-mail address')
    .check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(254, 'Use at most 254 characters'),
      z.email('Write an e-mail address such as name@example.com'),
    ),
  title: line(LONGEST_SIGNING.title),
});
export type SavedSigner = z.infer<typeof signerSchema>;

/** What is sent out for signature, of a made contract. */
export const newEnvelopeSchema = z.object({
  /** The version of the made contract that was looked at: another one is not sent unseen. */
  contractVersion: z.int('Name the version that you send').check(z.gte(1)),
  client: signerSchema,
  /** As the artist signs. */
  artist: z.object({ name: signerSchema.shape.name, title: signerSchema.shape.title }),
  order: z.enum(idsOf(ORDERS), 'Choose who signs first'),
  /** The last day on which it can be signed, at the venue. */
  openUntil: daySchema('Choose a date'),
  note: z._default(words(LONGEST_SIGNING.note), ''),
});
export type NewEnvelope = z.infer<typeof newEnvelopeSchema>;

/** What is sent out to change a contract that both have signed. */
export const newAddendumSchema = z.object({
  /** Each line is a paragraph. */
  text: words(LONGEST_SIGNING.addendum, 'Write what changes'),
  ...{ client: signerSchema, artist: newEnvelopeSchema.shape.artist, order: newEnvelopeSchema.shape.order },
  ...{ openUntil: newEnvelopeSchema.shape.openUntil, note: newEnvelopeSchema.shape.note },
});
export type NewAddendum = z.infer<typeof newAddendumSchema>;

export const commentSchema = z.object({ words: words(LONGEST_SIGNING.words, 'Write a comment') });

/** What the artist answers to every change that is open. With one that is accepted, a new version goes out. */
export const answersSchema = z.object({
  answers: z
    .array(
      z.object({
        /** The entry that proposed it. */
        proposal: z.int('Name what you answer').check(z.gte(1)),
        kind: z.enum(['accepted', 'kept'], 'Accept the change, or keep the clause'),
        words: z._default(words(LONGEST_SIGNING.note), ''),
      }),
    )
    .check(z.minLength(1, 'Answer a change'), z.maxLength(MOST_PROPOSALS)),
});
export type SavedAnswer = z.infer<typeof answersSchema>['answers'][number];
