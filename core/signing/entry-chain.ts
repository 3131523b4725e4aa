import { canonicalJson } from './canonical-json.ts';
import type { Entry } from './envelope.ts';

/** What the first entry carries in place of a hash. */
export const FIRST_PREVIOUS = '0'.repeat(64);

/** SHA-256 of a text in UTF-8, lower-case hex. */
async function hashOfText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the hash of an entry says of it. */
export const hashOfEntry = ({ hash: _, ...rest }: Entry | (Omit<Entry, 'hash'> & { hash?: never })): Promise<string> =>
  hashOfText(canonicalJson(rest));

/** An entry after those that are there: with its place, its time and its hash. */
export async function chained(
  last: Entry | undefined,
  entry: Omit<Entry, 'seq' | 'previous' | 'hash'>,
): Promise<Entry> {
  const placed = {
    ...entry,
    seq: (last?.seq ?? 0) + 1,
    // A clock that was set back turns nothing around.
    at: last && last.at > entry.at ? last.at : entry.at,
    previous: last?.hash ?? FIRST_PREVIOUS,
  };
  return { ...placed, hash: await hashOfEntry(placed) };
}

/** What is wrong with a record at its first wrong entry; null where it is whole up to its end. */
export async function brokenAt(entries: readonly Entry[]): Promise<{ seq: number; reason: string } | null> {
  let previous = FIRST_PREVIOUS;
  for (const [index, entry] of entries.entries()) {
    const seq = index + 1;
    if (entry.seq !== seq) return { seq, reason: 'An entry is missing, doubled or out of place' };
    if (entry.envelope !== entries[0]?.envelope) return { seq, reason: 'It belongs to another contract' };
    if (entry.previous !== previous) return { seq, reason: 'It does not follow on the entry before it' };
    if ((await hashOfEntry(entry)) !== entry.hash) return { seq, reason: 'It was changed' };
    previous = entry.hash;
  }
  return null;
}
