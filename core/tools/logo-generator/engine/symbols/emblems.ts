import { cosDegrees, polar, sinDegrees } from '../geometry/angle.ts';
import { cutOut, grow, intersect, stroke, unite, withoutNotches, withoutTips } from '../geometry/boolean.ts';
import { arc, closedCurve } from '../geometry/curve.ts';
import type { Point, Shape } from '../geometry/point.ts';
import { circle, polygon, rectangle, regularPolygon, ring, roundedRectangle } from '../geometry/shapes.ts';
import { move, rotate, scale } from '../geometry/transform.ts';
import type { DrawSymbol } from './symbol.ts';

export const eye: DrawSymbol = () => {
  const lens = intersect(circle(0, 72, 122), circle(0, -72, 122));
  return { fg: [...cutOut(lens, grow(lens, -10, 'sharp')), ...ring(0, 0, 31, 9)], a: circle(0, 0, 15) };
};

const nested = (sides: number, y: number, frames: readonly (readonly [radius: number, width: number])[]) =>
  frames.flatMap(([radius, width]) =>
    cutOut(regularPolygon(0, y, radius, sides), regularPolygon(0, y, radius - width, sides)),
  );

export const hexagon: DrawSymbol = () => ({
  fg: nested(6, 0, [
    [102, 15],
    [72, 14],
  ]),
  a: regularPolygon(0, 0, 42, 6),
});

export const triangle: DrawSymbol = () => ({
  fg: nested(3, 16, [
    [112, 26],
    [66, 20],
  ]),
  a: regularPolygon(0, 16, 26, 3),
});

/** A cube seen along its diagonal, one colour a face. */
export const cube: DrawSymbol = () => {
  const face = (turn: number): Shape =>
    grow(polygon([0, 0], polar(turn, 100), polar(turn + 60, 100), polar(turn + 120, 100)), -5, 'sharp');
  return { fg: face(-90), a: face(30), b: face(150) };
};

export const crown: DrawSymbol = () => {
  const tips: readonly Point[] = [
    [-98, -58],
    [0, -80],
    [98, -58],
  ];
  const body = polygon([-94, -36], [-46, 8], [0, -52], [46, 8], [94, -36], [76, 46], [-76, 46]);
  const pearls = tips.flatMap(([x, y]) => circle(x, y, 15));
  return { fg: cutOut(body, grow(pearls, 8)), a: [...pearls, ...roundedRectangle(-76, 57, 152, 24, 5)] };
};

const GIRDLE = -32;
const TABLE = -86;

/** A cut stone, facet by facet. */
export const diamond: DrawSymbol = () => {
  const facet = (...corners: readonly Point[]): Shape =>
    withoutTips(grow(polygon(...corners), -4.5, 'sharp'), 3);
  const mirrored = (shape: Shape): Shape => [...shape, ...scale(shape, -1, 1)];
  const culet: Point = [0, 100];
  return {
    fg: [
      ...mirrored(facet([-62, TABLE], [-36, GIRDLE], [-106, GIRDLE])),
      ...facet([0, TABLE], [36, GIRDLE], [-36, GIRDLE]),
      ...mirrored(facet([-106, GIRDLE], [-36, GIRDLE], culet)),
    ],
    a: mirrored(facet([-62, TABLE], [0, TABLE], [-36, GIRDLE])),
    b: facet([-36, GIRDLE], [36, GIRDLE], culet),
  };
};

export const heart: DrawSymbol = () => {
  const body = closedCurve(
    [0, -48],
    [16, -84, 48, -94, 68, -88],
    [104, -78, 116, -38, 94, 0],
    [76, 32, 34, 62, 0, 96],
    [-34, 62, -76, 32, -94, 0],
    [-116, -38, -104, -78, -68, -88],
    [-48, -94, -16, -84, 0, -48],
  );
  const beat = stroke(
    [
      [-120, 4],
      [-42, 4],
      [-20, -34],
      [12, 42],
      [32, 4],
      [120, 4],
    ],
    10,
    'flat',
  );
  return { a: cutOut(body, beat) };
};

export const key: DrawSymbol = () => {
  const bow = ring(0, -62, 38, 18);
  const shaft = rectangle(-8, -30, 16, 140);
  const bit = [rectangle(0, 62, 36, 15), rectangle(0, 92, 28, 18)].flat();
  const turn = (shape: Shape): Shape => move(rotate(shape, 42), 6, -8);
  return { fg: turn(unite(bow, cutOut(shaft, circle(0, -62, 30)), bit)), a: turn(circle(0, -62, 15)) };
};

export const anchor: DrawSymbol = () => {
  const arms = stroke(arc(0, 8, 82, 20, 160), 17, 'flat');
  const fluke = polygon([58, 40], [104, 8], [106, 62]);
  const shank = rectangle(-8, -62, 16, 152);
  const stock = roundedRectangle(-46, -44, 92, 16, 8);
  return {
    fg: unite(arms, fluke, scale(fluke, -1, 1), shank, stock),
    a: cutOut(ring(0, -82, 16, 13), rectangle(-10, -64, 20, 20)),
  };
};

const FINGERS: readonly (readonly [x: number, top: number])[] = [
  [-38, -72],
  [-8, -98],
  [22, -90],
  [52, -58],
];

/** A raised hand with an eye in its palm. */
export const hand: DrawSymbol = () => {
  const fingers = FINGERS.flatMap(([x, top]) => roundedRectangle(x - 10.5, top, 21, 40 - top, 10.5));
  const palm = roundedRectangle(-48.5, 6, 111, 96, 40);
  const thumb = stroke(
    [
      [-84, 4],
      [-66, 44],
      [-24, 78],
    ],
    22,
  );
  const socket = intersect(circle(7, 92, 46), circle(7, 14, 46));
  return {
    fg: cutOut(withoutNotches(unite(fingers, palm, thumb), 4.3), grow(socket, 5)),
    a: circle(7, 53, 12),
  };
};

const lemniscate = (degrees: number): Point => {
  const [sin, cos] = [sinDegrees(degrees), cosDegrees(degrees)];
  return [(104 * cos) / (1 + sin * sin), (132 * sin * cos) / (1 + sin * sin)];
};

/** One band that crosses over itself. */
export const infinity: DrawSymbol = () => {
  const band = (from: number, to: number): Shape =>
    stroke(
      Array.from({ length: (to - from) / 2 + 1 }, (_, step) => lemniscate(from + step * 2)),
      26,
      'flat',
    );
  const over = band(40, 140);
  return { fg: cutOut(unite(band(138, 280), band(260, 402)), grow(over, 9)), a: over };
};

/** Three turns of a groove. */
export const spiral: DrawSymbol = () => {
  const groove: Point[] = Array.from({ length: 261 }, (_, step) => polar(step * 4 - 120, 4 + step * 0.34));
  return { a: stroke(groove, 16) };
};

export const play: DrawSymbol = () => ({
  fg: ring(0, 0, 91, 18),
  a: grow(move(regularPolygon(0, 0, 46, 3, 0), 7, 0), 9),
});
