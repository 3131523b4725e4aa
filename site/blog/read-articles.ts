import { getCollection } from 'astro:content';
import { type Article, newestFirst } from './articles.ts';

/** Every article, newest first. Pages get theirs from getStaticPaths, so that a build asks once a route. */
export const readArticles = async (): Promise<Article[]> => newestFirst(await getCollection('blog'));

/** The article at the top of the list, and the others. */
export function featured(articles: readonly Article[]): { first: Article | undefined; others: Article[] } {
  const first = articles.find(({ data }) => data.featured) ?? articles[0];
  return { first, others: articles.filter((article) => article !== first) };
}
