import type { PairedEntry } from './check-entries.ts';
import { hashOf } from './seal.ts';
import { type FoundByte, type Search, search, searchFor } from './search-bytes.ts';

/** What is searched: a longer entry has a drawing, and takes as long as a block. */
const MOST = { entries: 8, bytes: 2000 } as const;

const HASH = '"hash":"';
const HASH_LENGTH = 64;

/** Bytes as text in which each is one character. */
const characters = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** An entry without the hash that it carries, which is made of the rest, and where that is missing. */
function withoutHash(line: Uint8Array): { rest: Uint8Array; from: number; length: number } | null {
  const from = characters(line).lastIndexOf(HASH);
  const length = HASH.length + HASH_LENGTH + '",'.length;
  if (from < 0 || from + length > line.length) return null;
  const rest = new Uint8Array(line.length - length);
  rest.set(line.subarray(0, from));
  rest.set(line.subarray(from + length), from);
  return { rest, from, length };
}

/** The bytes of the hash that an entry carries which are not those of its own hash. */
const hashBytes = (line: Uint8Array, from: number, hash: string): FoundByte[] =>
  Array.from(hash, (digit, index) => ({
    offset: from + HASH.length + index,
    was: digit.charCodeAt(0),
  })).filter(({ offset, was }) => line[offset] !== was);

/**
 * The bytes of a record that are not as they were, one in each entry, or any of its hash: each entry is put right by its
 * own hash in the seal.
 */
export function repairEntries(
  record: Uint8Array,
  entries: readonly PairedEntry[],
  hashes: readonly string[],
  onTried: (tried: number, all: number) => void,
): FoundByte[] {
  const found: FoundByte[] = [];
  const searches: { each: Search; offsetOf: (place: number) => number }[] = [];
  for (const { start, end, sealed, state } of entries) {
    const hash = sealed === null ? undefined : hashes[sealed];
    if (state !== 'changed' || hash === undefined || end - start > MOST.bytes) continue;
    const line = record.subarray(start, end);
    const split = withoutHash(line);
    if (!split || searches.length === MOST.entries) continue;
    const { rest, from, length } = split;
    if (hashOf(rest) === hash) {
      found.push(...hashBytes(line, from, hash).map(({ offset, was }) => ({ offset: start + offset, was })));
      continue;
    }
    const offsetOf = (place: number): number => start + (place < from ? place : place + length);
    searches.push({ each: searchFor(rest, hash, [...rest.keys()]), offsetOf });
  }
  search(
    searches.map(({ each }) => each),
    onTried,
  );
  return [
    ...found,
    ...searches.flatMap(({ each, offsetOf }) =>
      each.found ? [{ offset: offsetOf(each.found.offset), was: each.found.was }] : [],
    ),
  ];
}
