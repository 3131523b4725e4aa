import { unzlibSync } from 'fflate';

const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const WOFF_SIGNATURE = 0x77_4f_46_46;

interface Table {
  /** Tag, and checksum of the unpacked table, as both formats write them. */
  tag: number;
  checksum: number;
  bytes: Uint8Array;
}

/**
 * Unpacks a WOFF 1.0 file into the plain OpenType file inside it; other bytes come back as they are. The parser
 * could do it too, but unpacks the outlines anew for every glyph and stumbles over stored deflate blocks.
 */
export function unpackWoff(file: Uint8Array): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.byteLength < WOFF_HEADER || view.getUint32(0) !== WOFF_SIGNATURE) return file;
  return sfnt(view.getUint32(4), tablesOf(file, view));
}

function tablesOf(file: Uint8Array, view: DataView): Table[] {
  return Array.from({ length: view.getUint16(12) }, (_, index) => {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const start = view.getUint32(entry + 4);
    const packed = view.getUint32(entry + 8);
    const length = view.getUint32(entry + 12);
    const bytes = file.subarray(start, start + packed);
    return {
      tag: view.getUint32(entry),
      checksum: view.getUint32(entry + 16),
      bytes: packed < length ? unzlibSync(bytes, { out: new Uint8Array(length) }) : bytes,
    };
  });
}

const padded = (length: number): number => (length + 3) & ~3;

function sfnt(flavour: number, tables: readonly Table[]): Uint8Array {
  const first = SFNT_HEADER + tables.length * SFNT_ENTRY;
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), first);
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  const levels = 31 - Math.clz32(tables.length);
  view.setUint32(0, flavour);
  view.setUint16(4, tables.length);
  view.setUint16(6, SFNT_ENTRY << levels);
  view.setUint16(8, levels);
  view.setUint16(10, (tables.length << 4) - (SFNT_ENTRY << levels));
  let start = first;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT_HEADER + index * SFNT_ENTRY;
    view.setUint32(entry, tag);
    view.setUint32(entry + 4, checksum);
    view.setUint32(entry + 8, start);
    view.setUint32(entry + 12, bytes.length);
    file.set(bytes, start);
    start += padded(bytes.length);
  }
  return file;
}
