import { expect, it } from 'vitest';
import { cardOf } from './card.ts';

const page = (path: string, title: string, body: string, more = '') =>
  `<meta property="og:title" content="${title}"><meta property="og:description" content="What it is &amp; costs"><meta property="og:image" content="https://deckhand.example${path}">${more}${body}`;

it('an article says its title and its facts', () => {
  const facts =
    '<meta name="twitter:data1" content="5 min"><meta name="twitter:data2" content="4 November 2026">';
  expect(
    cardOf(page('/og/blog/riders.png', 'Riders: Deckhand', '<h1 class="display">Riders</h1>', facts)),
  ).toEqual({
    path: '/og/blog/riders.png',
    card: {
      title: 'Riders',
      section: 'Blog',
      text: '5 min · 4 November 2026',
      about: 'Riders 5 min 4 November 2026',
    },
  });
});

it('a page says its heading, under its title, and what it is about', () => {
  const heading = '<h1>Fees<br /><em>&#233;t</em> d&#x27;argent</h1>';
  expect(cardOf(page('/og/pricing.png', 'Pricing: Deckhand', heading))?.card).toEqual({
    title: "Fees ét d'argent",
    section: 'Pricing',
    text: 'What it is & costs',
    about: "Fees ét d'argent",
  });
});

it('of two headings it says the one that visitors see', () => {
  const headings = '<h1 data-for="user">Your library</h1><h1 class="h1" data-for="visitor">Six tools</h1>';
  expect(cardOf(page('/og/tools.png', 'Tools: Deckhand', headings))?.card.title).toBe('Six tools');
});

it('a page with a picture of its own asks for none', () => {
  expect(cardOf(page('/_astro/riders.webp', 'Riders: Deckhand', '<h1>Riders</h1>'))).toBeNull();
});
