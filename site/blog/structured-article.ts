import { shareImage } from '#site/lib/share-image.ts';
import type { StructuredData } from '#site/lib/structured-data.ts';
import { type Article, articleHref, lastChange } from './articles.ts';

/** schema.org data of an article. `site` is the address of the product; addresses in the data are whole. */
export function structuredArticle(
  article: Pick<Article, 'id' | 'data'>,
  site: URL,
): StructuredData & { mainEntityOfPage: string } {
  const { title, metaDescription, author, date, category, keywords } = article.data;
  const address = new URL(articleHref(article), site);
  const image = article.data.image ?? shareImage(address, title);
  const at = (path: string) => new URL(path, site).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: metaDescription,
    datePublished: date.toISOString(),
    dateModified: lastChange(article).toISOString(),
    author: { '@type': 'Organization', name: author, url: at('/') },
    publisher: {
      '@type': 'Organization',
      name: 'Deckhand',
      url: at('/'),
      logo: { '@type': 'ImageObject', url: at('/icons/icon-512.png'), width: 512, height: 512 },
    },
    image: { '@type': 'ImageObject', url: at(image.src), width: image.width, height: image.height },
    articleSection: category,
    keywords: keywords.join(', '),
    inLanguage: 'en',
    mainEntityOfPage: address.href,
  };
}
