import type { APIRoute } from 'astro';
import { articleFeed } from '#site/blog/article-feed.ts';
import { pageWords } from '#site/lib/page-words.ts';

/** The blog as RSS 2.0. Its `author` is a mail address, so who wrote an article stands in `dc:creator`. */
export const GET: APIRoute = async ({ site, url }) => {
  const feed = await articleFeed(await pageWords('/blog'), site ?? url);
  for (const item of feed.items) {
    item.extensions = [{ name: 'dc:creator', objects: { _text: item.author?.[0]?.name } }];
    delete item.author;
  }
  return new Response(feed.rss2(), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
};
