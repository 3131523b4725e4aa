import { expect, it } from 'vitest';
import { structuredHouse, structuredProduct } from './structured-product.ts';

const SITE = new URL('https://deckhand.example');

it('names who runs the site and the product by whole addresses', () => {
  const url = 'https://deckhand.example/';
  expect(structuredHouse(SITE)['@graph']).toMatchObject([
    { '@type': 'Organization', url },
    { '@type': 'WebSite', url },
    { '@type': 'SoftwareApplication', url },
  ]);
});

it('offers every plan at its price, and rates nothing', () => {
  const data = structuredProduct(SITE);
  expect(data.offers).toMatchObject([
    { name: 'Free', price: '0.00', availability: 'https://schema.org/InStock' },
    { name: 'Trial', price: '0.00', availability: 'https://schema.org/InStock' },
    { name: 'Pro', price: '16.99', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  ]);
  expect(JSON.stringify(data)).not.toMatch(/"(aggregateRating|review)"/);
});
