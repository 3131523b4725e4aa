import type { StructuredData } from './structured-data.ts';

/** A page on the way down to another one. */
export interface Crumb {
  label: string;
  href: `/${string}`;
}

/** schema.org data of the way to a page, from the top; addresses in it are whole. */
export function breadcrumbList(trail: readonly Crumb[], site: URL): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(href, site).href,
    })),
  };
}
