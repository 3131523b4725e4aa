import { expect, it } from 'vitest';
import type { Article } from './articles.ts';
import { relatedArticles } from './related-articles.ts';

const article = (id: string, category: Article['data']['category'], ...tags: string[]) => ({
  id,
  data: { category, tags },
});
const idsFor = (id: string, articles: ReturnType<typeof article>[]) =>
  relatedArticles(articles)
    .get(id)
    ?.map((related) => related.id);

it('puts shared tags before the category, and the category before the nearness in time', () => {
  const articles = [
    article('here', 'Career', 'fee', 'rider'),
    article('next', 'Launch'),
    article('same category', 'Career'),
    article('one tag', 'Technology', 'Rider'),
    article('two tags', 'Technology', 'rider', 'fee'),
  ];
  expect(idsFor('here', articles)).toEqual(['two tags', 'one tag', 'same category']);
});

it('never names the article itself, nor one twice', () => {
  const articles = Array.from({ length: 40 }, (_, at) => article(String(at), 'Career', 'fee', 'rider'));
  for (const [id, related] of relatedArticles(articles)) {
    const ids = related.map((other) => other.id);
    expect(new Set([...ids, id]).size).toBe(4);
  }
});

it('has what there is where there are few', () => {
  expect(idsFor('a', [article('a', 'Career'), article('b', 'Launch')])).toEqual(['b']);
  expect(idsFor('a', [article('a', 'Career')])).toEqual([]);
});
