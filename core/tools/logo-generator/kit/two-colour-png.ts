import { joined, PNG_SIGNATURE, pngChunk } from './png-chunks.ts';

/** What is at least half lit becomes white. */
const HALF = 128;
/** Bit depth 1, greyscale: 0 is black and 1 is white, and nothing else can be said. */
const BILEVEL = [1, 0, 0, 0, 0] as const;

/** Luma of sRGB values, Rec. 709 weights. */
const lumaAt = (pixels: Uint8ClampedArray, at: number): number =>
  0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0);

/** One bit a pixel, rows padded to whole bytes, each behind its filter byte. */
function bilevelRows(pixels: Uint8ClampedArray, width: number, height: number): Uint8Array {
  const stride = 1 + Math.ceil(width / 8);
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * stride + 1 + (x >> 3);
      if (lumaAt(pixels, 4 * (y * width + x)) >= HALF) rows[at] = (rows[at] ?? 0) | (0x80 >> (x & 7));
    }
  return rows;
}

/**
 * Opaque RGBA pixels as a PNG of black and white alone: no grey is left, nor could one be stored.
 * @param deflate zlib's format (RFC 1950)
 */
export function twoColourPng(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  deflate: (bytes: Uint8Array) => Uint8Array,
): Uint8Array<ArrayBuffer> {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  for (const [index, value] of BILEVEL.entries()) header.setUint8(8 + index, value);
  return joined(
    PNG_SIGNATURE,
    pngChunk('IHDR', new Uint8Array(header.buffer)),
    pngChunk('IDAT', deflate(bilevelRows(pixels, width, height))),
    pngChunk('IEND', new Uint8Array(0)),
  );
}
