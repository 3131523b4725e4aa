import type { CollectionEntry } from 'astro:content';

export type Article = CollectionEntry<'blog'>;

const WORDS_A_MINUTE = 230;

/** Words that a reader meets; marks of Markdown and addresses of links are none. */
export function wordCount(markdown: string): number {
  return markdown.replaceAll(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
}

/** Whole minutes, at least one. */
export const readMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_A_MINUTE));

/** `7 min`, from the text itself, so that it is true after every edit. */
export const readTime = (article: Pick<Article, 'body'>): string =>
  `${readMinutes(wordCount(article.body ?? ''))} min`;

export const articleHref = ({ id }: Pick<Article, 'id'>): string => `/blog/${id}`;

/** Newest first. */
export const newestFirst = <Dated extends { data: { date: Date } }>(articles: readonly Dated[]): Dated[] =>
  articles.toSorted((a, b) => b.data.date.getTime() - a.data.date.getTime());

/** When an article was last changed; the day it came out, where it was not. */
export const lastChange = ({ data }: { data: Pick<Article['data'], 'date' | 'updated'> }): Date =>
  data.updated ?? data.date;

/** `12 November 2026` */
export const dateWords = (date: Date): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date);
