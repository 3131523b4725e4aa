import { entryWords } from '../entry-words.ts';
import type { Entry } from '../envelope.ts';
import type { FoundEntry } from './read-entries.ts';
import { isRecord } from './read-seal.ts';
import type { CheckedEntry } from './seal-report.ts';

/** An entry of a copy, and which one of the seal it is, from 0; null where it is none of them. */
export interface PairedEntry extends FoundEntry {
  sealed: number | null;
  state: 'same' | 'changed' | 'added' | 'moved';
}

/** Longest text of an entry that nothing vouches for. */
const LONGEST = 120;
const shortText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LONGEST) : '');

/** Which of these numbers stay in order, where as few as possible are out of it. Null stands for none. */
function inOrder(numbers: readonly (number | null)[]): Set<number> {
  /** Of each length, the index of the least number at which a row of it ends, and what comes before each. */
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const [index, number] of numbers.entries()) {
    if (number === null) continue;
    const place = ends.findIndex((end) => (numbers[end] ?? -1) >= number);
    const length = place < 0 ? ends.length : place;
    before.set(index, ends[length - 1]);
    ends[length] = index;
  }
  const kept = new Set<number>();
  for (let index = ends.at(-1); index !== undefined; index = before.get(index)) kept.add(index);
  return kept;
}

/** Which sealed entry a changed one was: by the hash it carries, the hash it has or its number. */
function formerOf(
  { value, hash }: FoundEntry,
  hashes: readonly string[],
  missing: ReadonlySet<number>,
): number | null {
  const seq = typeof value?.seq === 'number' ? value.seq - 1 : -1;
  const places = [hashes.indexOf(shortText(value?.hash)), hashes.indexOf(hash), seq];
  return places.find((place) => missing.has(place)) ?? null;
}

/** Entries of a copy against the hashes in its seal. */
export function pairEntries(found: readonly FoundEntry[], hashes: readonly string[]): PairedEntry[] {
  const places = new Map(hashes.map((hash, index) => [hash, index]));
  const missing = new Set(hashes.keys());
  const sealed = found.map(({ isWhole, hash }) => {
    const place = isWhole ? places.get(hash) : undefined;
    return place !== undefined && missing.delete(place) ? place : null;
  });
  const kept = inOrder(sealed);
  const isHeld = sealed.map((place) => place !== null);
  for (const [index, entry] of found.entries()) {
    if (isHeld[index]) continue;
    const former = formerOf(entry, hashes, missing);
    if (former === null) continue;
    sealed[index] = former;
    missing.delete(former);
  }
  // What can’t be read at all is the next one that is missing there.
  let next = 0;
  for (const [index, { value }] of found.entries()) {
    if (!value && sealed[index] === null && missing.delete(next)) sealed[index] = next;
    next = (sealed[index] ?? next - 1) + 1;
  }
  return found.flatMap((entry, index): PairedEntry[] => {
    const place = sealed[index] ?? null;
    if (isHeld[index]) return [{ ...entry, sealed: place, state: kept.has(index) ? 'same' : 'moved' }];
    if (place !== null) return [{ ...entry, sealed: place, state: 'changed' }];
    return entry.value ? [{ ...entry, sealed: null, state: 'added' }] : [];
  });
}

/** An entry in words, as far as it has any. */
export function readableEntry(
  value: Record<string, unknown> | null,
): Pick<CheckedEntry, 'what' | 'who' | 'at'> {
  try {
    const { what, who } = entryWords(value as unknown as Entry);
    return { what: shortText(what), who: shortText(who), at: shortText(value?.at) };
  } catch {
    const by = isRecord(value?.by) ? value.by : {};
    return { what: '', who: shortText(by.name), at: shortText(value?.at) };
  }
}

/** The entries under a seal, and after each those of the copy that were added there. */
export function checkedEntries(paired: readonly PairedEntry[], hashes: readonly string[]): CheckedEntry[] {
  const checked = (entry: PairedEntry, seq: number): CheckedEntry => ({
    seq,
    ...readableEntry(entry.value),
    state: entry.state,
  });
  const addedAfter = (place: number | null): CheckedEntry[] => {
    const from = place === null ? 0 : paired.findIndex(({ sealed }) => sealed === place) + 1;
    if (place !== null && from === 0) return [];
    const rest = paired.slice(from);
    const until = rest.findIndex(({ sealed }) => sealed !== null);
    return (until < 0 ? rest : rest.slice(0, until)).map((entry, index) => checked(entry, from + index + 1));
  };
  return [
    ...addedAfter(null),
    ...hashes.flatMap((_, place): CheckedEntry[] => {
      const own = paired.find(({ sealed }) => sealed === place);
      const entry: CheckedEntry = own
        ? checked(own, place + 1)
        : { seq: place + 1, what: '', who: '', at: '', state: 'missing' };
      return [entry, ...addedAfter(place)];
    }),
  ];
}
