import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { file, glob } from './loaders.ts';

/** What Deckhand promises and asks: privacy, terms, security. */
export const legal = defineCollection({
  loader: glob({ base: './content/legal', pattern: '*.md' }),
  schema: z.object({
    title: z.string(),
    /** The whole of it in three lines. */
    points: z.array(z.string().min(20).max(200)).length(3),
    updated: z.coerce.date(),
    /** Holds places that whoever runs it has to fill in, such as a name and an address. */
    sample: z.boolean(),
  }),
});

/** Where to look before writing to us: what is wrong, what helps, and where. */
export const support = defineCollection({
  loader: file('content/support.yaml'),
  schema: z.object({
    /** Place on the page, from 1. */
    order: z.int().min(1),
    title: z.string().max(60),
    text: z.string().min(40).max(240),
    ways: z
      .array(z.object({ href: z.string().startsWith('/'), label: z.string().max(40) }))
      .min(1)
      .max(2),
  }),
});

/** Ways of recommending Deckhand: what there is today, on which terms, and for whom it is not. */
export const affiliates = defineCollection({
  loader: file('content/affiliates.yaml'),
  schema: z.object({
    part: z.enum(['today', 'term', 'not']),
    /** Place within its part, from 1. */
    order: z.int().min(1),
    title: z.string().max(60),
    /** How it stands, where it is a thing that may be there or not. */
    state: z.enum(['open', 'not open yet', 'none']).optional(),
    text: z.string().min(30).max(200),
  }),
});
