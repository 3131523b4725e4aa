import { draftOf } from './read-draft.ts';
import type { TakeEntry } from './takes.store.ts';

/** The takes that a stored value stands for; what is broken is left out. */
export const readTakes = (stored: readonly unknown[]): TakeEntry[] => stored.flatMap(entryOf);

function entryOf(stored: unknown): TakeEntry[] {
  const { id, number, drop, seconds, madeInMs, picture } = (stored ?? {}) as Partial<TakeEntry>;
  const isWhole =
    typeof id === 'string' &&
    typeof number === 'number' &&
    typeof seconds === 'number' &&
    typeof madeInMs === 'number';
  if (!isWhole) return [];
  return [{ id, number, drop: draftOf(drop), seconds, madeInMs, made: null, ...(picture && { picture }) }];
}
