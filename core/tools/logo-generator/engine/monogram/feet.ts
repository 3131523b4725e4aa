import type { Ground } from '../archetypes/badge-grounds.ts';
import type { Shape } from '../geometry/point.ts';
import { circle, rectangle, roundedRectangle } from '../geometry/shapes.ts';
import { musicLevels } from '../parts/equaliser.ts';
import type { Random } from '../random.ts';
import { LEAST } from './emblem.ts';

const HALF = 136;
const TOP = -150;
const BOTTOM = 44;

/** A ground that leaves room for something below it. */
export const plate = (): Ground => ({
  outline: rectangle(-HALF, TOP, 2 * HALF, BOTTOM - TOP),
  width: 222,
  height: 144,
  centreY: (TOP + BOTTOM) / 2,
  isRound: false,
});

/** No ground, but room for large letters and a stroke below them. */
export const openGround = (): Ground => ({
  outline: rectangle(-150, -150, 300, 300),
  width: 280,
  height: 180,
  centreY: -32,
  isRound: false,
});

/** The foot of the ground three times more, each time less of it. */
export function fadingFoot(): Shape {
  let top = BOTTOM;
  return [34, 22, LEAST].flatMap((height) => {
    top += LEAST;
    const strip = rectangle(-HALF, top, 2 * HALF, height);
    top += height;
    return strip;
  });
}

/** The ground dissolves into the dots of a printing screen. */
export function screenedFoot(): Shape {
  const pitch = (2 * HALF + LEAST) / 6;
  return [30, 24, 18].flatMap((size, row) => {
    const isOffset = row % 2 === 1;
    const y = BOTTOM + LEAST + 15 + row * pitch * 0.82;
    return Array.from({ length: isOffset ? 5 : 6 }, (_, index) =>
      circle(-HALF - LEAST / 2 + pitch * (index + (isOffset ? 1 : 0.5)), y, size / 2),
    ).flat();
  });
}

/** The bars of a spectrum that the ground stands on. */
export function musicalFoot(random: Random): Shape {
  const count = 7;
  const pitch = (2 * HALF + LEAST) / count;
  const level = musicLevels(random);
  return Array.from({ length: count }, (_, index) => {
    const height = 30 + 62 * level(index, count);
    return rectangle(-HALF + index * pitch, 150 - height, pitch - LEAST, height);
  }).flat();
}

/** The strip of a sleeve sticker. */
export function stickerFoot(): Shape {
  const height = 62;
  const top = BOTTOM + LEAST;
  const rest = 2 * HALF - height - LEAST;
  return [
    ...rectangle(-HALF, top, rest, 24),
    ...rectangle(-HALF, top + 24 + LEAST, rest * 0.6, 24),
    ...roundedRectangle(HALF - height, top, height, height, 0),
  ];
}
