import { MINI_TOOLS, type MiniToolId } from '#core/mini-tools.ts';
import type { StructuredData } from '#site/lib/structured-data.ts';

/** What search engines are told of a small tool: a program in the browser that costs nothing. */
export function miniToolData(id: MiniToolId, description: string, site: URL): StructuredData {
  const { name, path } = MINI_TOOLS.find((one) => one.id === id) ?? MINI_TOOLS[0];
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name,
    description,
    url: new URL(path, site).href,
    applicationCategory: id === 'rate-calculator' ? 'BusinessApplication' : 'MultimediaApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    publisher: { '@type': 'Organization', name: 'Deckhand', url: new URL('/', site).href },
  };
}
