import { DROP_UNUSED_MS } from './cache-rules.ts';

interface Entry {
  data?: unknown;
  error?: unknown;
  /** When it was fetched, in milliseconds since 1970. */
  created?: number;
  expires?: number;
}

/** The key of a query begins with the name of its call. */
export const nameOf = (key: string): string => key.slice(0, key.indexOf(' '));

/** What a page hands on to the next one: the key, the data, when it was fetched, and since when nothing shows it. */
export type CachedAnswer = readonly [key: string, data: unknown, created: number, unusedSince: number];

/**
 * What was fetched. A failure is not kept, so that the next mount asks again; the data of before stays, as old as it is.
 * What nothing shows is dropped ten minutes later. spec §9
 */
export class QueryCache extends Map<string, Entry> {
  /** By name of the call, in milliseconds since 1970. What is on screen is not in here. */
  readonly #unusedSince = new Map<string, number>();

  override get(key: string): Entry | undefined {
    const since = this.#unusedSince.get(nameOf(key));
    if (since !== undefined && Date.now() - since >= DROP_UNUSED_MS) this.delete(key);
    return super.get(key);
  }

  override set(key: string, entry: Entry): this {
    if (entry.error === undefined) return super.set(key, entry);
    if (this.get(key)?.data === undefined) this.delete(key);
    return this;
  }

  /** Something on the page shows what this call answered. */
  use(name: string): void {
    // What has been unused for too long goes with the look at it.
    for (const key of [...this.keys()]) if (nameOf(key) === name) this.get(key);
    this.#unusedSince.delete(name);
  }

  /** Nothing on the page shows it any longer. */
  leave(name: string): void {
    this.#unusedSince.set(name, Date.now());
  }

  /** What the next page may begin with: all but what these calls answered. */
  handOn(except: ReadonlySet<string>): CachedAnswer[] {
    return [...this.keys()].flatMap((key): CachedAnswer[] => {
      const { data, created = 0 } = (!except.has(nameOf(key)) && this.get(key)) || {};
      if (data === undefined || data === null || created < 0) return [];
      return [[key, data, created, this.#unusedSince.get(nameOf(key)) ?? Date.now()]];
    });
  }

  /** Begins with what the page before handed on, but for what was fetched before `changedAt` (ms since 1970). */
  take(answers: readonly CachedAnswer[], changedAt: number): void {
    for (const [key, data, created, unusedSince] of answers) {
      if (created < changedAt || created > Date.now()) continue;
      super.set(key, { data, created, expires: Number.POSITIVE_INFINITY });
      this.#unusedSince.set(nameOf(key), unusedSince);
    }
  }
}
