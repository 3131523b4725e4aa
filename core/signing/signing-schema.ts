import * as z from 'zod/mini';
import { idsOf } from '#core/document-fields-schema.ts';
import { isZone } from '#core/gigs/zoned-time.ts';
import { DECLINE_REASONS, LONGEST_SIGNING } from './envelope.ts';
import { nameSchema, words } from './sending-schema.ts';
import { isInk, LEAST_POINTS, MOST_INK, pointCount, type Signature } from './signature.ts';

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

/** A clause as the client wants it. */
export const proposedSchema = z.object({
  version: versionSchema,
  /** Its number in that version. */
  clause: z.int('Name the clause').check(z.gte(1)),
  /** Each line is a paragraph; null where the clause is to go. */
  text: z.nullable(words(LONGEST_SIGNING.clause, 'Write the clause, or strike it')),
  why: z._default(words(LONGEST_SIGNING.note), ''),
  zone: zoneSchema,
});
export type SentProposal = z.infer<typeof proposedSchema>;
