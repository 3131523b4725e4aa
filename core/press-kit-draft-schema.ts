import * as z from 'zod/mini';
import { BIO_LENGTH_IDS, LONGEST, MOST } from './tools/press-kit/kit.ts';
import { kitDraftSchema } from './tools/press-kit/kit-schema.ts';

/** The made kit that a draft is written for; null before it is made. */
const generationId = z.nullable(
  z.string('Name a press kit').check(z.regex(/^gen_\w{1,60}$/, 'Name a press kit')),
);

/** A kit that is being written. Instants are ISO. */
export const pressKitDraftSchema = z.object({
  id: z.string(),
  kit: kitDraftSchema,
  generationId,
  /** Counts the saves, from 1: a save names the one that it goes on from. */
  revision: z.int(),
  updatedAt: z.string(),
});
export type PressKitDraft = z.infer<typeof pressKitDraftSchema>;

/** A draft as lists show it. */
export const pressKitDraftRowSchema = z.object({
  id: z.string(),
  title: z.string(),
  generationId,
  updatedAt: z.string(),
});
export type PressKitDraftRow = z.infer<typeof pressKitDraftRowSchema>;

export const newPressKitDraftSchema = z.object({ kit: kitDraftSchema, generationId });

export const savedPressKitDraftSchema = z.object({
  kit: kitDraftSchema,
  generationId,
  revision: z.int('Name the save that you go on from').check(z.gte(1)),
});

export const linkListSchema = z
  .array(
    z.string('Give addresses').check(z.maxLength(LONGEST.link, `Use at most ${LONGEST.link} characters`)),
  )
  .check(z.maxLength(MOST.recordings, `At most ${MOST.recordings} links`));

/** What the service behind a link says of it. */
export const linkStateSchema = z.object({
  link: z.string(),
  /** `closed` where it is private or may not be played elsewhere; `unknown` where nobody can be asked, or nobody answered. */
  state: z.enum(['found', 'gone', 'closed', 'unknown']),
  /** What the service calls it; empty where it does not say. */
  title: z.string(),
});
export type LinkState = z.infer<typeof linkStateSchema>;

const bios = z.object(
  Object.fromEntries(BIO_LENGTH_IDS.map((id) => [id, z.string()])) as Record<
    (typeof BIO_LENGTH_IDS)[number],
    z.ZodMiniString
  >,
);

/** Bios that a text model worded, and which of them were refused for saying what the kit does not. */
export const bioReplySchema = z.object({
  bio: bios,
  refused: z.array(z.object({ length: z.enum(BIO_LENGTH_IDS), claims: z.array(z.string()) })),
});
export type BioReply = z.infer<typeof bioReplySchema>;
