import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import type { ReadingEntry } from '#site/nav/palette/palette-entries.ts';

/** Titles of everything there is to read: what the command palette finds beside tools and screens. */
export const GET: APIRoute = async () => {
  const [guides, questions, articles] = await Promise.all([
    getCollection('guides'),
    getCollection('faq'),
    getCollection('blog'),
  ]);
  const reading: ReadingEntry[] = [
    ...guides.map(
      ({ id, data }): ReadingEntry => ({ title: data.title, href: `/help/${id}`, kind: 'Guide' }),
    ),
    ...questions.map(
      ({ id, data }): ReadingEntry => ({ title: data.question, href: `/faq#${id}`, kind: 'Question' }),
    ),
    ...articles.map(
      ({ id, data }): ReadingEntry => ({ title: data.title, href: `/blog/${id}`, kind: 'Article' }),
    ),
  ];
  return new Response(JSON.stringify(reading), { headers: { 'content-type': 'application/json' } });
};
