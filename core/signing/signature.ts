/** A point is two whole numbers, in units of the pad. */
export interface DrawnSignature {
  kind: 'drawn';
  /** Of the pad that it was drawn on. */
  width: number;
  height: number;
  /** Each as x, y, x, y … */
  strokes: readonly (readonly number[])[];
}

/** How somebody signs: their name is set in a script, or they draw. */
export type Signature = { kind: 'typed' } | DrawnSignature;

/** A signature as a document shows it. */
export interface PrintedSignature {
  name: string;
  /** In what capacity; or empty. */
  title: string;
  signature: Signature;
  /** ISO instant. */
  at: string;
  /** IANA zone of the signer’s clock, or empty. */
  zone: string;
}

/** What a drawn signature holds at most; a pad is at most so wide and tall. */
export const MOST_INK = { strokes: 60, points: 1500, side: 2000 } as const;

/** Ink that reaches less far is a dot, as a share of the longer side of the pad. */
const LEAST_REACH = 0.02;

/** Whether a drawing is on its pad, and more than a dot. */
export function isInk({ strokes, width, height }: DrawnSignature): boolean {
  const along = (axis: 0 | 1): number[] =>
    strokes.flatMap((stroke) => stroke.filter((_, index) => index % 2 === axis));
  const [xs, ys] = [along(0), along(1)];
  const reach = (places: number[]): number => Math.max(...places) - Math.min(...places);
  const isOnPad = xs.every((x) => x <= width) && ys.every((y) => y <= height);
  return isOnPad && reach(xs) + reach(ys) >= LEAST_REACH * Math.max(width, height);
}

/** Fewer points than this are a slip of the finger; a cross of two lines has as many. */
export const LEAST_POINTS = 4;

export const pointCount = ({ strokes }: Pick<DrawnSignature, 'strokes'>): number =>
  strokes.reduce((sum, stroke) => sum + stroke.length / 2, 0);
