/** The browser cannot draw this picture; the message says why and what helps. */
export class PixelsError extends Error {
  override readonly name = 'PixelsError';
}

/** Whether this browser draws beside the page, in a worker. */
export const hasPixels = (): boolean =>
  typeof OffscreenCanvas !== 'undefined' && new OffscreenCanvas(1, 1).getContext('2d') !== null;

/**
 * Draws on a canvas of so many pixels and hands it on; its memory is free when `use` is done.
 * @throws PixelsError where the browser has no canvas beside the page, or no memory left for one
 */
export async function onCanvas<Result>(
  { width, height }: { width: number; height: number },
  paint: (context: OffscreenCanvasRenderingContext2D) => void,
  use: (canvas: OffscreenCanvas, context: OffscreenCanvasRenderingContext2D) => Result | Promise<Result>,
): Promise<Result> {
  if (!hasPixels())
    throw new PixelsError('This browser is too old to draw pictures. Safari can from 16.4 on.');
  const canvas = new OffscreenCanvas(width, height);
  try {
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No context');
    paint(context);
    return await use(canvas, context);
  } catch (cause) {
    throw new PixelsError(
      'The browser has no memory for a picture of that size. Close other tabs, or try a smaller one.',
      { cause },
    );
  } finally {
    // A canvas of 4096 px holds 50 MB until it is collected; without area it holds none.
    canvas.width = 0;
    canvas.height = 0;
  }
}

/** The canvas as a file. */
export async function packCanvas(
  canvas: OffscreenCanvas,
  type: 'image/png' | 'image/jpeg',
): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await canvas.convertToBlob({ type, quality: 0.9 });
  return new Uint8Array(await blob.arrayBuffer());
}
