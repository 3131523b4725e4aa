import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { words } from './words.ts';

const call = z.object({ label: z.string().max(24), href: z.string().startsWith('/') });

/** Words about the plans; the key is the plan in core/plans.ts, which has their figures. */
const plans = defineCollection({
  loader: file('content/plans.yaml'),
  schema: z.object({
    summary: z.string().max(60),
    /** Whom it is for. */
    line: z.string().max(80),
    /** Where its button leads. */
    calls: z.object({ visitor: call, account: call }),
  }),
});

/** Rows of the comparison of the plans; site/offers/plan-rows.ts has their order and what stands in them. */
const comparison = defineCollection({
  loader: file('content/comparison.yaml'),
  schema: z.object({ group: z.string(), label: z.string().max(32), hint: z.string().max(60) }),
});

/** What one use of a tool is, and is called; the key is the tool in core/catalogue.ts. */
const uses = defineCollection({
  loader: file('content/uses.yaml'),
  schema: z.object({
    /** What its price brings, and what is free around it. */
    brings: z.string().max(90),
    singular: z.string(),
    plural: z.string(),
    /** Its line in the sum of a month; a tool that is free has none. */
    month: z
      .object({
        /** Its name in the address. */
        name: z.string().regex(/^[a-z]+$/),
        label: z.string().max(24),
        /** How many the example has, once the tool is open. */
        usual: z.int().min(0),
        most: z.int().min(1),
      })
      .optional(),
  }),
});

/** Words of the sections about plans and money. */
const offers = defineCollection({
  loader: glob({ base: './content/offers', pattern: '*.yaml' }),
  schema: z.object({
    heading: words(60),
    lede: words(200),
    /** What stands beside a button. */
    note: words(120).optional(),
    points: z
      .array(
        z.object({
          title: words(40),
          text: words(200),
          href: z.string().startsWith('/').optional(),
          label: z.string().max(32).optional(),
        }),
      )
      .default([]),
  }),
});

/** Words about plans and money. */
export const OFFER_COLLECTIONS = { plans, comparison, uses, offers };
