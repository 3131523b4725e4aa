interface Entry {
  data?: unknown;
  error?: unknown;
  /** When it was fetched, in milliseconds since 1970. */
  created?: number;
  expires?: number;
}

/** What was fetched. A failure is not kept, so that the next mount asks again; the data of before stays, as old as it is. */
export class QueryCache extends Map<string, Entry> {
  override set(key: string, entry: Entry): this {
    if (entry.error === undefined) return super.set(key, entry);
    if (this.get(key)?.data === undefined) this.delete(key);
    return this;
  }
}
