import type { Bounds } from './geometry/bounds.ts';

/** The share of the picture that the drawing may fill. */
const FILL_WIDTH = 0.8;
const FILL_HEIGHT = 0.68;

/** The picture that layouts are judged by, in pixels. */
export const PICTURE = { width: 1200, height: 900 } as const;

/** Small print is at least this tall (capitals, in pixels of the standard picture): 1.9 % of its height. */
export const LEAST_CAP_HEIGHT = 17;

/** Pixels per drawing unit when the drawing stands in a picture with a margin all around. */
export const scaleInPicture = (
  drawing: Pick<Bounds, 'width' | 'height'>,
  width: number,
  height: number,
): number =>
  Math.min(
    (width * FILL_WIDTH) / Math.max(drawing.width, 1),
    (height * FILL_HEIGHT) / Math.max(drawing.height, 1),
  );
