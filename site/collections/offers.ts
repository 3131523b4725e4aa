import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { file, glob } from './loaders.ts';
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
          /** In place of the text, for an order of Pro that is first paid for when a trial ends. */
          later: words(200).optional(),
          href: z.string().startsWith('/').optional(),
          label: z.string().max(32).optional(),
        }),
      )
      .default([]),
  }),
});

/** Words about plans and money. */
export const OFFER_COLLECTIONS = { plans, comparison, offers };
