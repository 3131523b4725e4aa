import { crcOf } from './byte-by-checksum.ts';
import { endsExactly } from './inflate.ts';
import { type Directory, endOf, LENGTHS, type ListedItem, MARKS, numbersOf } from './zip-headers.ts';

const STORED = 0;
const DEFLATED = 8;

/** Flags of a file: its bytes are encrypted; their checksum and lengths follow them. */
const FLAGS = { encrypted: 1, described: 8 } as const;

/** Extra fields that have longer numbers, or another name that some programs take. */
const EXTRAS = { long: 0x0001, name: 0x7075 } as const;

/** Where the name and the extra fields are in both headers of a file. */
function partsOf(bytes: Uint8Array, { local, central }: ListedItem) {
  const { u16 } = numbersOf(bytes);
  return [
    { name: local + LENGTHS.local, nameLength: u16(local + 26), extraLength: u16(local + 28) },
    { name: central + LENGTHS.central, nameLength: u16(central + 28), extraLength: u16(central + 30) },
  ] as const;
}

function hasExtra(bytes: Uint8Array, item: ListedItem, id: number): boolean {
  const { u16 } = numbersOf(bytes);
  return partsOf(bytes, item).some(({ name, nameLength, extraLength }) => {
    const start = name + nameLength;
    for (let at = start; at + 4 <= start + extraLength; at += 4 + u16(at + 2))
      if (u16(at) === id) return true;
    return false;
  });
}

/** Whether a file is packed in a way that is read here. */
export const isReadable = ({ method, flags }: Pick<ListedItem, 'method' | 'flags'>): boolean =>
  (method === STORED || method === DEFLATED) && (flags & FLAGS.encrypted) === 0;

/** Whether a ZIP is packed in a way that isn’t read here, or has longer numbers than are. */
export function isPackedOtherwise(bytes: Uint8Array, { items }: Directory): boolean {
  const end = endOf(bytes);
  const isLong = end !== null && numbersOf(bytes).u32(end - 20) === MARKS.longEnd;
  return isLong || items.some((item) => !isReadable(item) || hasExtra(bytes, item, EXTRAS.long));
}

/** Whether both headers of a file say the same of it. */
function hasSameHeaders(bytes: Uint8Array, item: ListedItem): boolean {
  const { u16, u32 } = numbersOf(bytes);
  const { local, flags, method, crc, packed, size } = item;
  const [one, other] = partsOf(bytes, item);
  const isSameName = bytes
    .subarray(one.name, one.name + one.nameLength)
    .every((byte, index) => bytes[other.name + index] === byte);
  const numbers = [crc, packed, size];
  const own = [14, 18, 22].map((at) => u32(local + at));
  const mayFollow = (flags & FLAGS.described) !== 0;
  return (
    u32(local) === MARKS.local &&
    u16(local + 6) === flags &&
    u16(local + 8) === method &&
    own.every((number, index) => number === numbers[index] || (mayFollow && number === 0)) &&
    one.nameLength === other.nameLength &&
    isSameName &&
    !hasExtra(bytes, item, EXTRAS.name)
  );
}

/** Whether a record of a ZIP may begin in these bytes, for a program that looks for their end. */
function hasMark(bytes: Uint8Array): boolean {
  const { u32 } = numbersOf(bytes);
  for (let at = bytes.indexOf(0x50); at >= 0; at = bytes.indexOf(0x50, at + 1))
    if (u32(at) === MARKS.local || u32(at) === MARKS.descriptor) return true;
  return false;
}

/** Whether the packed bytes of a file are what its headers say, to the last one. */
function isPackedRight(bytes: Uint8Array, item: ListedItem, content: Uint8Array): boolean {
  const { from, packed, method, flags, size, crc } = item;
  const own = bytes.subarray(from, from + packed);
  if (content.length !== size || crcOf(content) !== crc) return false;
  if (method === DEFLATED) return endsExactly(own, size);
  return (flags & FLAGS.described) === 0 || !hasMark(own);
}

/** Whether a file is followed by its checksum and lengths, where its flags say so, and by nothing else. */
function isFollowed(bytes: Uint8Array, item: ListedItem, next: number): boolean {
  const { u32 } = numbersOf(bytes);
  const { from, packed, size, crc, flags } = item;
  const end = from + packed;
  if ((flags & FLAGS.described) === 0) return next === end;
  const at = u32(end) === MARKS.descriptor ? end + 4 : end;
  return next - at === 12 && u32(at) === crc && u32(at + 4) === packed && u32(at + 8) === size;
}

/** Whether every program finds the files of its directory in a ZIP, and no others. @param contents of each of them, unpacked */
export function isPlain(
  bytes: Uint8Array,
  { items, isWhole }: Directory,
  contents: readonly Uint8Array[],
): boolean {
  const start = numbersOf(bytes).u32((endOf(bytes) ?? 0) + 16);
  return (
    isWhole &&
    items[0]?.local === 0 &&
    items.every(
      (item, index) =>
        hasSameHeaders(bytes, item) &&
        isFollowed(bytes, item, items[index + 1]?.local ?? start) &&
        isPackedRight(bytes, item, contents[index] ?? new Uint8Array()),
    )
  );
}
