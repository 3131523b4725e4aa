import { Inflate, strFromU8 } from 'fflate';
import type { NamedBytes } from './seal.ts';

/** Bytes that are taken in, and that come out of a ZIP at most; a sealed copy has five files. */
export const MOST_READ = { bytes: 60_000_000, unpacked: 80_000_000, files: 200 } as const;

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

const MARKS = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 } as const;
/** Packed bytes that are unpacked at a time: what they come to is only seen then. */
const PUSHED = 4096;
const LENGTHS = { local: 30, central: 46, end: 22 } as const;

interface Item {
  name: string;
  crc: number;
  method: number;
  packed: number;
  size: number;
  /** Where its packed bytes begin. */
  from: number;
}

/** Little-endian numbers; 0 past the end. */
function numbersOf(bytes: Uint8Array): { u16: (at: number) => number; u32: (at: number) => number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return {
    u16: (at) => (at + 2 <= bytes.length ? view.getUint16(at, true) : 0),
    u32: (at) => (at + 4 <= bytes.length ? view.getUint32(at, true) : 0),
  };
}

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  strFromU8(bytes.subarray(at, at + length));

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

/** Its files one after the other, as their own headers tell. */
function itemsInSequence(bytes: Uint8Array): Item[] {
  const { u16, u32 } = numbersOf(bytes);
  const items: Item[] = [];
  for (let at = 0; u32(at) === MARKS.local && items.length <= MOST_READ.files; ) {
    const [method, packed, size, nameLength] = [u16(at + 8), u32(at + 18), u32(at + 22), u16(at + 26)];
    const from = at + LENGTHS.local + nameLength + u16(at + 28);
    const name = textAt(bytes, at + LENGTHS.local, nameLength);
    items.push({ name, crc: u32(at + 14), method, packed, size, from });
    at = from + packed;
  }
  return items;
}

/** Where the last record of a ZIP begins, which tells where its directory is; null where it has none. */
function endOf(bytes: Uint8Array): number | null {
  const { u32 } = numbersOf(bytes);
  const last = bytes.length - LENGTHS.end;
  for (let at = last; at >= Math.max(0, last - 0xffff); at -= 1) if (u32(at) === MARKS.end) return at;
  return null;
}

/** Whether this begins as a ZIP and doesn’t end as one. */
export const isCutZip = (bytes: Uint8Array): boolean =>
  numbersOf(bytes).u32(0) === MARKS.local && endOf(bytes) === null;

interface Directory {
  items: readonly (Item & { local: number; flags: number })[];
  isWhole: boolean;
}

/** What its directory lists. @param hasLocalLengths whether the header at each file says where its bytes begin */
function directoryOf(bytes: Uint8Array, hasLocalLengths: boolean): Directory {
  const { u16, u32 } = numbersOf(bytes);
  const end = endOf(bytes);
  if (end === null) return { items: [], isWhole: false };
  const start = u32(end + 16);
  const items: Directory['items'][number][] = [];
  let at = start;
  while (u32(at) === MARKS.central && items.length <= MOST_READ.files) {
    const [nameLength, extra, comment, local] = [u16(at + 28), u16(at + 30), u16(at + 32), u32(at + 42)];
    const lengths = hasLocalLengths ? u16(local + 26) + u16(local + 28) : nameLength;
    items.push({
      ...{ name: textAt(bytes, at + LENGTHS.central, nameLength), flags: u16(at + 8), method: u16(at + 10) },
      ...{
        crc: u32(at + 16),
        packed: u32(at + 20),
        size: u32(at + 24),
        local,
        from: local + LENGTHS.local + lengths,
      },
    });
    at += LENGTHS.central + nameLength + extra + comment;
  }
  const isCounted = u16(end + 8) === items.length && u16(end + 10) === items.length;
  const isAtEnd = end + LENGTHS.end + u16(end + 20) === bytes.length;
  return { items, isWhole: isCounted && isAtEnd && at === end && u32(end + 12) === end - start };
}

/** After bytes whose length was not known before them: their checksum and lengths, with or without a mark. */
const DESCRIPTORS: readonly number[] = [12, 16];

function isPlain(bytes: Uint8Array, { items, isWhole }: Directory): boolean {
  const { u16, u32 } = numbersOf(bytes);
  const inOrder = [...items].sort((one, other) => one.local - other.local);
  const hasSameHeaders = inOrder.every(
    ({ local, name, method, packed, flags }) =>
      u32(local) === MARKS.local &&
      u16(local + 8) === method &&
      (u32(local + 18) === packed || (flags & 8) !== 0) &&
      textAt(bytes, local + LENGTHS.local, u16(local + 26)) === name,
  );
  const start = u32((endOf(bytes) ?? 0) + 16);
  const hasNoGaps = inOrder.every(({ from, packed, flags }, index) => {
    const gap = (inOrder[index + 1]?.local ?? start) - from - packed;
    return gap === 0 || ((flags & 8) !== 0 && DESCRIPTORS.includes(gap));
  });
  const isEachOnce = new Set(items.map(({ name }) => name.toLowerCase())).size === items.length;
  return isWhole && inOrder[0]?.local === 0 && hasSameHeaders && hasNoGaps && isEachOnce;
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
