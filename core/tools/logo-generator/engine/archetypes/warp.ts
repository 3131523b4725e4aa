import type { ArchetypeParams } from '../../archetype-params.ts';
import { cosDegrees, sinDegrees } from '../geometry/angle.ts';
import { cutOut, grow, unite } from '../geometry/boolean.ts';
import { boundsOf } from '../geometry/bounds.ts';
import { densify } from '../geometry/densify.ts';
import type { Point } from '../geometry/point.ts';
import { mapPoints } from '../geometry/transform.ts';
import { layer } from '../layer.ts';
import type { Archetype } from './archetype.ts';
import { withPrefix } from './prefix.ts';
import { withTagline } from './tagline.ts';
import { wordmark } from './wordmark.ts';

type Bend = ArchetypeParams['warp']['bend'];

/** Swell from 0 at both ends to 1 in the middle. */
const arch = (u: number): number => cosDegrees((u - 0.5) * 180);

/** Where a point of the unit square (u to the right, v down) goes. */
export const BENDS: Readonly<Record<Bend, (u: number, v: number) => Point>> = {
  bulge: (u, v) => [u, 0.5 + (v - 0.5) * (0.8 + 0.42 * arch(u))],
  pinch: (u, v) => [u, 0.5 + (v - 0.5) * (1.25 - 0.58 * arch(u))],
  rise: (u, v) => [u, 1 - (1 - v) * (0.58 + 0.62 * u)],
  arc: (u, v) => [u, v - (1 - v) * 0.45 * arch(u)],
  flag: (u, v) => [u, v + 0.14 * sinDegrees(u * 360)],
};

/** Exactly `to` at a share of 1. */
const partWay = (from: number, to: number, share: number): number => to - (1 - share) * (to - from);

const CONTOUR = { from: 10, to: 17 } as const;

/** Lettering bent as a whole, with an outline around it if wished. */
export const warp: Archetype<'warp'> = {
  fonts: [
    'anton',
    'unbounded',
    'archivo',
    'righteous',
    'league-gothic',
    'bebas-neue',
    'syne',
    'dela-gothic-one',
  ],
  fit({ size, isJoined, isIntricate }) {
    if (isIntricate) return 0;
    return isJoined ? 0.3 : size >= 4 && size <= 14 ? 0.85 : size < 3 ? 0.3 : 0.5;
  },
  choose: (random) => ({
    bend: random.pick(['bulge', 'pinch', 'rise', 'arc', 'flag']),
    strength: 1,
    contour: random.chance(0.55),
  }),
  draw(brush, { bend, strength, contour }) {
    const { shape, bounds } = wordmark(brush, { tracking: 0.01 });
    const height = Math.max(190, Math.min(bounds.height, brush.rows ? Number.POSITIVE_INFINITY : 360));
    const letters = unite(
      mapPoints(densify(shape, 5), ([x, y]) => {
        const [u, v] = [(x - bounds.left) / bounds.width, (y - bounds.top) / bounds.height];
        const [bentU, bentV] = BENDS[bend](u, v);
        return [partWay(u, bentU, strength) * bounds.width, partWay(v, bentV, strength) * height];
      }),
    );
    const layers = [layer('fg', letters)];
    if (contour) layers.push(layer('a', cutOut(grow(letters, CONTOUR.to), grow(letters, CONTOUR.from))));
    if (bend !== 'rise') return withTagline(withPrefix(layers, brush, { place: 'centre' }), brush);
    // A rising word leaves its upper left corner free: the prefix nestles in there.
    const left = boundsOf(letters).left;
    return withTagline(
      withPrefix(layers, brush, { place: 'side', lettering: firstLetters(letters, left, bounds.width) }),
      brush,
    );
  },
};

const firstLetters = (letters: ReturnType<typeof unite>, left: number, width: number) =>
  letters.filter((contour) => boundsOf([contour]).left < left + width * 0.2);
