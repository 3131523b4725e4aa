import { joined, latin, u32 } from './bytes.ts';

const HEADER = 10;

/** A number in four bytes of seven bits each, as the size of a tag is written (ID3v2.3, 3.1). */
export const synchsafe = (value: number): number[] => [
  (value >>> 21) & 127,
  (value >>> 14) & 127,
  (value >>> 7) & 127,
  value & 127,
];
const readSynchsafe = (bytes: Uint8Array): number =>
  bytes.reduce((value, byte) => (value << 7) | (byte & 127), 0);

/** A frame of ID3v2.3 (3.3): name, size, no flags. */
function frame(name: string, content: Uint8Array): Uint8Array {
  return joined([Uint8Array.from([...latin(name), ...u32(content.length), 0, 0]), content]);
}

/** A frame that holds a file of a program's own (`GEOB`, 4.16); who does not know the program passes over it. */
export function objectFrame(description: string, content: Uint8Array): Uint8Array {
  const head = [0, ...latin('application/octet-stream'), 0, 0, ...latin(description), 0];
  return frame('GEOB', joined([Uint8Array.from(head), content]));
}

/**
 * Puts a frame behind the others of the ID3v2.3 tag that a file begins with, before its padding, and makes its size
 * right. Throws RangeError where the file begins with no such tag.
 */
export function withFrame(file: Uint8Array, added: Uint8Array): Uint8Array<ArrayBuffer> {
  if (String.fromCharCode(...file.subarray(0, 3)) !== 'ID3' || file[3] !== 3)
    throw new RangeError('The file begins with no ID3v2.3 tag');
  const size = readSynchsafe(file.subarray(6, HEADER));
  const at = framesEnd(file, HEADER + size);
  const header = Uint8Array.from([...file.subarray(0, 6), ...synchsafe(size + added.length)]);
  return joined([header, file.subarray(HEADER, at), added, file.subarray(at)]);
}

function framesEnd(file: Uint8Array, tagEnd: number): number {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let at = HEADER;
  while (at + HEADER <= tagEnd && file[at] !== 0) at += HEADER + view.getUint32(at + 4);
  return Math.min(at, tagEnd);
}
