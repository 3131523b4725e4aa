type Paint = (context: OffscreenCanvasRenderingContext2D) => void;

/** This browser cannot draw the picture; the message says why and what helps. */
export class CanvasError extends Error {
  override readonly name = 'CanvasError';
}

/** Draws a picture of so many pixels and packs it. Throws CanvasError where the browser has no canvas or no memory left. */
export async function pictureFile(
  { width, height }: { width: number; height: number },
  type: 'image/png' | 'image/jpeg',
  paint: Paint,
): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof OffscreenCanvas === 'undefined')
    throw new CanvasError('This browser is too old to draw pictures; Safari can from 16.4 on.');
  const canvas = new OffscreenCanvas(width, height);
  try {
    const context = canvas.getContext('2d', { alpha: type === 'image/png' });
    if (!context) throw new Error('No context');
    paint(context);
    const blob = await canvas.convertToBlob({ type, quality: 0.9 });
    return new Uint8Array(await blob.arrayBuffer());
  } catch (cause) {
    throw new CanvasError(
      'The browser has no memory left for the pictures. Close other tabs, then try again.',
      {
        cause,
      },
    );
  } finally {
    // A canvas holds its pixels until it is collected; without area it holds none.
    canvas.width = 0;
    canvas.height = 0;
  }
}
