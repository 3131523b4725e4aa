import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { match } from '../architecture/checker/pattern.ts';
import { PUBLIC_PAGES } from '../architecture/public-pages.ts';
import { TEST_SITE } from '../support/built-pages.ts';

export const KINDS = ['js', 'css', 'html', 'fonts'] as const;
export type Kind = (typeof KINDS)[number];
export type Budget = Partial<Record<Kind, number>>;

/** What a page may load before anybody touches it, in kB of 1000 bytes: gzipped, typefaces as they are. */
export const PUBLIC: Budget = { js: 10, css: 14, html: 14, fonts: 60 };
export const APP: Budget = { js: 120, fonts: 60 };
/** For a visitor it answers itself, by the sample, what the server answers for an account: clashes and lists are computed here. */
export const SAMPLE_TRACKER: Budget = { ...APP, js: 140 };
/** The gig tracker keeps itself for the way without a network: it loads what does that. */
export const TRACKER: Budget = { ...APP, js: 135 };

/** Workbenches of ours, which no release has. */
export const EXEMPT = ['styleguide.html', 'sound-bench.html'];

export const isPublic = (page: string): boolean =>
  match(
    [...PUBLIC_PAGES, '500'].map((name) => `${name}.html`),
    page,
  ) !== null;

export interface File {
  path: string;
  kB: number;
}

const weighed = new Map<string, number>();

/** A file of the built site. Gzipped, but for typefaces: a woff2 is compressed already. */
export function weigh(path: string): File {
  const known = weighed.get(path);
  const bytes = () => readFileSync(join(TEST_SITE, path));
  const kB = known ?? (path.endsWith('.woff2') ? bytes() : gzipSync(bytes())).byteLength / 1000;
  weighed.set(path, kB);
  return { path, kB };
}

export const sum = (files: readonly File[]): number => files.reduce((total, { kB }) => total + kB, 0);

/** What is too heavy, with its five largest files; null where it fits. */
export function breach(page: string, kind: Kind, files: readonly File[], allowed: number): string | null {
  if (sum(files) <= allowed) return null;
  const largest = files.toSorted((a, b) => b.kB - a.kB).slice(0, 5);
  const head = `${page}: ${sum(files).toFixed(1)} kB of ${kind}, ${allowed} are allowed`;
  return [head, ...largest.map(({ path, kB }) => `${kB.toFixed(1).padStart(8)}  ${path}`)].join('\n');
}
