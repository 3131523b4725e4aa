import { relatedArticles, type Sorted } from './related-articles.ts';

/** Where one goes from an article. */
export interface ReadingWays<Entry> {
  article: Entry;
  related: Entry[];
  /** The one that came out after it. */
  previous: Entry | undefined;
  /** The one that came out before it. */
  next: Entry | undefined;
}

const RELATED = 3;
const NEIGHBOURS = 2;

/** The ways on from every article. What stands beside it in time is not named a second time. @param articles newest first */
export function readingWays<Entry extends Sorted>(articles: readonly Entry[]): ReadingWays<Entry>[] {
  const related = relatedArticles(articles, RELATED + NEIGHBOURS);
  return articles.map((article, at) => {
    const [previous, next] = [articles[at - 1], articles[at + 1]];
    const others = related.get(article.id)?.filter((other) => other !== previous && other !== next) ?? [];
    return { article, related: others.slice(0, RELATED), previous, next };
  });
}
