import * as z from 'zod/mini';
import { LONGEST_TITLE } from './generation.ts';
import { noControls } from './text.ts';

/** A file of a generation, by the name it has inside it (`concept-01.svg`). `size` in bytes. */
export const generationFileSchema = z.object({
  name: z.string(),
  type: z.string(),
  size: z.int(),
  url: z.string(),
});
export type GenerationFile = z.infer<typeof generationFileSchema>;

/**
 * One run of a tool. `reserved`: credits are held and the work goes on (on the server, or on the user's device);
 * `done`: settled; `failed`: the credits went back.
 */
export const generationSchema = z.object({
  id: z.string(),
  tool: z.string(),
  status: z.enum(['reserved', 'done', 'failed']),
  title: z.string(),
  cost: z.int(),
  version: z.int(),
  input: z.unknown(),
  output: z.unknown(),
  edits: z.unknown(),
  files: z.array(generationFileSchema),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Generation = z.infer<typeof generationSchema>;

export const idempotencyKeySchema = z
  .string('Send an Idempotency-Key header')
  .check(
    z.minLength(8, 'An Idempotency-Key has 8 to 128 characters'),
    z.maxLength(128, 'An Idempotency-Key has 8 to 128 characters'),
    z.regex(/^[\w.:-]+$/, 'An Idempotency-Key holds letters, digits and . : _ - only'),
  );

export const generationTitleSchema = z
  .string('Enter a title')
  .check(
    z.trim(),
    z.minLength(1, 'Enter a title'),
    z.maxLength(LONGEST_TITLE, `Use at most ${LONGEST_TITLE} characters`),
    noControls,
  );
