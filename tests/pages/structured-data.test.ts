import { describe, expect, it } from 'vitest';
import { builtDocument, builtHtml } from '../support/built-document.ts';
import { builtPages } from '../support/built-pages.ts';

const BLOCK = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

const pages = builtPages().map((path) => {
  const blocks = [...builtHtml(path).matchAll(BLOCK)].map(([, text = '']) => JSON.parse(text));
  return { path, data: blocks.flatMap((block) => block['@graph'] ?? [block]) };
});
const having = (type: string): string[] =>
  pages.filter(({ data }) => data.some((block) => block['@type'] === type)).map(({ path }) => path);

describe('the data for search engines', () => {
  it('says who runs the site on its first page alone', () => {
    expect(having('Organization')).toEqual(['/landing']);
    expect(having('WebSite')).toEqual(['/landing']);
  });

  it('has what the plans cost, the questions, and the way to a page below another', () => {
    expect(having('SoftwareApplication')).toEqual(expect.arrayContaining(['/landing', '/pricing']));
    expect(having('FAQPage')).toContain('/faq');
    expect(having('BreadcrumbList')).toEqual(
      expect.arrayContaining(['/checkout', '/help/credits', '/subscribe']),
    );
  });

  it('tells search engines the price, and no rating', () => {
    const data = pages.find(({ path }) => path === '/pricing')?.data ?? [];
    expect(data.map((block) => block['@type'])).toEqual(['SoftwareApplication']);
    expect(data[0].offers.map(({ price }: { price: string }) => price)).toEqual(['0.00', '0.00', '16.99']);
    expect(data[0].aggregateRating).toBeUndefined();
  });

  it('says what the questions say', () => {
    const data = pages.find(({ path }) => path === '/faq')?.data ?? [];
    expect(data.map((block) => block['@type'])).toEqual(['FAQPage']);
    const names = data[0].mainEntity.map(({ name }: { name: string }) => name);
    const written = [...builtDocument('/faq').querySelectorAll('summary h3')];
    expect(names).toEqual(written.map(({ textContent }) => textContent));
    expect(names.length).toBeGreaterThan(20);
  });

  it('lists the tools that work, by what they are looked for', () => {
    const list = pages
      .find(({ path }) => path === '/tools')
      ?.data.find((block) => block['@type'] === 'ItemList');
    const items = list?.itemListElement.map(({ item }: { item: Record<string, string> }) => item);
    expect(items.map(({ name }: { name: string }) => name)).toEqual([
      ...['Logo Creator', 'Voice Drop Generator', 'Press Kit Builder', 'Contract Generator', 'Gig Tracker'],
    ]);
    for (const { keywords, featureList } of items) {
      expect(keywords).toMatch(/\bdj\b/);
      expect(featureList).toHaveLength(5);
    }
  });

  it('claims no rating', () => {
    const rated = pages.filter(({ data }) => /"(aggregateRating|review)"/.test(JSON.stringify(data)));
    expect(rated.map(({ path }) => path)).toEqual([]);
  });
});
