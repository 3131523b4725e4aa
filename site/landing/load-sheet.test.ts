import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadSheet } from './load-sheet.ts';

const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link')];

beforeEach(() => vi.stubGlobal('document', parseHTML('<link rel="stylesheet" href="/page.css">').document));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('asks for a style sheet once, and whoever asks meanwhile waits for it, too', async () => {
  let there = 0;
  const asked = [loadSheet('/once.css'), loadSheet('/once.css')].map((sheet) => sheet.then(() => there++));
  await Promise.resolve();
  expect(sheets().map((sheet) => sheet.getAttribute('href'))).toEqual(['/page.css', '/once.css']);
  expect(there).toBe(0);
  sheets()[1]?.onload?.(new Event('load'));
  await Promise.all(asked);
  expect(there).toBe(2);
});

it('waits for none that the page has already', async () => {
  await loadSheet('/page.css');
  expect(sheets()).toHaveLength(1);
});

it('asks again for one that could not be had', async () => {
  const first = loadSheet('/lost.css');
  sheets()[1]?.onerror?.(new Event('error'));
  await first;
  expect(sheets()).toHaveLength(1);
  void loadSheet('/lost.css');
  expect(sheets()).toHaveLength(2);
});
