import { expect, it } from 'vitest';
import { feedHtml } from './feed-html.ts';

const PAGE = new URL('https://deckhand.example/blog/half-up-front');
const html = (text: string) => feedHtml(text, PAGE);

it('makes links, anchors and pictures whole', () => {
  expect(html('<a href="/help?a=1&amp;b=2">x</a>')).toBe(
    '<a href="https://deckhand.example/help?a=1&amp;b=2">x</a>',
  );
  expect(html('<a href="#terms">x</a>')).toBe(
    '<a href="https://deckhand.example/blog/half-up-front#terms">x</a>',
  );
  expect(html('<img src="/_astro/a.svg" alt="A" loading="lazy">')).toBe(
    '<img src="https://deckhand.example/_astro/a.svg" alt="A">',
  );
  expect(html('<a href="https://ebu.ch/">x</a>')).toBe('<a href="https://ebu.ch/">x</a>');
});

it('leaves out what only our own page can show, and keeps what it holds', () => {
  expect(
    html('<drop-player class="drop"><svg><path d="M0"/></svg><audio src="/a.mp3"></audio></drop-player>'),
  ).toBe('<audio src="https://deckhand.example/a.mp3"></audio>');
});

it('leaves words alone that look like markup', () => {
  expect(html('<p>write class="x" in style</p>')).toBe('<p>write class="x" in style</p>');
});
