const JFIF = 0xe0;
const PROFILE = 0xe2;
const ADOBE = 0xee;
const EXIF = 0xe1;
/** Baseline, extended and progressive, all with Huffman codes: what browsers and PDF can show. */
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];
/** Lossless, hierarchical and arithmetic: what they cannot. */
const OTHER_FRAMES: readonly number[] = [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];
const HUFFMAN_TABLES = 0xc4;
const QUANTISATION_TABLES = 0xdb;
const RESTART_INTERVAL = 0xdd;
const START_OF_SCAN = 0xda;
const END = 0xd9;

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));

const isRestart = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

interface Segment {
  marker: number;
  /** From its 0xFF. */
  start: number;
  /** Behind it; of a scan, behind its dots. */
  end: number;
}

/** The segments of a JPEG up to its end. Null where it breaks off or is none. */
function segmentsOf(bytes: Uint8Array): Segment[] | null {
  const segments: Segment[] = [];
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) return [...segments, { marker, start: at, end: at + 2 }];
    let end = at + 2;
    if (!isRestart(marker)) {
      const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
      if (length < 2) return null;
      end = at + 2 + length;
    }
    if (marker === START_OF_SCAN) end = endOfDots(bytes, end);
    if (end > bytes.length) return null;
    segments.push({ marker, start: at, end });
    at = end;
  }
  // Cameras that ran out of power leave pictures without an end; every reader shows them.
  return segments.some(({ marker }) => marker === START_OF_SCAN) ? segments : null;
}

/** Dots go on until a marker that is neither a stuffed 0xFF nor a restart. */
function endOfDots(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0x00 && next !== 0xff && !isRestart(next)) return at;
  }
  return bytes.length;
}

/**
 * How a camera was held, as EXIF 2.3 (4.6.4, tag 274) says it: 1 upright; from 5 on width and height change places. 1 where
 * it says nothing.
 */
export function orientationOf(bytes: Uint8Array): number {
  const exif = segmentsOf(bytes)?.find(
    ({ marker, start }) => marker === EXIF && startsWith(bytes, start + 4, 'Exif\0\0'),
  );
  if (!exif) return 1;
  const view = new DataView(bytes.buffer, bytes.byteOffset + exif.start + 10, exif.end - exif.start - 10);
  try {
    const isLittle = view.getUint16(0) === 0x4949;
    const directory = view.getUint32(4, isLittle);
    const entries = view.getUint16(directory, isLittle);
    for (let index = 0; index < entries; index++) {
      const entry = directory + 2 + index * 12;
      if (view.getUint16(entry, isLittle) !== 0x0112) continue;
      const value = view.getUint16(entry + 8, isLittle);
      return value >= 1 && value <= 8 ? value : 1;
    }
    return 1;
  } catch (error) {
    if (error instanceof RangeError) return 1;
    throw error;
  }
}

/** An EXIF segment that says the orientation and nothing else. */
const orientationSegment = (orientation: number): Uint8Array =>
  Uint8Array.from([
    ...[0xff, EXIF, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0x00, 0x00],
    ...[0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08, 0x00, 0x01],
    ...[0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00],
    ...[0x00, 0x00, 0x00, 0x00],
  ]);

/** Segments without which a JPEG is not the same picture. */
const DRAWN: readonly number[] = [
  ...FRAMES,
  ...[HUFFMAN_TABLES, QUANTISATION_TABLES, RESTART_INTERVAL, START_OF_SCAN, END],
];

/** What is kept of a segment of a JPEG, or null. */
function keptOf(bytes: Uint8Array, { marker, start, end }: Segment): Uint8Array | null {
  const says = (name: string) => startsWith(bytes, start + 4, name);
  if (DRAWN.includes(marker) || (marker === PROFILE && says('ICC_PROFILE\0')))
    return bytes.subarray(start, end);
  // Whether colours are YCbCr or CMYK; nothing may follow that.
  if (marker === ADOBE && says('Adobe') && end - start === 16) return bytes.subarray(start, end);
  if (marker !== JFIF || !says('JFIF\0') || end - start < 18) return null;
  // Version and density; its thumbnail is left out.
  const head = bytes.slice(start, start + 18);
  head.set([0x00, 0x10], 2);
  head.set([0, 0], 16);
  return head;
}

function jpegWithout(bytes: Uint8Array): Uint8Array | null {
  const segments = segmentsOf(bytes);
  const frame = segments?.find(({ marker }) => FRAMES.includes(marker));
  if (!segments || !frame || segments.some(({ marker }) => OTHER_FRAMES.includes(marker))) return null;
  // Grey, YCbCr or CMYK.
  if (![1, 3, 4].includes(bytes[frame.start + 9] ?? 0)) return null;
  const orientation = orientationOf(bytes);
  return joined([
    bytes.subarray(0, 2),
    ...(orientation === 1 ? [] : [orientationSegment(orientation)]),
    ...segments.flatMap((segment) => keptOf(bytes, segment) ?? []),
  ]);
}

/** Chunks of a PNG without which it is not the same picture. */
const PNG_DRAWN = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'bKGD', 'pHYs', 'sBIT', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP'],
  ...['acTL', 'fcTL', 'fdAT'],
]);

function pngWithout(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return null;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (PNG_DRAWN.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return joined(parts);
    at = end;
  }
  return null;
}

const WEBP_DRAWN = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** Bits of a VP8X header that announce EXIF and XMP. */
const WEBP_ANNOUNCED = 0x0c;

function webpWithout(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [bytes.slice(0, 12)];
  const riffEnd = 8 + view.getUint32(4, true);
  if (riffEnd > bytes.length + 1) return null;
  for (let at = 12; at + 8 <= riffEnd; ) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (at + 8 + size > Math.min(riffEnd, bytes.length)) return null;
    const chunk = bytes.slice(at, end);
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~WEBP_ANNOUNCED;
    if (WEBP_DRAWN.has(name)) parts.push(chunk);
    at = end;
  }
  const picture = joined(parts);
  new DataView(picture.buffer).setUint32(4, picture.length - 8, true);
  return picture;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const STRIPPERS: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array | null>> = {
  'image/jpeg': jpegWithout,
  'image/png': pngWithout,
  'image/webp': webpWithout,
};

/**
 * A picture without what it tells beside itself: where and when it was taken, by which camera, its thumbnail, comments,
 * and whatever is not needed to draw it. Its dots and colours stay as they are, and the orientation of a JPEG. Null for a
 * file that is cut off or damaged, for kinds of JPEG that browsers do not show, and for other types.
 */
export const withoutMetadata = (bytes: Uint8Array, type: string): Uint8Array | null =>
  STRIPPERS[type]?.(bytes) ?? null;
