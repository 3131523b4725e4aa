import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { CATALOGUE } from '#core/catalogue.ts';
import { articleHref } from '#site/blog/articles.ts';
import { readArticles } from '#site/blog/read-articles.ts';
import { pageWords } from '#site/lib/page-words.ts';

/** In the order in which a stranger would ask for them. */
const MAIN = [
  'pricing',
  'tools',
  'help',
  'faq',
  'blog',
  'support',
  'contact',
  'verify',
  'security-policy',
  'privacy',
  'terms',
];

/** What Deckhand is and where it is written, for language models: https://llmstxt.org. */
export const GET: APIRoute = async ({ site, url }) => {
  const line = (title: string, path: string, text: string) =>
    `- [${title}](${new URL(path, site ?? url).href}): ${text.replaceAll(/\s+/g, ' ').trim()}`;
  const [blog, pages, tools, guides, articles] = await Promise.all([
    pageWords('/blog'),
    getCollection('pages'),
    getCollection('tools'),
    getCollection('guides'),
    readArticles(),
  ]);
  const summaries = new Map(tools.map(({ id, data }) => [id, data.summary]));
  const linesOf = (ids: readonly string[]) =>
    ids
      .flatMap((id) => pages.find((page) => page.id === id) ?? [])
      .map(({ id, data }) => line(data.title, `/${id}`, data.description))
      .join('\n');
  const free = pages.map(({ id }) => id).filter((id) => id.startsWith('tools/'));
  const parts = [
    '# Deckhand',
    '> The AI toolkit for working DJs: logos, voice drops, press kits, contracts, and an assistant that answers from what it can cite.',
    `## Pages\n\n${linesOf(MAIN)}`,
    `## Tools\n\n${CATALOGUE.map((tool) => `- ${tool.name}: ${summaries.get(tool.id)}${tool.opens ? '' : ' Not open yet.'}`).join('\n')}`,
    `## Free tools, without an account\n\n${linesOf(free.toSorted())}`,
    `## Guides\n\n${guides.map(({ id, data }) => line(data.title, `/help/${id}`, data.summary)).join('\n')}`,
    `## Articles\n\n${blog.lede}\n\n${articles.map((article) => line(article.data.title, articleHref(article), article.data.excerpt)).join('\n')}`,
  ];
  return new Response(`${parts.join('\n\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
