import { inflated } from './inflate.ts';
import { isPackedOtherwise, isPlain, isReadable } from './plain-zip.ts';
import type { NamedBytes } from './seal.ts';
import { directoryOf, type Item, itemsInSequence, MOST_ITEMS } from './zip-headers.ts';

/** Bytes that are taken in, and that come out of a ZIP at most; a sealed copy has five files. */
export const MOST_READ = { bytes: 60_000_000, unpacked: 80_000_000, files: MOST_ITEMS } as const;

/** Longer names are not read. */
const LONGEST_NAME = 255;

/** A file of a copy, with the CRC-32 that its ZIP has for it; none where it comes by itself. */
export interface CopyFile extends NamedBytes {
  crc?: number;
}

/** What is found in a ZIP in one of the ways to read it. */
export interface Reading {
  files: readonly CopyFile[];
  /** Whether every program finds the same files in it. */
  isPlain: () => boolean;
  /** Whether it is packed in a way that isn’t read here, all of it or in part. */
  isPackedOtherwise: boolean;
  /** Whether its directory led to them, as it does in most programs. */
  isByDirectory: boolean;
}

function unpacked(bytes: Uint8Array, items: readonly Item[]): CopyFile[] {
  let left: number = MOST_READ.unpacked;
  return items.slice(0, MOST_READ.files).flatMap((item) => {
    const { name, crc, method, packed, size, from } = item;
    const data = bytes.subarray(from, from + packed);
    const needed = method === 0 ? data.length : size;
    if (needed > left || name.length > LONGEST_NAME || !isReadable(item)) return [];
    left -= needed;
    return [{ name, crc, bytes: method === 0 ? data : inflated(data, size).bytes }];
  });
}

/** The ways to read a ZIP, best first: of one with a damaged frame each way may lose something else. */
export function readingsOf(bytes: Uint8Array): (() => Reading)[] {
  const unsure = { isPlain: () => false, isPackedOtherwise: false };
  return [
    () => {
      const directory = directoryOf(bytes, true);
      const files = unpacked(bytes, directory.items);
      const contents = files.map((file) => file.bytes);
      return {
        ...{ files, isByDirectory: true, isPackedOtherwise: isPackedOtherwise(bytes, directory) },
        isPlain: () => files.length === directory.items.length && isPlain(bytes, directory, contents),
      };
    },
    () => ({ ...unsure, files: unpacked(bytes, directoryOf(bytes, false).items), isByDirectory: true }),
    () => ({ ...unsure, files: unpacked(bytes, itemsInSequence(bytes)), isByDirectory: false }),
  ];
}
