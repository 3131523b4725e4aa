import { paintPicture } from '#core/tools/logo-generator/engine/paint-picture.ts';
import type { Picture } from '#core/tools/logo-generator/engine/picture.ts';

/** The browser cannot draw this picture; the message says why and what helps. */
export class PixelsError extends Error {
  override readonly name = 'PixelsError';
}

/** Why this browser makes no PNG beside the page; null where it does. */
export function lacksPixels(): string | null {
  const has = typeof OffscreenCanvas !== 'undefined' && new OffscreenCanvas(1, 1).getContext('2d') !== null;
  return has ? null : 'This browser is too old to draw PNG. SVG and PDF work; Safari can from 16.4 on.';
}

/**
 * Draws a picture at its size and hands the canvas on; its memory is free when `use` is done. Throws PixelsError where
 * the browser has none left.
 */
async function onCanvas<Result>(
  picture: Picture,
  use: (canvas: OffscreenCanvas, context: OffscreenCanvasRenderingContext2D) => Result | Promise<Result>,
): Promise<Result> {
  const reason = lacksPixels();
  if (reason) throw new PixelsError(reason);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  try {
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No context');
    paintPicture(context, picture, (d) => new Path2D(d));
    return await use(canvas, context);
  } catch (cause) {
    throw new PixelsError('The browser has no memory for a picture of that size. Try a smaller one.', {
      cause,
    });
  } finally {
    // A canvas of 4096 px holds 50 MB until it is collected; without area it holds none.
    canvas.width = 0;
    canvas.height = 0;
  }
}

/** What has no ground is transparent. Throws PixelsError. */
export const pngOf = (picture: Picture): Promise<Uint8Array<ArrayBuffer>> =>
  onCanvas(picture, async (canvas) => {
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return new Uint8Array(await blob.arrayBuffer());
  });

/** RGBA, four bytes a pixel. Throws PixelsError. */
export const pixelsOf = (picture: Picture): Promise<Uint8ClampedArray> =>
  onCanvas(picture, ({ width, height }, context) => context.getImageData(0, 0, width, height).data);
