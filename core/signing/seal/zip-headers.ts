import { strFromU8 } from 'fflate';

/** What headers of a ZIP and other records in it begin with. */
export const MARKS = {
  local: 0x04034b50,
  central: 0x02014b50,
  end: 0x06054b50,
  /** After bytes whose length was not known before them. */
  descriptor: 0x08074b50,
  /** Before the end, of a ZIP with longer numbers. */
  longEnd: 0x07064b50,
} as const;
/** How long headers are without their names. */
export const LENGTHS = { local: 30, central: 46, end: 22 } as const;

/** Files of a ZIP that are read. */
export const MOST_ITEMS = 200;

/** A file of a ZIP as one of its headers tells of it. */
export interface Item {
  name: string;
  flags: number;
  crc: number;
  method: number;
  packed: number;
  size: number;
  /** Where its packed bytes begin. */
  from: number;
}

/** Little-endian numbers; 0 past the end. */
export function numbersOf(bytes: Uint8Array): { u16: (at: number) => number; u32: (at: number) => number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return {
    u16: (at) => (at + 2 <= bytes.length ? view.getUint16(at, true) : 0),
    u32: (at) => (at + 4 <= bytes.length ? view.getUint32(at, true) : 0),
  };
}

const BYTE_ORDER_MARK = '\ufeff';

/** A name as it is: what reads UTF-8 leaves the mark at its beginning out. */
function nameAt(bytes: Uint8Array, at: number, length: number): string {
  const isMarked = bytes[at] === 0xef && bytes[at + 1] === 0xbb && bytes[at + 2] === 0xbf;
  return (isMarked ? BYTE_ORDER_MARK : '') + strFromU8(bytes.subarray(at, at + length));
}

/** Its files one after the other, as their own headers tell. */
export function itemsInSequence(bytes: Uint8Array): Item[] {
  const { u16, u32 } = numbersOf(bytes);
  const items: Item[] = [];
  for (let at = 0; u32(at) === MARKS.local && items.length <= MOST_ITEMS; ) {
    const [method, packed, size, nameLength] = [u16(at + 8), u32(at + 18), u32(at + 22), u16(at + 26)];
    const from = at + LENGTHS.local + nameLength + u16(at + 28);
    const name = nameAt(bytes, at + LENGTHS.local, nameLength);
    items.push({ name, flags: u16(at + 6), crc: u32(at + 14), method, packed, size, from });
    at = from + packed;
  }
  return items;
}

/** Where the last record of a ZIP begins, which tells where its directory is; null where it has none. */
export function endOf(bytes: Uint8Array): number | null {
  const { u32 } = numbersOf(bytes);
  const last = bytes.length - LENGTHS.end;
  for (let at = last; at >= Math.max(0, last - 0xffff); at -= 1) if (u32(at) === MARKS.end) return at;
  return null;
}

/** Whether this begins as a ZIP and doesn’t end as one. */
export const isCutZip = (bytes: Uint8Array): boolean =>
  numbersOf(bytes).u32(0) === MARKS.local && endOf(bytes) === null;

/** A file as the directory lists it. */
export interface ListedItem extends Item {
  /** Where the header before its bytes is, and the one in the directory. */
  local: number;
  central: number;
}

export interface Directory {
  items: readonly ListedItem[];
  isWhole: boolean;
}

/** What its directory lists. @param hasLocalLengths whether the header at each file says where its bytes begin */
export function directoryOf(bytes: Uint8Array, hasLocalLengths: boolean): Directory {
  const { u16, u32 } = numbersOf(bytes);
  const end = endOf(bytes);
  if (end === null) return { items: [], isWhole: false };
  const start = u32(end + 16);
  const items: ListedItem[] = [];
  let at = start;
  while (u32(at) === MARKS.central && items.length <= MOST_ITEMS) {
    const [nameLength, extra, comment, local] = [u16(at + 28), u16(at + 30), u16(at + 32), u32(at + 42)];
    const lengths = hasLocalLengths ? u16(local + 26) + u16(local + 28) : nameLength;
    items.push({
      ...{ name: nameAt(bytes, at + LENGTHS.central, nameLength), flags: u16(at + 8), method: u16(at + 10) },
      ...{ crc: u32(at + 16), packed: u32(at + 20), size: u32(at + 24) },
      ...{ local, central: at, from: local + LENGTHS.local + lengths },
    });
    at += LENGTHS.central + nameLength + extra + comment;
  }
  const isCounted = u32(end + 4) === 0 && u16(end + 8) === items.length && u16(end + 10) === items.length;
  const isAtEnd = end + LENGTHS.end + u16(end + 20) === bytes.length;
  return { items, isWhole: isCounted && isAtEnd && at === end && u32(end + 12) === end - start };
}
