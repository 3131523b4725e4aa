import { recall, remember, type TabMemory } from './tab-memory.ts';

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
