import { defineCollection, reference } from 'astro:content';
import { z } from 'astro/zod';
import { glob } from './loaders.ts';
import { words } from './words.ts';

/** Of a tool that says how it works: as many as fit beside each other. */
const STEPS = 4;

/** Words about the tools that only pages show; the file's name is the tool's id in core/catalogue.ts. */
export const tools = defineCollection({
  loader: glob({ base: './content/tools', pattern: '*.yaml' }),
  schema: z.object({
    summary: z.string().min(40).max(160),
    /** What the card on the landing page leads with. spec §2 */
    button: z.string(),
    features: z.array(z.string()).length(3),
    /** What people search for, and what they have of it. spec §3 */
    seoFeatures: z.array(z.object({ title: z.string().max(28), benefit: z.string().max(70) })).length(2),
    seoKeywords: z.array(z.string().min(2).max(40)).min(3).max(10),
    /** Ids in content/pictures.yaml: the slides of the card. */
    slides: z.array(reference('pictures')).min(2).max(3),
    /** Id in content/pictures.yaml: its board, which opens enlarged on the landing page. spec §3 */
    dashboardPreview: reference('pictures').optional(),
    /** How it works, where that is more than a press: on the page of all tools. spec §3 */
    stepProcess: z
      .array(z.object({ title: words(28), text: words(110) }))
      .length(STEPS)
      .optional(),
    /** Ids in content/pictures.yaml: a contract at each of these steps. spec §3 */
    contractScreenshots: z.array(reference('pictures')).length(STEPS).optional(),
    /** What one use is, and is called. */
    use: z.object({
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
    /** What its tile says on the dashboard that a visitor sees, and the drawing there. */
    sample: z.object({ line: z.string().max(40), picture: z.string().optional() }),
  }),
});
