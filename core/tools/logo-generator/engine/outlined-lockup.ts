import type { LogoSpec } from '../spec.ts';
import { PICTURE, scaleInPicture } from './box.ts';
import { detailOf } from './detail.ts';
import { areaOf } from './geometry/area.ts';
import { type Bounds, boundsOf } from './geometry/bounds.ts';
import { convexHull } from './geometry/convex-hull.ts';
import type { PathCommand } from './geometry/flatten.ts';
import { outlinesOf } from './geometry/path-data.ts';
import type { Point } from './geometry/point.ts';
import { move, scale } from './geometry/transform.ts';
import { layersBounds, type Role } from './layer.ts';
import { drawLockup, type Lockup } from './lockups.ts';
import type { Typesetter } from './text/typesetter.ts';

export interface OutlinedPart {
  role: Role;
  isSmallPrint: boolean;
  outlines: readonly PathCommand[];
  bounds: Bounds;
}

/** A lockup as outlines, in pixels of the standard picture that it stands in the middle of. */
export interface OutlinedLockup {
  parts: readonly OutlinedPart[];
  bounds: Bounds;
  /** The corners of the whole, for what has to fit into a circle. */
  hull: readonly Point[];
  /** Square pixels that it covers. */
  ink: number;
  perPixel: 10 | 100;
}

const known = new WeakMap<LogoSpec, Map<Lockup, OutlinedLockup>>();

/**
 * Curves are fitted once, at the size of the standard picture: pictures of every size and colour are copies of these
 * outlines, so that a small one is as exact as a large one.
 */
export function outlinedLockup(spec: LogoSpec, set: Typesetter, lockup: Lockup): OutlinedLockup {
  const ofSpec = known.get(spec) ?? new Map<Lockup, OutlinedLockup>();
  known.set(spec, ofSpec);
  const outlined = ofSpec.get(lockup) ?? outline(spec, set, lockup);
  ofSpec.set(lockup, outlined);
  return outlined;
}

function outline(spec: LogoSpec, set: Typesetter, lockup: Lockup): OutlinedLockup {
  const { width, height } = PICTURE;
  const detail = detailOf(spec, set);
  const layers = drawLockup(spec, set, lockup, detail);
  const drawing = layersBounds(layers);
  const unit = scaleInPicture(drawing, width, height);
  const [x, y] = [width / 2 - drawing.centreX * unit, height / 2 - drawing.centreY * unit];
  const placed = layers.map(({ role, shape, smallPrint }) => ({
    role,
    isSmallPrint: smallPrint !== undefined,
    shape: move(scale(shape, unit), x, y),
  }));
  return {
    parts: placed.map(({ shape, ...part }) => ({
      ...part,
      outlines: outlinesOf(shape, detail.curveError),
      bounds: boundsOf(shape),
    })),
    bounds: boundsOf(...placed.map(({ shape }) => shape)),
    hull: convexHull(placed.flatMap(({ shape }) => shape.flat())),
    ink: placed.reduce((sum, { shape }) => sum + areaOf(shape), 0),
    perPixel: detail.perPixel,
  };
}
