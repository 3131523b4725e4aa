import { cosDegrees, sinDegrees } from '../geometry/angle.ts';
import { dropCrumbs } from '../geometry/area.ts';
import { cutOut, grow, intersect, stroke, unite, withoutNotches, withoutTips } from '../geometry/boolean.ts';
import type { Shape } from '../geometry/point.ts';
import { circle, ellipse, polygon, rectangle } from '../geometry/shapes.ts';
import { move, rotate } from '../geometry/transform.ts';
import { flare } from '../parts/flare.ts';
import type { DrawSymbol } from './symbol.ts';

const CUTS: readonly (readonly [y: number, height: number])[] = [
  [2, 8.5],
  [30, 10],
  [55, 12],
  [77, 12],
];

/** A setting sun, cut by lines that grow towards the horizon. */
export const sun: DrawSymbol = () => ({
  a: dropCrumbs(
    cutOut(circle(0, 0, 100), ...CUTS.map(([y, height]) => rectangle(-110, y, 220, height))),
    300,
  ),
});

export const star: DrawSymbol = () => ({ a: flare(118) });

export const starburst: DrawSymbol = () => {
  const front = flare(120);
  return { fg: front, a: withoutTips(cutOut(rotate(flare(96, 0.24), 45), grow(front, 9)), 4.2) };
};

/** A planet with its ring: in front below, hidden above. */
export const orbit: DrawSymbol = () => {
  const tilt = -24;
  const planet = circle(0, 0, 58);
  const path = rotate(cutOut(ellipse(0, 0, 116, 39), ellipse(0, 0, 102, 26)), tilt);
  const front = intersect(path, rotate(rectangle(-140, 0, 280, 100), tilt));
  const back = cutOut(path, front, grow(planet, 8));
  return { fg: cutOut(planet, grow(front, 8)), a: unite(front, back) };
};

export const moon: DrawSymbol = () => ({
  fg: withoutTips(cutOut(circle(0, 0, 96), circle(42, -22, 84)), 4),
  a: move(flare(46, 0.22), 48, -26),
});

export const bolt: DrawSymbol = () => ({
  a: polygon([18, -100], [-58, 16], [-8, 16], [-22, 100], [60, -26], [8, -26], [44, -100]),
});

/** A ball of light and the three tails it draws. */
export const comet: DrawSymbol = () => {
  const head = circle(-46, 46, 44);
  const tail = (x: number, y: number, reach: number, width: number): Shape =>
    stroke(
      [
        [x, y],
        [x + reach * cosDegrees(-45), y + reach * sinDegrees(-45)],
      ],
      width,
    );
  const tails = unite(tail(-46, 46, 190, 26), tail(-62, 4, 112, 17), tail(-4, 62, 112, 17));
  return { a: head, fg: cutOut(tails, grow(head, 10)) };
};

/** A crystal of ice. */
export const snowflake: DrawSymbol = () => {
  const branch = (side: 1 | -1): Shape =>
    stroke(
      [
        [0, -56],
        [side * 24, -80],
      ],
      12,
    );
  const arm = unite(
    stroke(
      [
        [0, -22],
        [0, -96],
      ],
      13,
    ),
    branch(1),
    branch(-1),
  );
  return { fg: [0, 60, 120, 180, 240, 300].flatMap((turn) => rotate(withoutNotches(arm, 4.3), turn)) };
};
