import { expect, it } from 'vitest';
import { pageBefore } from './page-before.ts';

const here = { origin: 'https://deckhand.example', pathname: '/contact' };

it.each([
  ['https://deckhand.example/help/credits?token=secret#reserve', { page: '/help/credits' }],
  [`https://deckhand.example/${'a'.repeat(300)}`, { page: `/${'a'.repeat(199)}` }],
  ['https://deckhand.example/contact', {}],
  ['https://search.example/?q=deckhand', {}],
  ['', {}],
])('who comes from %j came from %j', (referrer, page) => {
  expect(pageBefore(referrer, here)).toEqual(page);
});
