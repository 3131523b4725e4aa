import { paintPicture } from '#core/tools/logo-generator/engine/paint-picture.ts';
import type { Picture } from '#core/tools/logo-generator/engine/picture.ts';
import { hasPixels, onCanvas, packCanvas } from '#site/lib/on-canvas.ts';

/** Why this browser makes no PNG beside the page; null where it does. */
export const lacksPixels = (): string | null =>
  hasPixels() ? null : 'This browser is too old to draw PNG. SVG and PDF work; Safari can from 16.4 on.';

const painted = (picture: Picture) => (context: OffscreenCanvasRenderingContext2D) =>
  paintPicture(context, picture, (d) => new Path2D(d));

/** What has no ground is transparent. Throws PixelsError. */
export const pngOf = (picture: Picture): Promise<Uint8Array<ArrayBuffer>> =>
  onCanvas(picture, painted(picture), (canvas) => packCanvas(canvas, 'image/png'));

/** RGBA, four bytes a pixel. Throws PixelsError. */
export const pixelsOf = (picture: Picture): Promise<Uint8ClampedArray> =>
  onCanvas(
    picture,
    painted(picture),
    ({ width, height }, context) => context.getImageData(0, 0, width, height).data,
  );
