import { joined } from './png-chunks.ts';

const WOFF = 0x774f4646;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * A WOFF 1.0 font as the plain font inside it; a plain font as it is.
 * @param inflate reads zlib's format (RFC 1950)
 */
export function sfntOf(font: Uint8Array, inflate: (bytes: Uint8Array) => Uint8Array): Uint8Array {
  const woff = new DataView(font.buffer, font.byteOffset, font.byteLength);
  if (woff.getUint32(0) !== WOFF) return font;
  const count = woff.getUint16(12);
  const directory = new DataView(new ArrayBuffer(SFNT_HEADER + SFNT_ENTRY * count));
  const log = Math.floor(Math.log2(count));
  directory.setUint32(0, woff.getUint32(4));
  directory.setUint16(4, count);
  directory.setUint16(6, 16 * 2 ** log);
  directory.setUint16(8, log);
  directory.setUint16(10, 16 * (count - 2 ** log));

  const tables: Uint8Array[] = [];
  let at = directory.byteLength;
  for (let index = 0; index < count; index++) {
    const entry = WOFF_HEADER + WOFF_ENTRY * index;
    const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((field) =>
      woff.getUint32(entry + field),
    ) as [number, number, number, number, number];
    const stored = font.subarray(offset, offset + packed);
    const table = packed < length ? inflate(stored) : stored;
    for (const [field, value] of [tag, checksum, at, length].entries())
      directory.setUint32(SFNT_HEADER + SFNT_ENTRY * index + 4 * field, value);
    // Tables begin at multiples of four.
    const padded = new Uint8Array((length + 3) & ~3);
    padded.set(table);
    tables.push(padded);
    at += padded.length;
  }
  return joined(new Uint8Array(directory.buffer), ...tables);
}

const COPYRIGHT = 0;
const UTF16_PLATFORMS = [0, 3];

/** The copyright notice in the `name` table of a plain font, or null. */
export function copyrightOf(font: Uint8Array): string | null {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => SFNT_HEADER + SFNT_ENTRY * index);
  const entry = tables.find((at) => view.getUint32(at) === 0x6e616d65);
  if (entry === undefined) return null;
  const start = view.getUint32(entry + 8);
  const strings = start + view.getUint16(start + 4);
  for (let index = 0; index < view.getUint16(start + 2); index++) {
    const at = start + 6 + 12 * index;
    if (view.getUint16(at + 6) !== COPYRIGHT) continue;
    const [length, from] = [view.getUint16(at + 8), strings + view.getUint16(at + 10)];
    const isWide = UTF16_PLATFORMS.includes(view.getUint16(at));
    const codes = Array.from({ length: isWide ? length / 2 : length }, (_, letter) =>
      isWide ? view.getUint16(from + 2 * letter) : view.getUint8(from + letter),
    );
    return String.fromCharCode(...codes);
  }
  return null;
}
