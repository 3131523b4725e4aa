import { cutOut } from '../geometry/boolean.ts';
import type { Shape } from '../geometry/point.ts';
import { circle, ring } from '../geometry/shapes.ts';

export interface RecordOptions {
  /** Radius of the label, as a share of the record. */
  label?: number;
  /** Radius of the hole, as a share of the record; 0 leaves the label whole. */
  hole?: number;
  grooves?: number;
}

/** A vinyl record: the disc with its grooves, and its label. */
export function record(
  x: number,
  y: number,
  radius: number,
  { label = 0.36, hole = 0.09, grooves = 3 }: RecordOptions = {},
): { disc: Shape; label: Shape } {
  const groove = Math.max(radius * 0.035, 1.6);
  const inner = radius * (label + 0.13);
  const outer = radius * 0.88;
  const rings = Array.from({ length: grooves }, (_, index) => {
    const share = grooves === 1 ? 0.5 : index / (grooves - 1);
    return ring(x, y, inner + (outer - inner) * share, groove);
  });
  return {
    disc: cutOut(circle(x, y, radius), ...rings, circle(x, y, radius * (label + 0.06))),
    label: cutOut(circle(x, y, radius * label), hole > 0 ? circle(x, y, radius * hole) : []),
  };
}
