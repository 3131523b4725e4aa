import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { affiliates, legal, support } from './collections/house.ts';
import { file, glob } from './collections/loaders.ts';
import { OFFER_COLLECTIONS } from './collections/offers.ts';
import { tools } from './collections/tools.ts';
import { words } from './collections/words.ts';

const sentence = z.string().min(20).max(200);

/** Pictures of what Deckhand makes, written by scripts/product-pictures.ts; files lie in content/pictures/. */
const pictures = defineCollection({
  loader: file('content/pictures.yaml'),
  schema: z.object({
    file: z.string(),
    /** The same scene as a phone shows it, where a wide picture could not be read there. */
    narrow: z.object({ file: z.string(), width: z.int(), height: z.int() }).optional(),
    alt: z.string().min(20).max(200),
    width: z.int(),
    height: z.int(),
    /** `design`: drawn before the screen existed, and shown as such. */
    from: z.enum(['product', 'design']),
  }),
});

/** Voice drops to listen to, written by scripts/voice-previews.ts; the key is the character, the sound lies in content/voices/. */
const voices = defineCollection({
  loader: file('content/voices.json'),
  schema: z.object({
    words: z.string(),
    seconds: z.number(),
    /** Peaks of 64 equal parts, 0 to 255. */
    columns: z.array(z.int().min(0).max(255)).length(64),
  }),
});

/** Title, description and opening words of a public page; the key is its path without the first slash. */
const pages = defineCollection({
  loader: glob({ base: './content/pages', pattern: '**/*.yaml' }),
  schema: z.object({
    /** As the tab shows it, before `: Deckhand`. */
    title: z.string().max(50),
    description: words(160, 70),
    heading: words(70),
    lede: words(240),
  }),
});

/** What a screen that is not open yet says; the file's name is the tool's id, or the screen's path without the first slash. */
const later = defineCollection({
  loader: glob({ base: './content/later', pattern: '*.yaml' }),
  schema: z.object({
    title: z.string().max(50),
    description: words(160, 70),
    heading: words(70),
    lede: words(240),
    /** What works today, the likeliest first. */
    ways: z
      .array(z.object({ title: words(40), text: words(100), href: z.string().startsWith('/') }))
      .min(2)
      .max(3),
  }),
});

/** Words of a section of the landing page; the file's name is its anchor there. */
const landing = defineCollection({
  loader: glob({ base: './content/landing', pattern: '*.yaml' }),
  schema: z.object({
    heading: words(70),
    lede: words(240).optional(),
    /** What it holds, in order. */
    parts: z.array(z.object({ title: z.string().max(32), text: z.string().max(120) })).optional(),
    /** Small print below. */
    note: z.string().max(200).optional(),
  }),
});

/** Praise. Until there are customers who said it, each is a sample and is shown as one. spec §3 */
const testimonials = defineCollection({
  loader: file('content/testimonials.yaml'),
  schema: z.object({
    name: z.string(),
    role: z.string(),
    location: z.string(),
    text: z.string().min(40).max(240),
    rating: z.literal(5),
    sample: z.boolean(),
  }),
});

/** Figures about Deckhand that nothing in it proves. spec §1 */
const claims = defineCollection({
  loader: file('content/claims.yaml'),
  schema: z.object({ value: z.string(), label: z.string(), sample: z.boolean() }),
});

/** The founder's letter, and where the founder can be found. */
const letters = defineCollection({
  loader: glob({ base: './content/letters', pattern: '*.md' }),
  schema: z.object({
    title: z.string(),
    author: z.string(),
    role: z.string(),
    link: z.object({ href: z.url(), label: z.string() }),
    sample: z.boolean(),
  }),
});

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
  loader: glob({ base: './content/blog', pattern: '*.mdx' }),
  schema: z.object({
    /** Stays for ever: /blog/<id> leads to the slug, whatever the slug becomes. */
    id: z.string().regex(/^[a-z0-9]{4,12}$/),
    title: z.string().max(70),
    excerpt: sentence,
    author: z.string(),
    date: z.coerce.date(),
    /** The day of the last change that a reader would want to know of. */
    updated: z.coerce.date().optional(),
    category: z.enum(['Launch', 'Technology', 'Career']),
    tags: z.array(z.string()).min(1).max(6),
    featured: z.boolean().default(false),
    /** The picture of a shared link, where it is not the one that the build draws from the title. */
    image: z
      .object({ src: z.string().startsWith('/'), alt: z.string(), width: z.int(), height: z.int() })
      .optional(),
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
  'Press kits',
  'Contracts',
  'Gigs',
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

const link = z.object({ label: z.string().max(80), href: z.string().regex(/^(\/|https:\/\/)/) });

/** How a small tool computes; the file's name is its id in core/mini-tools.ts. */
const miniTools = defineCollection({
  loader: glob({ base: './content/mini-tools', pattern: '*.md' }),
  schema: z.object({
    questions: z
      .array(z.object({ question: z.string().max(90), answer: z.string().max(400) }))
      .min(2)
      .max(4),
    sources: z.array(link).min(1),
    /** Guides and articles that go on from here. */
    further: z.array(link).min(1),
  }),
});

export const collections = {
  miniTools,
  tools,
  pictures,
  voices,
  pages,
  later,
  ...OFFER_COLLECTIONS,
  landing,
  testimonials,
  claims,
  letters,
  legal,
  support,
  affiliates,
  blog,
  guides,
  faq,
};
