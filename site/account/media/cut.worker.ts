import { PICTURE_SIDE } from '#core/media.ts';
import { type Crop, matrixOf } from './crop.ts';

export interface CutTask {
  file: Blob;
  crop: Crop;
}
/** The finished picture; null where this browser cannot make one. */
export interface CutReply {
  picture: Blob | null;
}

const QUALITY = 0.9;

/** WebP, or JPEG where the browser writes none. What a camera wrote beside the pixels does not come along. */
async function encode(canvas: OffscreenCanvas): Promise<Blob> {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
  return webp.type === 'image/webp' ? webp : canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

async function cut({ file, crop }: CutTask): Promise<Blob | null> {
  const source = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(PICTURE_SIDE, PICTURE_SIDE);
  const context = canvas.getContext('2d');
  if (!context) return null;
  // What shows through is white on every ground, and in JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, PICTURE_SIDE, PICTURE_SIDE);
  context.imageSmoothingQuality = 'high';
  context.setTransform(...matrixOf(source, crop, PICTURE_SIDE));
  context.drawImage(source, 0, 0);
  return encode(canvas);
}

addEventListener('message', ({ data }: MessageEvent<CutTask>) => {
  cut(data).then(
    (picture) => postMessage({ picture } satisfies CutReply),
    () => postMessage({ picture: null } satisfies CutReply),
  );
});
