import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Article } from './articles.ts';
import { ARTICLES_A_PAGE, addressOf, listPages, topicsOf } from './list-pages.ts';

describe('the address of a name', () => {
  it('has plain letters, digits and dashes', () => {
    expect(addressOf('Voice drops')).toBe('voice-drops');
    expect(addressOf(' R&B / Soul ')).toBe('r-b-soul');
    expect(addressOf('Café 4')).toBe('cafe-4');
  });
  it('is refused where nothing is left of it', () => {
    expect(() => addressOf('…')).toThrow('“…” has no letter');
  });
});

describe('a list in pages', () => {
  it('shows every article once, in order, and leads from each page to the next and back', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 60 }), (articles) => {
        const pages = listPages('/blog', articles);
        expect(pages.flatMap((page) => page.articles)).toEqual(articles);
        for (const [at, page] of pages.entries()) {
          expect(page.articles.length).toBeLessThanOrEqual(ARTICLES_A_PAGE);
          expect([page.newer, page.older]).toEqual([pages[at - 1]?.path, pages[at + 1]?.path]);
        }
      }),
    );
  });
  it('begins at its own address', () => {
    const [first, second] = listPages('/blog/tag/fee', Array.from({ length: 13 }));
    expect(first).toMatchObject({ path: '/blog/tag/fee', number: 1, of: 2 });
    expect(second).toMatchObject({ path: '/blog/tag/fee/page/2', newer: '/blog/tag/fee' });
    expect(listPages('/blog', [])).toHaveLength(1);
  });
});

it('files articles under their category and each of their tags, however they are written', () => {
  const article = (category: Article['data']['category'], ...tags: string[]) => ({
    data: { category, tags },
  });
  const articles = [article('Career', 'Fees', 'rider'), article('Career', 'fees', 'Fees')];
  expect(topicsOf(articles).map(({ kind, name, articles: found }) => [kind, name, found.length])).toEqual([
    ['category', 'Career', 2],
    ['tag', 'Fees', 2],
    ['tag', 'rider', 1],
  ]);
});
