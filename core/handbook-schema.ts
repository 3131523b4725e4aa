import * as z from 'zod/mini';
import type { Passage } from './handbook.ts';

/** HANDBOOK_FILE as the site build writes it. An address that is none of ours is no source. */
export const handbookSchema: z.ZodMiniType<Passage[]> = z.array(
  z.object({
    title: z.string().check(z.minLength(1)),
    href: z.string().check(z.regex(/^\/(?!\/)/)),
    text: z.string().check(z.minLength(1)),
    keywords: z.array(z.string()),
  }),
);
