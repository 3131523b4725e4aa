import { PLANS } from '#core/plans.ts';
import type { StructuredData } from './structured-data.ts';

const SCHEMA = { '@context': 'https://schema.org' };
const NAME = 'Deckhand';

/** schema.org data of who runs the site, of the site and of the product: for its first page alone. */
export function structuredHouse(site: URL): StructuredData {
  const url = site.href;
  return {
    ...SCHEMA,
    '@graph': [
      { '@type': 'Organization', name: NAME, url, logo: new URL('/icons/icon-512.png', site).href },
      { '@type': 'WebSite', name: NAME, url },
      product(site),
    ],
  };
}

const decimal = (amount: number): string => (amount / 100).toFixed(2);

/** schema.org data of the product with what its plans cost. */
export function structuredProduct(site: URL): StructuredData {
  return { ...SCHEMA, ...product(site) };
}

function product(site: URL): StructuredData {
  return {
    '@type': 'SoftwareApplication',
    name: NAME,
    url: site.href,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Any, in a browser',
    offers: PLANS.map(({ name, price }) => ({
      '@type': 'Offer',
      name,
      price: decimal(price.amount),
      priceCurrency: price.currency,
      availability: 'https://schema.org/InStock',
      url: new URL('/pricing', site).href,
      ...(price.amount > 0 && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: decimal(price.amount),
          priceCurrency: price.currency,
          billingDuration: 'P1M',
        },
      }),
    })),
  };
}
