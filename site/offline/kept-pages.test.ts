import { afterEach, expect, it, vi } from 'vitest';
import { keptPages, titleOf } from './kept-pages.ts';

afterEach(() => vi.unstubAllGlobals());

it('reads the title of a page without the name of the product', () => {
  expect(titleOf('<html><head><title>Drums &amp; bass: Deckhand</title>')).toBe('Drums & bass');
  expect(titleOf('<p>no title</p>')).toBe('');
});

it('lists the pages that were read, newest first', async () => {
  const pages = new Map([
    ['https://deckhand.example/blog/one', '<title>One: Deckhand</title>'],
    ['https://deckhand.example/help/two', '<title>Two: Deckhand</title>'],
    ['https://deckhand.example/broken', ''],
  ]);
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...pages.keys()].map((url) => ({ url })),
      match: async ({ url }: { url: string }) => new Response(pages.get(url)),
    }),
  });
  expect(await keptPages()).toEqual([
    { path: '/help/two', title: 'Two' },
    { path: '/blog/one', title: 'One' },
  ]);
});

it('lists nothing where the browser keeps nothing', async () => {
  expect(await keptPages()).toEqual([]);
});
