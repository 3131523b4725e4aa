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

const sentence = z.string().min(20).max(200);
/** Other words that people search with; the assistant reads them too. */
const keywords = z.array(z.string().min(2).max(40)).min(1).max(16);

/** One cell of the figure above an article: who says it, and what. */
const panel = z.object({
  by: z.string().max(32),
  note: z.string().max(24).optional(),
  text: z.string().max(160),
  /** `struck` is the way not to, `good` the way to. */
  tone: z.enum(['plain', 'struck', 'good']).default('plain'),
});

/** Articles; the file's name is the slug. spec §3 */
const blog = defineCollection({
  loader: glob({ base: './content/blog', pattern: '*.md' }),
  schema: z.object({
    /** Stays for ever: /blog/<id> leads to the slug, whatever the slug becomes. */
    id: z.string().regex(/^[a-z0-9]{4,12}$/),
    title: z.string().max(70),
    excerpt: sentence,
    author: z.string(),
    date: z.coerce.date(),
    category: z.enum(['Launch', 'Technology', 'Career']),
    tags: z.array(z.string()).min(1).max(6),
    featured: z.boolean().default(false),
    /** Path of the picture of a shared link. */
    image: z.object({
      src: z.string().startsWith('/'),
      alt: z.string(),
      width: z.int(),
      height: z.int(),
    }),
    metaDescription: z.string().min(70).max(160),
    keywords,
    lead: z.object({ panels: z.array(panel).length(3), caption: z.string().max(120) }),
    /** The one quiet way on, to what follows from the text: a tool, mostly. */
    way: z.object({ href: z.string().startsWith('/'), title: z.string(), text: sentence, label: z.string() }),
    /** Shows invented people or figures. */
    sample: z.boolean().default(false),
  }),
});

export const GUIDE_GROUPS = [
  'Start here',
  'Logo Creator',
  'Voice drops',
  'Account and money',
  'Trade: fees and deals',
  'Trade: the night',
] as const;

/** Help pages; the file's name is the slug. */
const guides = defineCollection({
  loader: glob({ base: './content/guides', pattern: '*.md' }),
  schema: z.object({
    title: z.string().max(60),
    summary: sentence,
    group: z.enum(GUIDE_GROUPS),
    /** Place within its group, from 1. */
    order: z.int().min(1),
    keywords,
  }),
});

export const QUESTION_GROUPS = [
  'Starting',
  'Credits and plans',
  'Tools and files',
  'Account and data',
] as const;

/** Questions; the file's name is the anchor on /faq, and the answer its body. */
const faq = defineCollection({
  loader: glob({ base: './content/faq', pattern: '*.md' }),
  schema: z.object({
    question: z.string().max(90),
    group: z.enum(QUESTION_GROUPS),
    order: z.int().min(1),
    /** Place on the landing page, which shows 7: the first 4 at once. spec §2 */
    landing: z.int().min(1).max(7).optional(),
    keywords,
  }),
});

export const collections = { tools, blog, guides, faq };
