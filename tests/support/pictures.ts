import sharp from 'sharp';

export const KINDS = ['jpeg', 'progressive', 'png', 'webp', 'lossless', 'see-through'] as const;
export type PictureKind = (typeof KINDS)[number];

/** A real picture, by an encoder that is not ours. Another `seed` makes other bytes. */
export async function picture(
  kind: PictureKind,
  { width = 40, height = 24, seed = 1 }: { width?: number; height?: number; seed?: number } = {},
): Promise<Uint8Array> {
  const data = Buffer.from(Array.from({ length: width * height * 4 }, (_, i) => (i * seed * 97) % 251));
  const image = sharp(data, { raw: { width, height, channels: 4 } });
  const encoded = {
    jpeg: () => image.removeAlpha().jpeg(),
    progressive: () => image.removeAlpha().jpeg({ progressive: true }),
    png: () => image.png(),
    webp: () => image.removeAlpha().webp({ quality: 60 }),
    lossless: () => image.webp({ lossless: true }),
    'see-through': () => image.webp({ quality: 60 }),
  }[kind]();
  return new Uint8Array(await encoded.toBuffer());
}

const TYPES: Readonly<Record<PictureKind, string>> = {
  jpeg: 'image/jpeg',
  progressive: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  lossless: 'image/webp',
  'see-through': 'image/webp',
};
export const typeOf = (kind: PictureKind): string => TYPES[kind];
