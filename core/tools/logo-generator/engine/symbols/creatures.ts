import { cutOut, grow, intersect, stroke, unite } from '../geometry/boolean.ts';
import { arc, closedCurve } from '../geometry/curve.ts';
import type { Shape } from '../geometry/point.ts';
import { circle, ellipse, polygon, rectangle, roundedRectangle } from '../geometry/shapes.ts';
import { move, rotate, scale } from '../geometry/transform.ts';
import type { DrawSymbol } from './symbol.ts';

const bothSides = (shape: Shape): Shape => unite(shape, scale(shape, -1, 1));

export const wolf: DrawSymbol = () => {
  const head = bothSides(
    polygon(
      [0, -40],
      [24, -52],
      [62, -110],
      [88, -28],
      [102, 28],
      [80, 26],
      [86, 60],
      [62, 54],
      [30, 88],
      [0, 104],
    ),
  );
  const ear = polygon([46, -46], [60, -72], [68, -36]);
  const eye = polygon([20, 10], [58, -14], [52, 8], [30, 18]);
  const snout = bothSides(polygon([0, -22], [13, 20], [22, 60], [0, 78]));
  return {
    fg: cutOut(head, bothSides(unite(ear, eye)), grow(snout, 9, 'sharp')),
    a: snout,
  };
};

export const owl: DrawSymbol = () => {
  const head = closedCurve(
    [0, -66],
    [30, -66, 52, -78, 84, -100],
    [80, -74, 98, -46, 98, 4],
    [98, 62, 56, 98, 0, 98],
    [-56, 98, -98, 62, -98, 4],
    [-98, -46, -80, -74, -84, -100],
    [-52, -78, -30, -66, 0, -66],
  );
  const socket = bothSides(circle(43, -8, 42));
  const beak = polygon([-17, 26], [17, 26], [0, 66]);
  const eye = cutOut(circle(43, -8, 33), circle(43, -8, 15));
  return { fg: cutOut(head, socket, grow(beak, 9, 'sharp')), a: [...bothSides(eye), ...beak] };
};

/** A ghost that hears the music. */
export const ghost: DrawSymbol = () => {
  const hem = [-49, 0, 49].flatMap((x) => circle(x, 76, 20));
  const sheet = unite(circle(0, -22, 69), rectangle(-69, -22, 138, 100), hem);
  const eyes = bothSides(ellipse(25, -24, 12, 18));
  const mouth = ellipse(0, 20, 11, 13);
  const cup = roundedRectangle(64, -48, 31, 58, 13);
  const phones = unite(stroke(arc(0, -22, 87, -170, -10), 12), bothSides(cup));
  return { fg: cutOut(sheet, eyes, mouth, grow(phones, 9.5)), a: phones };
};

export const robot: DrawSymbol = () => {
  const head = roundedRectangle(-78, -50, 156, 130, 28);
  const visor = roundedRectangle(-56, -26, 112, 50, 25);
  const mouth = [-30, 0, 30].flatMap((x) => roundedRectangle(x - 9, 42, 18, 18, 6));
  const ears = bothSides(roundedRectangle(88, -18, 16, 56, 8));
  const antenna = rectangle(-6, -58, 12, 16);
  return {
    fg: [...cutOut(unite(head, antenna), visor, mouth), ...ears],
    a: [...bothSides(circle(28, -1, 15)), ...circle(0, -84, 17)],
  };
};

/** A mask as worn at a Venetian carnival. */
export const mask: DrawSymbol = () => {
  const face = bothSides(
    closedCurve(
      [0, -26],
      [22, -50, 62, -56, 112, -66],
      [112, -16, 104, 44, 62, 52],
      [36, 56, 22, 34, 0, 30],
      [0, 10, 0, -10, 0, -26],
    ),
  );
  const eye = closedCurve(
    [22, 8],
    [34, -18, 62, -26, 86, -24],
    [82, 2, 64, 20, 46, 20],
    [36, 20, 28, 16, 22, 8],
  );
  const jewel = polygon([0, -74], [17, -50], [0, -26], [-17, -50]);
  return { fg: cutOut(face, bothSides(eye), grow(jewel, 9, 'sharp')), a: jewel };
};

export const cat: DrawSymbol = () => {
  const head = closedCurve(
    [0, -52],
    [20, -52, 34, -50, 46, -46],
    [58, -66, 70, -86, 88, -98],
    [98, -62, 102, -24, 98, 12],
    [92, 64, 50, 92, 0, 92],
    [-50, 92, -92, 64, -98, 12],
    [-102, -24, -98, -62, -88, -98],
    [-70, -86, -58, -66, -46, -46],
    [-34, -50, -20, -52, 0, -52],
  );
  const eye = move(rotate(intersect(circle(0, -24, 38), circle(0, 24, 38)), -16), 44, 6);
  const nose = polygon([-15, 36], [15, 36], [0, 54]);
  return { fg: cutOut(head, bothSides(grow(eye, 9)), grow(nose, 9)), a: [...bothSides(eye), ...nose] };
};
