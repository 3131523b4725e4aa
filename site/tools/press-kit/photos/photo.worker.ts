import { MAX_MEDIA_BYTES, MAX_MEDIA_SIDE } from '#core/media.ts';

export interface PhotoSizes {
  /** As large as it is given away. */
  print: Blob;
  /** What documents and pages show. */
  screen: Blob;
  /** What pages show on a phone. */
  phone: Blob;
}
/** Null where this browser cannot read the picture. */
export type PhotoReply = PhotoSizes | null;

/** Longest side on a screen, or over the whole width of a sheet at 200 dots per inch. */
const SCREEN_SIDE = 1600;
/** As wide as a phone with two dots a pixel, and a little more, as covers are cut from it. */
const PHONE_SIDE = 960;
const QUALITIES = [0.92, 0.85, 0.75, 0.6];
const SCREEN_QUALITY = 0.82;
const PHONE_QUALITY = 0.76;

/** JPEG of at most so many pixels on its longest side. What a camera wrote beside the pixels does not come along. */
async function jpeg(source: ImageBitmap, side: number, quality: number): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(source.width, source.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(source.width * scale)),
    Math.max(1, Math.round(source.height * scale)),
  );
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('No canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

async function printSize(source: ImageBitmap): Promise<Blob> {
  for (const quality of QUALITIES) {
    const made = await jpeg(source, MAX_MEDIA_SIDE, quality);
    if (made.size <= MAX_MEDIA_BYTES) return made;
  }
  return jpeg(source, MAX_MEDIA_SIDE / 2, SCREEN_QUALITY);
}

async function sizesOf(file: Blob): Promise<PhotoSizes> {
  const source = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return {
      print: await printSize(source),
      screen: await jpeg(source, SCREEN_SIDE, SCREEN_QUALITY),
      phone: await jpeg(source, PHONE_SIDE, PHONE_QUALITY),
    };
  } finally {
    source.close();
  }
}

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  sizesOf(data).then(
    (sizes) => postMessage(sizes satisfies PhotoReply),
    () => postMessage(null satisfies PhotoReply),
  );
});
