import { type Bounds, boundsOf } from './geometry/bounds.ts';
import type { Shape } from './geometry/point.ts';

/** Which palette colour fills a layer; `gradient` runs from a to b. */
export type Role = 'fg' | 'a' | 'b' | 'gradient';

/**
 * One filled area of a logo. Layers never overlap: what lies on top is cut out of what lies below, so that a
 * one-colour print needs nothing but another fill.
 */
export interface Layer {
  role: Role;
  shape: Shape;
  /** Cap height in drawing units, where the layer is small print that has to stay readable. */
  smallPrint?: number;
}

export const layer = (role: Role, shape: Shape): Layer => ({ role, shape });

export const layersBounds = (layers: readonly Layer[]): Bounds =>
  boundsOf(...layers.map(({ shape }) => shape));
