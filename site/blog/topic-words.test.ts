import { expect, it } from 'vitest';
import type { Article } from './articles.ts';
import { tagWords, wordsOfPage } from './topic-words.ts';

const articles = (...titles: string[]) => titles.map((title) => ({ data: { title } as Article['data'] }));

it('a tag is described by its articles, as far as a search result shows', () => {
  const words = tagWords({
    name: 'rider',
    articles: articles('A rider is a shopping list', 'x'.repeat(150)),
  });
  expect(words.title).toBe('Rider: DJ Blog');
  expect(words.description).toBe(
    '2 articles for working DJs tagged “rider”, with sources. A rider is a shopping list',
  );
});

it('a later page says which it is', () => {
  const words = tagWords({ name: 'rider', articles: articles('A rider is a shopping list') });
  const second = wordsOfPage(words, { number: 2, of: 3 });
  expect(second.title).toBe('Rider: DJ Blog, page 2');
  expect(second.description).toBe(`Page 2 of 3. ${words.description}`);
  const long = { ...words, description: 'four words of five '.repeat(8).trim() };
  const cut = wordsOfPage(long, { number: 2, of: 3 }).description;
  expect(cut).toMatch(/^Page 2 of 3\. four .* words of$/);
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(wordsOfPage(words, { number: 1, of: 3 })).toEqual(words);
});
