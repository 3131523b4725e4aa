import * as z from 'zod/mini';

/** A file of an export: where it goes in the ZIP, and where it is read. */
const exportFileSchema = z.object({ path: z.string(), url: z.string(), size: z.int() });

/**
 * A part of everything that an account has. The document `ledger` becomes `ledger.json` in the ZIP; a name that comes
 * again on a later page is a list, and brings its further entries. `next` asks for the next part; null at the end.
 */
export const exportPageSchema = z.object({
  documents: z.record(z.string(), z.unknown()),
  files: z.array(exportFileSchema),
  next: z.nullable(z.string()),
});
export type ExportPage = z.infer<typeof exportPageSchema>;

/** What goes with an account, counted. */
export const belongingsSchema = z.object({
  generations: z.int(),
  files: z.int(),
  /** Bytes. */
  bytes: z.int(),
  credits: z.int(),
  chatMessages: z.int(),
  takes: z.int(),
});
export type Belongings = z.infer<typeof belongingsSchema>;
