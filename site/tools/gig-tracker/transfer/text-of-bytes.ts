/** Bytes that are looked at to tell how a file without a mark is written. */
const SAMPLE = 1000;

/** The text of a file: UTF-8, UTF-16, or else the old encoding of Windows, in which some spreadsheets still save. */
export function textOfBytes(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** By its mark, or by every other byte of Latin letters being 0. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, SAMPLE);
  const zeros = [0, 1].map((side) => start.filter((byte, at) => at % 2 === side && byte === 0).length);
  const [even = 0, odd = 0] = zeros;
  if (odd * 3 > start.length && even === 0) return 'utf-16le';
  return even * 3 > start.length && odd === 0 ? 'utf-16be' : null;
}
