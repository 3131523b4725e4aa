import * as z from 'zod/mini';
import { daySchema, idsOf, line } from '#core/document-fields-schema.ts';
import { isZone } from '#core/gigs/zoned-time.ts';
import { noControls, noStrayControls, saysSomething, unixLines } from '#core/text.ts';
import { DECLINE_REASONS, LONGEST_SIGNING, MAIL_KINDS, ORDERS, ROLES, VOIDED } from './envelope.ts';
import { isInk, LEAST_POINTS, MOST_INK, pointCount, type Signature } from './signature.ts';

const words = (longest: number, whenEmpty?: string) =>
  z.string('Write text').check(
    unixLines,
    z.trim(),
    z.maxLength(longest, `Use at most ${longest.toLocaleString('en')} characters`),
    noStrayControls,
    z.refine((text: string) => whenEmpty === undefined || saysSomething(text), whenEmpty ?? 'Write text'),
  );

const nameSchema = (whenEmpty: string) =>
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
  artist: z.pick(signerSchema, { name: true, title: true }),
  order: z.enum(idsOf(ORDERS), 'Choose who signs first'),
  /** The last day on which it can be signed, at the venue. */
  openUntil: daySchema('Choose a date'),
  note: z._default(words(LONGEST_SIGNING.note), ''),
});
export type NewEnvelope = z.infer<typeof newEnvelopeSchema>;

const coordinate = z.int().check(z.gte(0), z.lte(MOST_INK.side));
const side = z.int().check(z.gte(1), z.lte(MOST_INK.side));
const DRAW = 'Draw your signature';

export const signatureSchema: z.ZodMiniType<Signature> = z.union(
  [
    z.object({ kind: z.literal('typed') }),
    z
      .object({
        kind: z.literal('drawn'),
        width: side,
        height: side,
        strokes: z
          .array(
            z.array(coordinate).check(
              z.minLength(2),
              z.refine((stroke: number[]) => stroke.length % 2 === 0, DRAW),
            ),
          )
          .check(z.maxLength(MOST_INK.strokes, 'That is more ink than we keep. Draw it again')),
      })
      .check(
        z.refine((drawn) => pointCount(drawn) >= LEAST_POINTS && isInk(drawn), DRAW),
        z.refine(
          (drawn) => pointCount(drawn) <= MOST_INK.points,
          'That is more ink than we keep. Draw it again',
        ),
      ),
  ],
  'Type or draw your signature',
);

/** The zone of the clock that a page was read by; empty where it is none that is known. */
const zoneSchema = z.pipe(
  z._default(z.string(), ''),
  z.transform((zone: string) => (zone.length <= 60 && isZone(zone) ? zone : '')),
);
const versionSchema = z.int('Name the version that you read').check(z.gte(1));

export const openedSchema = z.object({ version: versionSchema, zone: zoneSchema });

/** A signature under exactly the document that was read. */
export const givenSignatureSchema = z.object({
  version: versionSchema,
  sha256: z
    .string('Name the document that you read')
    .check(z.regex(/^[\da-f]{64}$/, 'Name the document that you read')),
  name: nameSchema('Write your name, as on the contract'),
  signature: signatureSchema,
  /** To sign electronically. */
  agrees: z.literal(true, 'Tick that you have read it and agree'),
  zone: zoneSchema,
});
export type SentSignature = z.infer<typeof givenSignatureSchema>;

export const declinedSchema = z.object({
  version: versionSchema,
  reason: z.enum(idsOf(DECLINE_REASONS), 'Choose a reason'),
  words: z._default(words(LONGEST_SIGNING.words), ''),
  zone: zoneSchema,
});
export type SentRefusal = z.infer<typeof declinedSchema>;

export const commentSchema = z.object({ words: words(LONGEST_SIGNING.words, 'Write a comment') });

const instant = z.string();

/** A side of an envelope, as its artist is shown it. */
const signerViewSchema = z.object({
  ...{ role: z.enum(ROLES), name: z.string(), email: z.string(), title: z.string() },
  openedAt: z.nullable(instant),
  signedAt: z.nullable(instant),
  /** The name that it was signed with, which may be another one; null while it isn’t. */
  signedName: z.nullable(z.string()),
  /** Whether this side may sign now. */
  isTurn: z.boolean(),
  /** The whole address of its page; null where it leads nowhere any more. */
  url: z.nullable(z.string()),
});

/** A contract that is, or was, out for signature, as its artist is shown it. */
export const envelopeViewSchema = z.object({
  id: z.string(),
  status: z.enum(['out', 'signed', 'completed', 'declined', 'voided', 'expired']),
  version: z.int(),
  /** The version of the made contract that this one was. */
  contractVersion: z.int(),
  order: z.enum(idsOf(ORDERS)),
  sentAt: instant,
  expiresAt: instant,
  /** When the side whose turn it is will be reminded next; null where it won’t be. */
  nextReminderAt: z.nullable(instant),
  document: z.object({ sha256: z.string(), size: z.int(), pages: z.int() }),
  signers: z.object({ artist: signerViewSchema, client: signerViewSchema }),
  declined: z.nullable(z.object({ at: instant, reason: z.enum(idsOf(DECLINE_REASONS)), words: z.string() })),
  voided: z.nullable(z.object({ at: instant, why: z.enum(idsOf(VOIDED)) })),
  completedAt: z.nullable(instant),
  /** Earlier envelopes of the contract that both have signed, the newest first. */
  former: z.array(z.object({ id: z.string(), version: z.int(), signedAt: instant })),
  /** Mails that could not be sent yet, and are tried again. */
  waitingMails: z.array(z.object({ kind: z.enum(idsOf(MAIL_KINDS)), role: z.enum(ROLES) })),
  /** Mails that nobody took over for days. */
  undeliveredMails: z.array(z.object({ kind: z.enum(idsOf(MAIL_KINDS)), role: z.enum(ROLES) })),
  /** Whether the client may be reminded by hand now. */
  mayRemind: z.boolean(),
  comments: z.array(
    z.object({ seq: z.int(), role: z.enum(ROLES), name: z.string(), at: instant, words: z.string() }),
  ),
  /** What happened, oldest first. */
  entries: z.array(
    z.object({ seq: z.int(), at: instant, what: z.string(), who: z.string(), detail: z.string() }),
  ),
});
export type EnvelopeView = z.infer<typeof envelopeViewSchema>;
