/** What this tab remembers until it is closed. */
export type SessionMemory = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Asked for at each use: reading the property itself throws where storage is forbidden. */
export const sessionMemory: SessionMemory = () => sessionStorage;

/** Reads a JSON value; null where there is none, it cannot be read, or storage is closed. */
export function recall(memory: SessionMemory, place: string): unknown {
  try {
    return JSON.parse(memory().getItem(place) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a JSON value; null forgets it. Where storage is closed or full, the page goes on without. */
export function remember(memory: SessionMemory, place: string, value: unknown): void {
  try {
    if (value === null) memory().removeItem(place);
    else memory().setItem(place, JSON.stringify(value));
  } catch {
    // Nothing to do: what is on the page stays on the page.
  }
}
