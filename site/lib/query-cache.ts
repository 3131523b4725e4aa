interface Entry {
  data?: unknown;
  error?: unknown;
  /** When it was fetched, in milliseconds since 1970. */
  created?: number;
  expires?: number;
}

/** What was fetched. A failure is not kept, so that the next mount asks again; the data of before stays, as stale. */
export class QueryCache extends Map<string, Entry> {
  override set(key: string, entry: Entry): this {
    if (entry.error === undefined) return super.set(key, entry);
    const before = this.get(key);
    if (before?.data !== undefined) return super.set(key, { ...before, created: Number.NEGATIVE_INFINITY });
    this.delete(key);
    return this;
  }
}
