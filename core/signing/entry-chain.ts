import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical-json.ts';
import type { Entry } from './envelope.ts';

/** What the first entry carries in place of a hash. */
export const FIRST_PREVIOUS = '0'.repeat(64);

/** What the hash of an entry says of it: SHA-256 of all the rest as canonical JSON, lower-case hex. */
export const hashOfEntry = ({ hash: _, ...rest }: Omit<Entry, 'hash'> & { hash?: string }): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson(rest))));

/** An entry after those that are there: with its place, its time and its hash. */
export function chained(last: Entry | undefined, entry: Omit<Entry, 'seq' | 'previous' | 'hash'>): Entry {
  const placed = {
    ...entry,
    seq: (last?.seq ?? 0) + 1,
    // A clock that was set back turns nothing around.
    at: last && last.at > entry.at ? last.at : entry.at,
    previous: last?.hash ?? FIRST_PREVIOUS,
  };
  return { ...placed, hash: hashOfEntry(placed) };
}

/** What is wrong with a record at its first wrong entry; null where it is whole up to its end. */
export function brokenAt(entries: readonly Entry[]): { seq: number; reason: string } | null {
  let previous = FIRST_PREVIOUS;
  for (const [index, entry] of entries.entries()) {
    const seq = index + 1;
    if (entry.seq !== seq) return { seq, reason: 'An entry is missing, doubled or out of place' };
    if (entry.envelope !== entries[0]?.envelope) return { seq, reason: 'It belongs to another contract' };
    if (entry.previous !== previous) return { seq, reason: 'It does not follow on the entry before it' };
    if (hashOfEntry(entry) !== entry.hash) return { seq, reason: 'It was changed' };
    previous = entry.hash;
  }
  return null;
}
