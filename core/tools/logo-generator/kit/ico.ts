import { joined } from './png-chunks.ts';

const HEADER = 6;
const ENTRY = 16;

/** A picture of an icon: `size` pixels square, 1 to 256, as PNG. */
export interface IconPicture {
  size: number;
  png: Uint8Array;
}

/**
 * A Windows icon that holds PNGs, read by every browser since Internet Explorer 11. Layout: ICONDIR and ICONDIRENTRY
 * of the Windows resource format, little-endian.
 */
export function icoOf(pictures: readonly IconPicture[]): Uint8Array<ArrayBuffer> {
  const directory = new DataView(new ArrayBuffer(HEADER + ENTRY * pictures.length));
  directory.setUint16(2, 1, true);
  directory.setUint16(4, pictures.length, true);
  let offset = directory.byteLength;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = HEADER + ENTRY * index;
    // 256 does not fit into a byte and is written as 0.
    directory.setUint8(at, size % 256);
    directory.setUint8(at + 1, size % 256);
    directory.setUint16(at + 4, 1, true);
    directory.setUint16(at + 6, 32, true);
    directory.setUint32(at + 8, png.length, true);
    directory.setUint32(at + 12, offset, true);
    offset += png.length;
  }
  return joined(new Uint8Array(directory.buffer), ...pictures.map(({ png }) => png));
}
