import type { ArchetypeParams } from '../../archetype-params.ts';
import type { Ground } from '../archetypes/badge-grounds.ts';
import { BENDS } from '../archetypes/warp.ts';
import { cutOut, grow, intersect, unite } from '../geometry/boolean.ts';
import { densify } from '../geometry/densify.ts';
import type { Shape } from '../geometry/point.ts';
import { polygon, rectangle } from '../geometry/shapes.ts';
import { sweep } from '../geometry/sweep.ts';
import { mapPoints, rotate } from '../geometry/transform.ts';
import { type Layer, layer } from '../layer.ts';
import { type Emblem, FAR, LEAST } from './emblem.ts';

/** The same as LEAST where a frame makes the whole larger, and its pixels with it. */
export const WIDE = LEAST * 1.2;

/** Distances of a groove from the rim. */
const GROOVE = { inner: 2.2 * LEAST, outer: 1.2 * LEAST } as const;

/** The line that runs along an outline between two distances from it; negative distances lie within. */
function along({ outline, isRound }: Ground, near: number, far: number): Shape {
  const corner = isRound ? 'round' : 'sharp';
  return cutOut(grow(outline, far, corner), grow(outline, near, corner));
}

/** Throws a block shadow. */
export function shaded({ ground, body }: Emblem, { direction }: ArchetypeParams['shadow']): Layer[] {
  const depth = 40;
  const swept = sweep(ground.outline, direction === 'right' ? depth : -depth, depth);
  return [layer('fg', body), layer('a', cutOut(swept, grow(ground.outline, LEAST, 'sharp')))];
}

/** Bent as a whole, with an outline around it if wished. */
export function bent({ body, ground, bounds }: Emblem, { bend, contour }: ArchetypeParams['warp']): Layer[] {
  const curve = (shape: Shape): Shape =>
    unite(
      mapPoints(densify(shape, 5), ([x, y]) => {
        const [u, v] = BENDS[bend]((x - bounds.left) / bounds.width, (y - bounds.top) / bounds.height);
        return [u * bounds.width, v * bounds.height];
      }),
    );
  // A bulge makes the whole taller, and its pixels with it.
  const line = LEAST * 1.2;
  const frame = along({ ...ground, outline: curve(ground.outline), isRound: false }, line, 2 * line);
  return [layer('fg', curve(body)), ...(contour ? [layer('a', frame)] : [])];
}

/** The initials in a thin frame: light, as the lettering is. */
export const framed = ({ ground, letters }: Emblem): Layer[] => [
  layer('a', along(ground, -LEAST, 0)),
  layer('fg', letters),
];

/** Letters between the corner marks of a crate. */
export function cornered({ letters, bounds: { left, top, width, height } }: Emblem): Layer[] {
  const line = 1.5 * LEAST;
  const [armX, armY] = [width * 0.27, height * 0.27];
  const inner = rectangle(left + line, top + line, width - 2 * line, height - 2 * line);
  const sides = rectangle(left - FAR, top + armY, 3 * FAR, height - 2 * armY);
  const ends = rectangle(left + armX, top - FAR, width - 2 * armX, 3 * FAR);
  return [layer('fg', letters), layer('a', cutOut(rectangle(left, top, width, height), inner, sides, ends))];
}

/** Letters of their own over a stroke that rises, as a name is signed. */
export function underlined({ letters }: Emblem): Layer[] {
  const stroke = polygon([-126, 136], [132, 92], [132, 114], [-126, 158]);
  return [layer('fg', letters), layer('a', cutOut(stroke, grow(letters, LEAST, 'sharp')))];
}

/** A line around the initials, like the groove of a record; what it encloses may take the accent colour. */
export function grooved({ ground, body }: Emblem, hasAccent: boolean): Layer[] {
  const core = grow(ground.outline, -GROOVE.inner, ground.isRound ? 'round' : 'sharp');
  const rim = cutOut(body, along(ground, -GROOVE.inner, -GROOVE.outer), core);
  return [layer('fg', rim), layer(hasAccent ? 'a' : 'fg', intersect(body, core))];
}

/** A ground that leaves room for a groove. */
export const withGroove = (ground: Ground): Ground => ({
  ...ground,
  width: ground.width * 0.78,
  height: ground.height * 0.78,
});

/** Cut through and framed, as the badge is. */
export function badged({ ground, body }: Emblem, { sliced, rim }: ArchetypeParams['badge']): Layer[] {
  const cut = rotate(rectangle(-FAR, -WIDE / 2, 2 * FAR, WIDE), -18);
  return [
    layer('a', sliced ? cutOut(body, cut) : body),
    ...(rim ? [layer('fg', along(ground, WIDE, 2 * WIDE))] : []),
  ];
}
