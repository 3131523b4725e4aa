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

/** Fewer points than this are a slip of the finger. */
export const LEAST_POINTS = 6;

export const pointCount = ({ strokes }: Pick<DrawnSignature, 'strokes'>): number =>
  strokes.reduce((sum, stroke) => sum + stroke.length / 2, 0);
