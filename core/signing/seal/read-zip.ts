import { Inflate } from 'fflate';
import { isPlain } from './plain-zip.ts';
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
  /** Whether every program finds the same files in it: nothing twice, nothing hidden in between. */
  isPlain: boolean;
  /** Whether its directory led to them, as it does in most programs. */
  isByDirectory: boolean;
}

/** Packed bytes that are unpacked at a time: what they come to is only seen then. */
const PUSHED = 4096;

/** What comes out of packed bytes: less than was said where they are damaged, and never more. */
function inflated(packed: Uint8Array, size: number): Uint8Array {
  const out = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate((chunk) => {
    const fitting = chunk.subarray(0, size - length);
    out.set(fitting, length);
    length += fitting.length;
    if (fitting.length < chunk.length) throw new Error('It holds more than it says');
  });
  try {
    for (let at = 0; at < packed.length; at += PUSHED)
      inflate.push(packed.subarray(at, at + PUSHED), at + PUSHED >= packed.length);
  } catch {
    return out.subarray(0, length);
  }
  return out.subarray(0, length);
}

function unpacked(bytes: Uint8Array, items: readonly Item[]): CopyFile[] {
  let left: number = MOST_READ.unpacked;
  return items.slice(0, MOST_READ.files).flatMap(({ name, crc, method, packed, size, from }) => {
    const data = bytes.subarray(from, from + packed);
    const needed = method === 0 ? data.length : size;
    if (needed > left || name.length > LONGEST_NAME || (method !== 0 && method !== 8)) return [];
    left -= needed;
    return [{ name, crc, bytes: method === 0 ? data : inflated(data, size) }];
  });
}

/** The ways to read a ZIP, best first: of one with a damaged frame each way may lose something else. */
export function readingsOf(bytes: Uint8Array): (() => Reading)[] {
  return [
    () => {
      const directory = directoryOf(bytes, true);
      const files = unpacked(bytes, directory.items);
      const isEach = files.length === directory.items.length;
      return { files, isPlain: isEach && isPlain(bytes, directory), isByDirectory: true };
    },
    () => ({ files: unpacked(bytes, directoryOf(bytes, false).items), isPlain: false, isByDirectory: true }),
    () => ({ files: unpacked(bytes, itemsInSequence(bytes)), isPlain: false, isByDirectory: false }),
  ];
}
