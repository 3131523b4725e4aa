import { isMeant } from './meant.ts';

/** What the build writes about an article (site/build/search-index.ts). */
export interface Hit {
  url: string;
  /** HTML with `<mark>` around what was found. */
  excerpt: string;
  meta: Partial<Record<'title' | 'category' | 'minutes', string>>;
}

export interface Found {
  count: number;
  hits: Hit[];
}

interface Pagefind {
  search(query: string): Promise<{ results: { data(): Promise<Hit> }[] }>;
}

interface PagefindScript {
  createInstance(options: { noWorker: boolean; excerptLength: number }): Pagefind;
}

/** A variable, so that no bundler looks for it: the build writes it after the pages. */
const INDEX: string = '/pagefind/pagefind.js';
const SHOWN = 8;

let index: Promise<Pagefind> | null = null;
let failures = 0;

async function open(): Promise<Pagefind> {
  // A browser remembers that a script did not load, by its address.
  const address = failures === 0 ? INDEX : `${INDEX}?again=${failures}`;
  const script: PagefindScript = await import(/* @vite-ignore */ address);
  // The index is small: a thread of its own would cost more to load than it saves.
  return script.createInstance({ noWorker: true, excerptLength: 22 });
}

/** Loads the search, once; after a failure the next call tries again. */
export function openIndex(): Promise<Pagefind> {
  index ??= open().catch((reason: unknown) => {
    index = null;
    failures += 1;
    throw reason;
  });
  return index;
}

/** The best articles on something. Rejects where the index does not load; the next call loads it again. */
export async function askIndex(query: string): Promise<Found> {
  const opened = openIndex();
  try {
    const { results } = await (await opened).search(query);
    const best = await Promise.all(results.slice(0, SHOWN).map((result) => result.data()));
    const hits = best.filter(({ excerpt }) => isMeant(excerpt, query));
    return { count: hits.length === 0 ? 0 : results.length - best.length + hits.length, hits };
  } catch (reason) {
    // An instance whose index did not load never asks for it again: the next call makes another one.
    if (index === opened) index = null;
    throw reason;
  }
}
