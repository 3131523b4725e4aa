import type { Article } from './articles.ts';

export const ARTICLES_A_PAGE = 12;

/** One page of a list of articles. Paths are from the root. */
export interface ListPage<Entry> {
  path: `/${string}`;
  /** The path of the list's first page. */
  first: `/${string}`;
  number: number;
  of: number;
  articles: Entry[];
  newer: `/${string}` | undefined;
  older: `/${string}` | undefined;
}

/** What a list of articles is about. */
export interface Topic<Entry> {
  /** As it is shown: a tag or a category. */
  name: string;
  kind: 'category' | 'tag';
  path: `/${string}`;
  articles: Entry[];
}

interface Filed {
  data: Pick<Article['data'], 'tags' | 'category'>;
}

/** `Voice drops` → `voice-drops`; accents go. Throws where nothing is left for an address. */
export function addressOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (!slug) throw new Error(`“${name}” has no letter that an address could hold`);
  return slug;
}

export const categoryHref = (category: string): `/${string}` => `/blog/category/${addressOf(category)}`;
export const tagHref = (tag: string): `/${string}` => `/blog/tag/${addressOf(tag)}`;

/** The path of a page of the list at `path`; pages count from 1. */
export const pagePath = (path: `/${string}`, number: number): `/${string}` =>
  number === 1 ? path : `${path}/page/${number}`;

/** A list in pages: the first at `path`, the others below it. An empty list has one page. */
export function listPages<Entry>(path: `/${string}`, articles: readonly Entry[]): ListPage<Entry>[] {
  const of = Math.max(1, Math.ceil(articles.length / ARTICLES_A_PAGE));
  const pathOf = (number: number): `/${string}` | undefined => {
    if (number < 1 || number > of) return undefined;
    return pagePath(path, number);
  };
  return Array.from({ length: of }, (_, at) => ({
    path: pathOf(at + 1) ?? path,
    first: path,
    number: at + 1,
    of,
    articles: articles.slice(at * ARTICLES_A_PAGE, (at + 1) * ARTICLES_A_PAGE),
    newer: pathOf(at),
    older: pathOf(at + 2),
  }));
}

/** Every category and every tag with its articles, in their order. The most used come first, then by name. */
export function topicsOf<Entry extends Filed>(articles: readonly Entry[]): Topic<Entry>[] {
  const topics = new Map<string, Topic<Entry>>();
  const file = (name: string, kind: Topic<Entry>['kind'], path: `/${string}`, article: Entry) => {
    const topic = topics.get(path) ?? { name, kind, path, articles: [] };
    topics.set(path, topic);
    if (topic.articles.at(-1) !== article) topic.articles.push(article);
  };
  for (const article of articles) {
    file(article.data.category, 'category', categoryHref(article.data.category), article);
    for (const tag of article.data.tags) file(tag, 'tag', tagHref(tag), article);
  }
  return [...topics.values()].sort(
    (a, b) => b.articles.length - a.articles.length || a.name.localeCompare(b.name, 'en'),
  );
}
