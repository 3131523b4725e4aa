import { LEAST_CAP_HEIGHT, PICTURE, scaleInPicture } from '../box.ts';
import type { FontId } from '../font-catalogue.ts';
import { type Bounds, boundsOf } from '../geometry/bounds.ts';
import type { Shape } from '../geometry/point.ts';
import { placeCentred } from '../geometry/transform.ts';
import { capitals } from '../letter-case.ts';
import { breakLines } from './break-lines.ts';
import type { Typesetter } from './typesetter.ts';

// Wide tracking is the look of small print; long lines give it up step by step.
const TRACKINGS = [0.5, 0.38, 0.28, 0.2, 0.12, 0.06] as const;
const LEADING = 1.7;

/** Small print grows the drawing downwards; this is about how much a line of it adds. */
const GROWTH = 1.12;

/** The least cap height, in drawing units, at which small print under this drawing stays readable. */
export function leastCapHeight({ width, height }: Pick<Bounds, 'width' | 'height'>): number {
  return LEAST_CAP_HEIGHT / scaleInPicture({ width, height: height * GROWTH }, PICTURE.width, PICTURE.height);
}

/** The width that a line under the drawing may take without making the drawing smaller. */
export function freeWidth({ width, height }: Pick<Bounds, 'width' | 'height'>): number {
  const unit = scaleInPicture({ width, height: height * GROWTH }, PICTURE.width, PICTURE.height);
  return Math.max(width, (PICTURE.width * 0.8) / unit);
}

export interface SmallPrint {
  /** Centred lines; the box starts at y = 0 and is centred on x = 0. */
  shape: Shape;
  bounds: Bounds;
  capHeight: number;
}

/** Sets capitals no wider than `widest`, loosening and breaking the line before it would get too small. */
export function smallPrint(
  set: Typesetter,
  font: FontId,
  text: string,
  size: { wished: number; least: number; widest: number },
): SmallPrint {
  const words = capitals(text).split(' ');
  const tightest = TRACKINGS[TRACKINGS.length - 1] ?? 0;
  for (const lineCount of [1, 2]) {
    const lines = breakLines(words, lineCount, { justified: false, cutLongWords: false });
    for (const capHeight of [Math.max(size.wished, size.least), size.least])
      for (const tracking of TRACKINGS) {
        const print = setLines(set, font, lines, capHeight, tracking);
        if (print.bounds.width <= size.widest) return print;
      }
  }
  return setLines(set, font, breakLines(words, 4, { justified: false }), size.least, tightest);
}

function setLines(
  set: Typesetter,
  font: FontId,
  lines: readonly string[],
  capHeight: number,
  tracking: number,
): SmallPrint {
  const shape = lines.flatMap((line, index) => {
    const { shape: letters } = set.line(font, line, capHeight, tracking);
    return placeCentred(letters, 0, index * capHeight * LEADING);
  });
  return { shape, bounds: boundsOf(shape), capHeight };
}
