import * as z from 'zod/mini';

/** What was made of a draft; null before it is made. */
const generationId = z.nullable(
  z.string('Name a generation').check(z.regex(/^gen_\w{1,60}$/, 'Name a generation')),
);

/** What is being written, for a tool that makes something of it. Instants are ISO. */
export const draftSchema = z.object({
  id: z.string(),
  /** By the tool's own `drafts` schema. */
  content: z.unknown(),
  generationId,
  /** Counts the saves, from 1: a save names the one that it goes on from. */
  revision: z.int(),
  updatedAt: z.string(),
});
export type Draft = z.infer<typeof draftSchema>;

/** A draft as lists show it. */
export const draftRowSchema = z.object({
  id: z.string(),
  title: z.string(),
  generationId,
  updatedAt: z.string(),
});
export type DraftRow = z.infer<typeof draftRowSchema>;

/** `content` is parsed once more by the tool's own `drafts` schema. */
export const newDraftSchema = z.object({ content: z.unknown(), generationId });

export const savedDraftSchema = z.extend(newDraftSchema, {
  revision: z.int('Name the save that you go on from').check(z.gte(1)),
});
