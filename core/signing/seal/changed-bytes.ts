import { entryByteWords, sealByteWords } from './byte-words.ts';
import type { PairedEntry } from './check-entries.ts';
import { readEntries } from './read-entries.ts';
import type { Repair } from './repair-file.ts';
import { SEAL_FILES, type Seal } from './seal.ts';
import type { ChangedByte } from './seal-report.ts';

const ROW = 16;

/** Of a file so many are told at most. */
const MOST_TOLD = 64;

/** The rows around a byte: two before it and one after. */
export function rowsAround(bytes: Uint8Array, offset: number): ChangedByte['around'] {
  const start = Math.max(0, offset - (offset % ROW) - 2 * ROW);
  return { start, bytes: [...bytes.subarray(start, start + 4 * ROW)] };
}

/** The entries of a record that the seal vouches for, with their places there. */
export const genuineEntries = (record: Uint8Array, { entries }: Seal): PairedEntry[] =>
  readEntries(record).flatMap((entry) => {
    const sealed = entry.isWhole ? entries.indexOf(entry.hash) : -1;
    return sealed < 0 ? [] : [{ ...entry, sealed, state: 'same' as const }];
  });

/** The bytes of a file that are other than they were, or the first of them. @param is the file as the copy has it */
export function changedBytes(
  { name, bytes: was, offsets }: Repair,
  is: Uint8Array,
  seal: Seal,
): ChangedByte[] {
  const entries = name === SEAL_FILES.entries ? genuineEntries(was, seal) : [];
  return offsets.slice(0, MOST_TOLD).map((offset) => {
    const change = { was, is, offset };
    const entry = entries.find(({ start, end }) => start <= offset && offset < end);
    const words = (): Pick<ChangedByte, 'what' | 'text'> => {
      if (entry) return entryByteWords(change, entry);
      if (name === SEAL_FILES.seal) return sealByteWords(change);
      if (name === SEAL_FILES.signature) return { what: 'The signature of the seal', text: null };
      const what = name === SEAL_FILES.entries ? 'The layout of the record' : `A byte of ${name}`;
      return { what, text: null };
    };
    return {
      ...{ file: name, offset, is: is[offset] ?? 0, was: was[offset] ?? 0 },
      ...{ entry: entry ? (entry.sealed ?? 0) + 1 : null, ...words(), around: rowsAround(is, offset) },
    };
  });
}
