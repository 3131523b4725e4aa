import { type Article, articleHref } from './articles.ts';

/** schema.org data of an article. `site` is the address of the product; addresses in the data are whole. */
export function structuredArticle(article: Article, site: URL): Record<string, unknown> {
  const { title, metaDescription, author, date, image, category, keywords } = article.data;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: metaDescription,
    datePublished: date.toISOString(),
    author: { '@type': 'Organization', name: author },
    publisher: { '@type': 'Organization', name: 'Deckhand' },
    image: new URL(image.src, site).href,
    articleSection: category,
    keywords: keywords.join(', '),
    mainEntityOfPage: new URL(articleHref(article), site).href,
  };
}
