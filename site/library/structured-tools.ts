import type { StructuredData } from '#site/lib/structured-data.ts';

/** What search engines are told of a tool. */
export interface ListedTool {
  name: string;
  /** Where it works; null until it opens. */
  address: URL | null;
  description: string;
  features: readonly string[];
  keywords: readonly string[];
}

/** schema.org data of the tools that work, in their order. What is not open yet is not offered to a search engine. */
export function structuredTools(tools: readonly ListedTool[]): StructuredData {
  const open = tools.filter(({ address }) => address !== null);
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: open.map(({ name, address, description, features, keywords }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'SoftwareApplication',
        name,
        url: address?.href,
        description,
        applicationCategory: 'MultimediaApplication',
        operatingSystem: 'Any, in a browser',
        featureList: features,
        keywords: keywords.join(', '),
      },
    })),
  };
}
