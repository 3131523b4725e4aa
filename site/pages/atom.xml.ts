import type { APIRoute } from 'astro';
import { articleFeed } from '#site/blog/article-feed.ts';
import { pageWords } from '#site/lib/page-words.ts';

/** The blog as Atom 1.0. */
export const GET: APIRoute = async ({ site, url }) => {
  const feed = await articleFeed(await pageWords('/blog'), site ?? url);
  return new Response(feed.atom1(), { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
};
