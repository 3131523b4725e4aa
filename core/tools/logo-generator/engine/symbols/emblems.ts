import { polar } from '../geometry/angle.ts';
import { cutOut, grow, intersect } from '../geometry/boolean.ts';
import { flatten, type PathCommand } from '../geometry/flatten.ts';
import type { Point, Shape } from '../geometry/point.ts';
import { circle, polygon, regularPolygon, ring } from '../geometry/shapes.ts';
import type { DrawSymbol } from './symbol.ts';

type CurveTo = readonly [control1: Point, control2: Point, end: Point];

const closedCurve = (start: Point, ...curves: readonly CurveTo[]): Shape => {
  const commands: PathCommand[] = [{ to: 'move', points: [start] }];
  for (const points of curves) commands.push({ to: 'cubic', points });
  return flatten(commands, 0.05);
};

export const flame: DrawSymbol = () => {
  const outer = closedCurve(
    [0, -104],
    [
      [14, -62],
      [62, -40],
      [62, 22],
    ],
    [
      [62, 66],
      [34, 98],
      [0, 98],
    ],
    [
      [-34, 98],
      [-62, 66],
      [-62, 24],
    ],
    [
      [-62, -6],
      [-44, -24],
      [-34, -46],
    ],
    [
      [-28, -30],
      [-20, -22],
      [-10, -20],
    ],
    [
      [-18, -52],
      [-12, -82],
      [0, -104],
    ],
  );
  const inner = closedCurve(
    [4, 6],
    [
      [8, 26],
      [30, 34],
      [30, 60],
    ],
    [
      [30, 80],
      [17, 90],
      [0, 90],
    ],
    [
      [-17, 90],
      [-30, 80],
      [-30, 60],
    ],
    [
      [-30, 46],
      [-20, 38],
      [-15, 26],
    ],
    [
      [-11, 34],
      [-7, 38],
      [-1, 38],
    ],
    [
      [-4, 26],
      [-1, 14],
      [4, 6],
    ],
  );
  return { a: cutOut(outer, grow(inner, 5)), b: inner };
};

export const eye: DrawSymbol = () => {
  const lens = intersect(circle(0, 72, 122), circle(0, -72, 122));
  return { fg: [...cutOut(lens, grow(lens, -10, 'sharp')), ...ring(0, 0, 31, 9)], a: circle(0, 0, 15) };
};

export const hexagon: DrawSymbol = () => ({
  fg: [
    [100, 11],
    [74, 9],
    [50, 7],
  ].flatMap(([radius = 0, width = 0]) =>
    cutOut(regularPolygon(0, 0, radius, 6), regularPolygon(0, 0, radius - width, 6)),
  ),
  a: regularPolygon(0, 0, 27, 6),
});

export const triangle: DrawSymbol = () => ({
  fg: [
    [112, 26],
    [72, 20],
  ].flatMap(([radius = 0, width = 0]) =>
    cutOut(regularPolygon(0, 16, radius, 3), regularPolygon(0, 16, radius - width, 3)),
  ),
  a: regularPolygon(0, 16, 30, 3),
});

/** A cube seen along its diagonal, one colour a face. */
export const cube: DrawSymbol = () => {
  const face = (turn: number): Shape =>
    grow(polygon([0, 0], polar(turn, 100), polar(turn + 60, 100), polar(turn + 120, 100)), -5, 'sharp');
  return { fg: face(-90), a: face(30), b: face(150) };
};
