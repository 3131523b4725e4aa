import { polar } from '../geometry/angle.ts';
import { cutOut, grow, intersect, stroke, unite, withoutTips } from '../geometry/boolean.ts';
import { closedCurve, openCurve } from '../geometry/curve.ts';
import type { Point, Shape } from '../geometry/point.ts';
import { circle, polygon, rectangle, roundedRectangle } from '../geometry/shapes.ts';
import { move, rotate } from '../geometry/transform.ts';
import type { DrawSymbol } from './symbol.ts';

export const flame: DrawSymbol = () => {
  const outer = closedCurve(
    [0, -104],
    [14, -62, 66, -40, 66, 22],
    [66, 68, 36, 98, 0, 98],
    [-36, 98, -66, 68, -66, 24],
    [-66, -6, -46, -24, -36, -48],
    [-30, -32, -21, -24, -10, -22],
    [-18, -52, -12, -82, 0, -104],
  );
  const inner = closedCurve(
    [4, 6],
    [8, 24, 28, 30, 28, 50],
    [28, 66, 16, 76, 0, 76],
    [-16, 76, -28, 66, -28, 50],
    [-28, 38, -18, 32, -13, 24],
    [-10, 30, -6, 32, -1, 32],
    [-4, 24, -1, 14, 4, 6],
  );
  return { a: cutOut(outer, grow(inner, 9)), b: inner };
};

/** Two summits, the higher one with snow. */
export const mountain: DrawSymbol = () => {
  const high = polygon([-24, -84], [-112, 80], [72, 80]);
  const low = polygon([52, -26], [-10, 80], [114, 80]);
  const snowline = polygon(
    [-120, -110],
    [70, -110],
    [70, -24],
    [6, -24],
    [-12, -6],
    [-26, -24],
    [-44, -6],
    [-64, -24],
    [-120, -24],
  );
  const snow = intersect(high, snowline);
  return {
    fg: cutOut(high, grow(snow, 9, 'sharp')),
    a: snow,
    b: cutOut(low, grow(high, 10, 'sharp')),
  };
};

const CROWN: Point = [12, -34];
const FRONDS: readonly (readonly [x: number, y: number, rise: number])[] = [
  [-86, 6, 78],
  [-66, -62, 44],
  [8, -104, 0],
  [84, -66, 44],
  [104, 0, 78],
];

function frond([tipX, tipY, rise]: (typeof FRONDS)[number]): Shape {
  const [x, y] = CROWN;
  const dx = tipX - x;
  if (rise === 0)
    return closedCurve(
      CROWN,
      [x - 20, y - 24, tipX - 14, tipY + 24, tipX, tipY],
      [tipX + 20, tipY + 24, x + 18, y - 22, x, y],
    );
  return closedCurve(
    CROWN,
    [x + dx * 0.3, y - rise, tipX - dx * 0.05, tipY - rise * 0.8, tipX, tipY],
    [tipX - dx * 0.2, tipY - rise * 0.42, x + dx * 0.5, y - rise * 0.08, x, y],
  );
}

/** A palm in front of a low sun. */
export const palm: DrawSymbol = () => {
  const trunk = closedCurve(
    [2, -34],
    [10, 10, 0, 60, -20, 100],
    [-8, 100, 2, 100, 12, 100],
    [24, 60, 28, 10, 20, -34],
    [14, -34, 8, -34, 2, -34],
  );
  const tree = unite(trunk, ...FRONDS.map(frond));
  const sun = [...cutOut(circle(62, 74, 40), rectangle(0, 74, 120, 60)), ...rectangle(0, 84, 110, 14)];
  return { fg: tree, a: withoutTips(cutOut(sun, grow(tree, 9)), 4.4) };
};

/** A breaking wave over a calm one. */
export const tide: DrawSymbol = () => {
  const breaker = closedCurve(
    [-106, 52],
    [-56, 40, -76, -86, 22, -86],
    [70, -86, 98, -50, 92, -10],
    [80, -34, 58, -44, 40, -34],
    [10, -18, 16, 24, 50, 36],
    [70, 43, 90, 38, 106, 28],
    [106, 40, 106, 44, 106, 50],
    [62, 74, 30, 66, 0, 52],
    [-34, 38, -70, 50, -106, 68],
    [-106, 62, -106, 58, -106, 52],
  );
  const line = openCurve([-104, 86], [-70, 66, -34, 58, 0, 72], [34, 86, 62, 92, 104, 70]);
  return { fg: breaker, a: stroke(line, 15) };
};

const PETALS = 5;

/** A rose seen from above: petals that lie over each other, around a curled heart. */
export const rose: DrawSymbol = () => {
  const petal = (index: number): Shape => circle(...polar((index * 360) / PETALS - 90, 54), 46);
  const heart = circle(0, 0, 45);
  const petals = Array.from({ length: PETALS }, (_, index) =>
    withoutTips(cutOut(petal(index), grow(petal(index + 1), 9), grow(heart, 9)), 4.2),
  );
  const curl: Point[] = Array.from({ length: 76 }, (_, step) => polar(step * 8 - 60, 8 + step * 0.56));
  return { fg: petals.flat(), a: cutOut(heart, stroke(curl, 9)) };
};

/** A leaf in two halves. */
export const leaf: DrawSymbol = () => {
  const blade = intersect(circle(-72, 0, 122), circle(72, 0, 122));
  const veins = [-44, -8, 28].flatMap((y) => polygon([0, y + 22], [0, y + 32], [70, y - 34], [70, y - 44]));
  const half = cutOut(intersect(blade, rectangle(4.5, -120, 100, 240)), veins);
  const other = intersect(blade, rectangle(-104.5, -120, 100, 240));
  const stem = rectangle(-4.5, 70, 9, 44);
  const turn = (shape: Shape): Shape => move(rotate(shape, 38), 4, -4);
  return { fg: turn(other), a: turn(unite(half, cutOut(stem, other))) };
};

/** A drop, and the light on it. */
export const drop: DrawSymbol = () => {
  const body = closedCurve(
    [0, -106],
    [22, -62, 70, -24, 70, 30],
    [70, 70, 38, 100, 0, 100],
    [-38, 100, -70, 70, -70, 30],
    [-70, -24, -22, -62, 0, -106],
  );
  const light = stroke(openCurve([-42, 34], [-42, 54, -28, 70, -8, 72]), 13);
  return { a: cutOut(body, light) };
};

export const mushroom: DrawSymbol = () => {
  const cap = closedCurve(
    [-104, 14],
    [-104, -62, -58, -98, 0, -98],
    [58, -98, 104, -62, 104, 14],
    [104, 26, 96, 30, 84, 30],
    [40, 24, -40, 24, -84, 30],
    [-96, 30, -104, 26, -104, 14],
  );
  const spots = [...circle(-4, -52, 20), ...circle(-58, -14, 15), ...circle(52, -16, 17)];
  const stem = unite(
    roundedRectangle(-27, 34, 54, 66, 20),
    polygon([-27, 34], [27, 34], [27, 60], [-27, 60]),
  );
  return { a: cutOut(cap, spots), fg: cutOut(stem, grow(cap, 9)) };
};
