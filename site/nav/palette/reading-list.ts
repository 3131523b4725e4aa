import type { ReadingEntry } from './palette-entries.ts';

let list: Promise<readonly ReadingEntry[]> | null = null;

/** Help pages, questions and articles. Without a connection there are none, and the next time asks again. */
export function readingList(): Promise<readonly ReadingEntry[]> {
  list ??= fetch('/palette.json')
    .then((reply) => (reply.ok ? (reply.json() as Promise<ReadingEntry[]>) : Promise.reject(reply.status)))
    .catch(() => {
      list = null;
      return [];
    });
  return list;
}
