import type { Article } from './articles.ts';

/** What articles are related by. */
export interface Sorted {
  id: string;
  data: Pick<Article['data'], 'tags' | 'category'>;
}

/** How far an article looks along each of its tags, in both directions. */
const REACH = 8;
const SHARED_TAG = 4;
const SAME_CATEGORY = 1;

/**
 * What to read after each article, by its id: most shared tags first, then the same category, then the nearest in time. An
 * article meets its neighbours only, so that a thousand of them cost ten times what a hundred do.
 * @param articles in the order of their dates
 */
export function relatedArticles<Entry extends Sorted>(
  articles: readonly Entry[],
  count = 3,
): Map<string, Entry[]> {
  const lists = new Map<string, number[]>();
  const stands = articles.map((article, at) =>
    keysOf(article).map((key) => {
      const list = lists.get(key) ?? [];
      lists.set(key, list);
      return {
        list,
        worth: key === '' ? 0 : key.startsWith('#') ? SHARED_TAG : SAME_CATEGORY,
        at: list.push(at) - 1,
      };
    }),
  );
  return new Map(
    articles.map(({ id }, own) => {
      const scores = new Map<number, number>();
      for (const { list, worth, at } of stands[own] ?? []) {
        for (const other of list.slice(Math.max(0, at - REACH), at + REACH + 1)) {
          if (other !== own) scores.set(other, (scores.get(other) ?? 0) + worth);
        }
      }
      const best = [...scores].sort(
        ([a, scoreOfA], [b, scoreOfB]) =>
          scoreOfB - scoreOfA || Math.abs(a - own) - Math.abs(b - own) || a - b,
      );
      return [id, best.slice(0, count).flatMap(([at]) => articles[at] ?? [])];
    }),
  );
}

/** The lists that an article stands in: one a tag, its category, and the one of all. */
function keysOf({ data }: Sorted): string[] {
  return [...new Set(data.tags.map((tag: string) => `#${tag.toLowerCase()}`)), data.category, ''];
}
