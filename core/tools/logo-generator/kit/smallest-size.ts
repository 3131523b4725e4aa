/** A hairline that a press holds: 0.4 points, in millimetres. */
const HAIRLINE = 0.15;

/** How tall a lockup has to be so that none of its strokes and gaps is lost. */
export interface SmallestSize {
  /** Whole pixels: the narrowest is one of them then. */
  px: number;
  /** Millimetres, in halves: the narrowest is a hairline of 0.15 mm then. */
  mm: number;
}

/** @param px the height at which the narrowest stroke or gap is one pixel */
export const smallestSizeOf = (px: number): SmallestSize => ({ px, mm: Math.ceil(2 * HAIRLINE * px) / 2 });
