/** What a tab remembers until it is closed: sessionStorage, or less. */
export type TabMemory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Reads a JSON value; null where there is none, it cannot be read, or storage is closed (private mode). */
export function recall(memory: () => TabMemory, key: string): unknown {
  try {
    return JSON.parse(memory().getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a JSON value under a key; null forgets it. Where storage is closed or full, the page goes on without. */
export function remember(memory: () => TabMemory, key: string, value: unknown): void {
  try {
    if (value === null) memory().removeItem(key);
    else memory().setItem(key, JSON.stringify(value));
  } catch {
    // Nothing to do: what is on the page stays on the page.
  }
}

/** The tab's own storage. Asked for at each use: reading the property itself throws where it is forbidden. */
export const tabMemory = (): TabMemory => sessionStorage;
