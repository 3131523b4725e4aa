import type { SessionMemory } from './session-memory.ts';

/** A tab's storage for tests, which run where there is no tab. */
export function memoryOfTests(): SessionMemory {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (place) => kept.get(place) ?? null,
    setItem: (place, value) => void kept.set(place, value),
    removeItem: (place) => void kept.delete(place),
  });
}
