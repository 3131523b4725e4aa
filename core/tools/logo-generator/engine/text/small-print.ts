import type { FontId } from '#core/typefaces/font-catalogue.ts';
import { LEAST_CAP_HEIGHT, PICTURE, scaleInPicture } from '../box.ts';
import { type Bounds, boundsOf } from '../geometry/bounds.ts';
import type { Shape } from '../geometry/point.ts';
import { placeCentred } from '../geometry/transform.ts';
import { capitals } from '../letter-case.ts';
import { breakLines } from './break-lines.ts';
import type { Typesetter } from './typesetter.ts';

type Size = Pick<Bounds, 'width' | 'height'>;

// Wide tracking is the look of small print; long lines give it up step by step.
const TRACKINGS = [0.5, 0.38, 0.28, 0.2, 0.12, 0.06] as const;
const LEADING = 1.7;

/** Pixels per drawing unit once the drawing stands in the standard picture. */
const unitOf = (drawing: Size): number => scaleInPicture(drawing, PICTURE.width, PICTURE.height);

/** Small print above or below makes the drawing about this much taller. */
const GROWTH = 1.12;

/** The least cap height, in drawing units, at which small print beside this drawing stays readable. */
export const leastCapHeight = ({ width, height }: Size): number =>
  LEAST_CAP_HEIGHT / unitOf({ width, height: height * GROWTH });

/** The width that a line under the drawing may take without making the drawing smaller. */
const freeWidth = ({ width, height }: Size): number =>
  Math.max(width, (PICTURE.width * 0.8) / unitOf({ width, height: height * GROWTH }));

export interface SmallPrint {
  /** Centred lines; the box starts at y = 0 and is centred on x = 0. */
  shape: Shape;
  bounds: Bounds;
  capHeight: number;
}

export interface SmallPrintSize {
  wished: number;
  least: number;
  widest: number;
  /** Space between letters beyond the usual, as a share of the cap height. */
  tracking?: number;
  /** Rows that were asked for; others where the text does not fit into them. */
  rows?: number | null;
}

/** Sets capitals no wider than `widest`, loosening and breaking the line before it would get too small. */
export function smallPrint(
  display: Typesetter,
  font: FontId,
  text: string,
  size: SmallPrintSize,
): SmallPrint {
  const set = display.withFontSpacing();
  const words = capitals(text).split(' ');
  const tightest = TRACKINGS[TRACKINGS.length - 1] ?? 0;
  const { rows = null } = size;
  const breaks = [1, 2].map((most) => breakLines(words, most, { justified: false, cutLongWords: false }));
  if (rows !== null) breaks.unshift(breakLines(words, rows, { justified: false, rows }));
  for (const lines of breaks)
    for (const capHeight of [Math.max(size.wished, size.least), size.least])
      for (const usual of TRACKINGS) {
        const tracking = usual + (size.tracking ?? 0);
        const widest = Math.max(...lines.map((line) => set.width(font, line, capHeight, tracking)));
        if (widest <= size.widest) return setLines(set, font, lines, capHeight, tracking);
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

export interface SmallPrintUnder extends SmallPrint {
  /** Where the small print starts. */
  top: number;
}

/**
 * Sets small print under a drawing, as small as `wished` and as large as it takes to stay readable there:
 * every enlargement makes the whole smaller, so the size is found by trying.
 */
export function smallPrintUnder(
  set: Typesetter,
  font: FontId,
  text: string,
  drawing: Bounds,
  { wished, gap }: { wished: number; gap: (capHeight: number) => number },
): SmallPrintUnder {
  let least = leastCapHeight(drawing);
  let placed: SmallPrintUnder | undefined;
  for (let attempt = 0; attempt < 3; attempt++) {
    const widest = Math.max(drawing.width * 0.96, freeWidth(drawing) * 0.8);
    const print = smallPrint(set, font, text, { wished: Math.max(least, wished), least, widest });
    const top = drawing.bottom + gap(print.capHeight);
    placed = { ...print, top };
    const height = top + print.bounds.height - drawing.top;
    const pixels = print.capHeight * unitOf({ width: Math.max(drawing.width, print.bounds.width), height });
    if (pixels >= LEAST_CAP_HEIGHT) break;
    least *= (LEAST_CAP_HEIGHT * 1.02) / pixels;
  }
  return placed ?? { shape: [], bounds: boundsOf([]), capHeight: 0, top: drawing.bottom };
}
