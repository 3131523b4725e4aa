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

type Kept = Record<string, unknown> | null;

/** What a key keeps for one of several things. */
export const recallOf = (memory: () => TabMemory, key: string, id: string): unknown =>
  (recall(memory, key) as Kept)?.[id] ?? null;

/** Keeps a value under a key for one of several things; null forgets it, and the key once nothing is kept under it. */
export function rememberOf(memory: () => TabMemory, key: string, id: string, value: unknown): void {
  const { [id]: _, ...others } = (recall(memory, key) as Kept) ?? {};
  const kept = value === null ? others : { ...others, [id]: value };
  remember(memory, key, Object.keys(kept).length > 0 ? kept : null);
}

/** The tab's own storage. Asked for at each use: reading the property itself throws where it is forbidden. */
export const tabMemory = (): TabMemory => sessionStorage;
