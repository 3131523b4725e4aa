import { strFromU8 } from 'fflate';
import { hashOfEntry } from '../entry-chain.ts';
import type { Entry } from '../envelope.ts';
import { isRecord, jsonOf } from './read-seal.ts';

/** An entry as a copy has it. */
export interface FoundEntry {
  /** Its bytes in the file, without the comma; both 0 where it has no line of its own. */
  start: number;
  end: number;
  /** Null where it can’t be read. Of one that isn’t under the seal nothing is sure, not even its type. */
  value: Record<string, unknown> | null;
  /** The hash that its content has; empty where it can’t be read. */
  hash: string;
  /** Whether that is the hash that it carries. */
  isWhole: boolean;
}

const LINE_FEED = 10;
const COMMA = 44;
const RETURN = 13;

function foundOf(value: unknown, start: number, end: number): FoundEntry {
  if (!isRecord(value)) return { start, end, value: null, hash: '', isWhole: false };
  try {
    const hash = hashOfEntry(value as unknown as Entry);
    return { start, end, value, hash, isWhole: value.hash === hash };
  } catch {
    return { start, end, value, hash: '', isWhole: false };
  }
}

function lineOf(bytes: Uint8Array, start: number, lineEnd: number): FoundEntry[] {
  let end = lineEnd;
  while (end > start && (bytes[end - 1] === RETURN || bytes[end - 1] === COMMA)) end -= 1;
  const line = bytes.subarray(start, end);
  const text = line.length < 3 ? strFromU8(line) : null;
  return text === '' || text === '[' || text === ']' ? [] : [foundOf(jsonOf(line), start, end)];
}

/** Most entries that are read: a record has a few hundred at most. */
const MOST_ENTRIES = 20_000;

/** The entries of an `events.json`, as far as they can be read, in their order. */
export function readEntries(bytes: Uint8Array): FoundEntry[] {
  const found: FoundEntry[] = [];
  for (let start = 0; start < bytes.length && found.length < MOST_ENTRIES; ) {
    const feed = bytes.indexOf(LINE_FEED, start);
    const end = feed < 0 ? bytes.length : feed;
    found.push(...lineOf(bytes, start, end));
    start = end + 1;
  }
  if (found.some(({ isWhole }) => isWhole)) return found;
  // Another program may have laid it out in its own way.
  const whole = jsonOf(bytes);
  return Array.isArray(whole) ? whole.slice(0, MOST_ENTRIES).map((value) => foundOf(value, 0, 0)) : found;
}
