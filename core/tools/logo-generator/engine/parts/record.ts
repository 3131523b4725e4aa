import { cutOut } from '../geometry/boolean.ts';
import type { Shape } from '../geometry/point.ts';
import { circle, ring } from '../geometry/shapes.ts';

export interface RecordOptions {
  /** Radius of the label, as a share of the record. */
  label?: number;
  /** Radius of the hole, as a share of the record; 0 leaves the label whole. */
  hole?: number;
  grooves?: number;
  /** Thickness of a groove, as a share of the record. */
  groove?: number;
  /** The open ring around the label, as a share of the record. */
  clear?: number;
}

/** A vinyl record: the disc with its grooves, and its label. */
export function record(
  x: number,
  y: number,
  radius: number,
  { label = 0.36, hole = 0.09, grooves = 3, groove = 0.035, clear = 0.06 }: RecordOptions = {},
): { disc: Shape; label: Shape } {
  const line = Math.max(radius * groove, 1.6);
  const inner = radius * (label + 0.13);
  const outer = radius * 0.88;
  const rings = Array.from({ length: grooves }, (_, index) => {
    const share = grooves === 1 ? 0.5 : index / (grooves - 1);
    return ring(x, y, inner + (outer - inner) * share, line);
  });
  return {
    disc: cutOut(circle(x, y, radius), ...rings, circle(x, y, radius * (label + clear))),
    label: cutOut(circle(x, y, radius * label), hole > 0 ? circle(x, y, radius * hole) : []),
  };
}
