import type { TabMemory } from './tab-memory.ts';

/** A tab's storage for tests, which run where there is no tab. */
export function tabOfTests(): () => TabMemory {
  const kept = new Map<string, string>();
  const memory: TabMemory = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  return () => memory;
}
