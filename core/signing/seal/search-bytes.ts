import { CHANGES, findChangedByte } from './find-changed-byte.ts';

/** A byte that is another than it was. */
export interface FoundByte {
  offset: number;
  was: number;
}

/** Bytes of which one is looked for. */
export interface Search {
  bytes: Uint8Array;
  /** SHA-256 that they had. */
  hash: string;
  /** Those that are tried, ascending. */
  places: readonly number[];
  found: FoundByte | null;
  /** Whether each value of each byte was tried in vain: more than one byte was changed. */
  isWorse: boolean;
}

export const searchFor = (bytes: Uint8Array, hash: string, places: readonly number[]): Search => ({
  ...{ bytes, hash, places, found: null, isWorse: false },
});

/** After so many searches in vain no other value than of one bit is tried: that takes long. */
const MOST_FAILURES = 2;

/** Looks for one byte in each: for one bit of it in all of them first. */
export function search(searches: readonly Search[], onTried: (tried: number, all: number) => void): void {
  for (const kind of ['bit', 'other'] as const) {
    let failures = 0;
    for (const each of searches) {
      if (each.found || (kind === 'other' && failures === MOST_FAILURES)) continue;
      const { bytes, hash, places } = each;
      const onPlace = (tried: number): void => onTried(tried, places.length);
      each.found = findChangedByte(bytes, { hash, places, changes: CHANGES[kind], onPlace });
      if (each.found) continue;
      failures += 1;
      each.isWorse = kind === 'other';
    }
  }
}
