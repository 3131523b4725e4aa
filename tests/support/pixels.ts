import sharp from 'sharp';

/** RGBA, four bytes a pixel, read by a decoder that is not ours. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

export async function pixelsOf(png: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** `rrggbbaa`. */
export const colourAt = ({ data, width }: Pixels, x: number, y: number): string =>
  data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4).toString('hex');

export function cornersOf(pixels: Pixels): string[] {
  const [right, bottom] = [pixels.width - 1, pixels.height - 1];
  return [
    ...[colourAt(pixels, 0, 0), colourAt(pixels, right, 0)],
    ...[colourAt(pixels, 0, bottom), colourAt(pixels, right, bottom)],
  ];
}

/** Every colour, once, as numbers. */
export const coloursOf = ({ data }: Pixels): Set<number> =>
  new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4));
