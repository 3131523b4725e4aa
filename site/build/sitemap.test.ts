import { describe, expect, it } from 'vitest';
import { sitemapEntry, sitemapText } from './sitemap.ts';

const page = (head: string) =>
  `<html><head>${head}</head><body><link rel="canonical" href="/no"></body></html>`;
const canonical = (path: string) => `<link rel="canonical" href="https://deckhand.example${path}">`;

describe('the sitemap', () => {
  it('has the canonical address of a page, and when it was changed', () => {
    expect(sitemapEntry(page(canonical('/tools')))).toEqual({ address: 'https://deckhand.example/tools' });
    const time = '<meta property="article:modified_time" content="2026-11-04T00:00:00.000Z">';
    expect(sitemapEntry(page(canonical('/blog/a') + time))).toEqual({
      address: 'https://deckhand.example/blog/a',
      changed: '2026-11-04T00:00:00.000Z',
    });
  });

  it('leaves out a page that asks not to be listed, and one without an address of its own', () => {
    expect(sitemapEntry(page(`${canonical('/dashboard')}<meta name="robots" content="noindex">`))).toBeNull();
    expect(sitemapEntry(page(''))).toBeNull();
  });

  it('names every address once', () => {
    const text = sitemapText([
      { address: 'https://d.example/b' },
      { address: 'https://d.example/a' },
      { address: 'https://d.example/b' },
    ]);
    expect(text.match(/<loc>[^<]*/g)).toEqual(['<loc>https://d.example/a', '<loc>https://d.example/b']);
  });
});
