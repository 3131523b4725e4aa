import type { Ground } from '../archetypes/badge-grounds.ts';
import { cutOut } from '../geometry/boolean.ts';
import { type Bounds, boundsOf } from '../geometry/bounds.ts';
import type { Shape } from '../geometry/point.ts';
import { type Layer, layer } from '../layer.ts';

/** Emblems have to hold where they are this many pixels tall. */
export const SMALLEST = 24;

/** The narrowest stroke or gap in an emblem: a pixel at the smallest size, of the largest emblem there is. */
export const LEAST = 14.5;

/** Further than any emblem reaches. */
export const FAR = 400;

/** Initials that are to be knocked out of a ground, around the origin. */
export interface Emblem {
  ground: Ground;
  letters: Shape;
  /** The ground without the letters. */
  body: Shape;
  bounds: Bounds;
}

export const emblemOf = (ground: Ground, letters: Shape): Emblem => ({
  ground,
  letters,
  body: cutOut(ground.outline, letters),
  bounds: boundsOf(ground.outline),
});

/** The initials knocked out, and nothing else. */
export const plain = ({ body }: Emblem): Layer[] => [layer('a', body)];
