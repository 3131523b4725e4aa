import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** Words about the six tools; the file's name is the tool's id in core/catalogue.ts. */
const tools = defineCollection({
  loader: glob({ base: './content/tools', pattern: '*.yaml' }),
  schema: z.object({
    title: z.string(),
    summary: z.string().min(40).max(160),
    features: z.array(z.string()).length(3),
  }),
});

export const collections = { tools };
