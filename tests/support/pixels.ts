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
export function coloursOf({ data }: Pixels): Set<number> {
  const all = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const colours = new Set<number>();
  // Most pixels are like the one before: the set need not hear of them.
  for (let at = 0; at < all.length; at++) if (all[at] !== all[at - 1]) colours.add(all[at] ?? 0);
  return colours;
}
