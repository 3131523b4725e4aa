import * as z from 'zod/mini';
import { SLUG_LENGTH } from './press-kit-page.ts';

/** The end of the address of a page: `dj-nova`. */
export const slugSchema = z
  .string('Choose an address')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(SLUG_LENGTH.min, `Use at least ${SLUG_LENGTH.min} characters`),
    z.maxLength(SLUG_LENGTH.max, `Use at most ${SLUG_LENGTH.max} characters`),
    z.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'Use letters a to z, digits and single hyphens'),
  );

export const savedPressKitPageSchema = z.object({
  slug: slugSchema,
  published: z.boolean('Choose whether it is published'),
});

/** The page of a made kit. */
export const pressKitPageSchema = z.object({
  slug: z.string(),
  /** The whole address. */
  url: z.string(),
  published: z.boolean(),
});
export type PressKitPage = z.infer<typeof pressKitPageSchema>;
