import { orientationOf } from './picture-metadata.ts';

/** Width and height of a picture, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

type Read = (view: DataView) => PictureSize | null;

const tag = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));

/** The first chunk of a PNG has to be its header. */
const ofPng: Read = (view) => {
  if (view.getUint32(8) !== 13 || tag(view, 12) !== 'IHDR') return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
};

/** Markers that begin a frame: SOF0 to SOF15, but for the tables DHT, JPG and DAC between them. */
const beginsFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without anything after them: TEM, and RST0 to RST7. */
const standsAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** A JPEG is a row of segments, each with its length, until the first frame says how large it is. */
const ofJpeg: Read = (view) => {
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff || standsAlone(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    // The end of the picture, or its dots, before any frame.
    if (marker === 0xd9 || marker === 0xda) return null;
    const length = view.getUint16(at + 2);
    if (length < 2) return null;
    if (beginsFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + length;
  }
};

const threeBytes = (view: DataView, at: number): number =>
  view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00;

/** What the first chunk of a WebP is: a lossy frame, a lossless one, or a header for more than one frame can say. */
const WEBP_CHUNKS: Readonly<Record<string, Read>> = {
  'VP8 ': (view) => {
    const isKeyFrame = (view.getUint8(20) & 1) === 0;
    if (!isKeyFrame || threeBytes(view, 23) !== 0x2a_01_9d) return null;
    return { width: view.getUint16(26, true) & 0x3f_ff, height: view.getUint16(28, true) & 0x3f_ff };
  },
  VP8L: (view) => {
    if (view.getUint8(20) !== 0x2f) return null;
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3f_ff) + 1, height: ((bits >>> 14) & 0x3f_ff) + 1 };
  },
  VP8X: (view) => ({ width: threeBytes(view, 24) + 1, height: threeBytes(view, 27) + 1 }),
};
const ofWebp: Read = (view) => WEBP_CHUNKS[tag(view, 12)]?.(view) ?? null;

const READERS: Readonly<Record<string, Read>> = {
  'image/png': ofPng,
  'image/jpeg': ofJpeg,
  'image/webp': ofWebp,
};

/**
 * The size that a picture of that type is shown in, by what it says of itself. Null where it says nothing: another type, or
 * a file that is cut off or made up.
 */
export function pictureSize(bytes: Uint8Array, type: string): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = READERS[type]?.(view);
    if (!size || size.width === 0 || size.height === 0) return null;
    const isOnSide = type === 'image/jpeg' && orientationOf(bytes) > 4;
    return isOnSide ? { width: size.height, height: size.width } : size;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
