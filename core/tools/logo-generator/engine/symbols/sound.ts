import { sinRadians } from '../geometry/angle.ts';
import { cutOut, grow, intersect, stroke, unite } from '../geometry/boolean.ts';
import { arc } from '../geometry/curve.ts';
import { circle, rectangle, ring, roundedRectangle } from '../geometry/shapes.ts';
import { move, rotate, scale } from '../geometry/transform.ts';
import type { DrawSymbol } from './symbol.ts';

const RAYS = 20;
const LONG_RAY = 33;

/** A ring of bars, as of a spectrum bent round. */
export const radial: DrawSymbol = (random) => {
  const rays = Array.from({ length: RAYS }, (_, index) => {
    const turn = (index / RAYS) * Math.PI * 2;
    const waves = Math.abs(
      sinRadians(turn * 3 + random.between(0, 0.8)) * 0.6 + sinRadians(turn * 5 + 1) * 0.4,
    );
    const length = 14 + 36 * (0.3 + 0.7 * waves * random.between(0.55, 1));
    const bar = roundedRectangle(-4.4, -58 - length, 8.8, length, 4.4);
    return { length, shape: rotate(bar, (index * 360) / RAYS) };
  });
  const long = rays.filter(({ length }) => length > LONG_RAY);
  const short = rays.filter(({ length }) => length <= LONG_RAY);
  return {
    fg: [...short.flatMap(({ shape }) => shape), ...ring(0, 0, 39, 11)],
    a: [...long.flatMap(({ shape }) => shape), ...circle(0, 0, 19)],
  };
};

const WAVE = [0.26, 0.52, 0.38, 0.8, 1, 0.62, 0.86, 0.4, 0.24] as const;

export const wave: DrawSymbol = () => ({
  a: WAVE.flatMap((level, index) => {
    const height = 170 * level;
    return roundedRectangle((index - (WAVE.length - 1) / 2) * 22 - 6.5, -height / 2, 13, height, 6.5);
  }),
});

/** A record in the light: two glints on either side. */
export const record: DrawSymbol = () => {
  const glints = [0, 180].flatMap((turn) =>
    [61, 81].flatMap((radius) => rotate(stroke(arc(0, 0, radius, -84, -16), 9), turn)),
  );
  return {
    fg: cutOut(circle(0, 0, 100), glints, circle(0, 0, 45)),
    a: cutOut(circle(0, 0, 36), circle(0, 0, 10)),
  };
};

export const headphones: DrawSymbol = () => {
  const band = intersect(ring(0, 6, 82, 17), rectangle(-100, -110, 200, 116));
  const cup = roundedRectangle(-97, 4, 42, 78, 15);
  const cups = unite(cup, scale(cup, -1, 1));
  return { fg: cutOut(band, cups), a: cups };
};

/** A loudspeaker with its two cones. */
export const speaker: DrawSymbol = () => {
  const box = roundedRectangle(-66, -100, 132, 200, 18);
  return {
    fg: cutOut(box, circle(0, 34, 52), circle(0, -58, 28)),
    a: [...cutOut(circle(0, 34, 42), circle(0, 34, 24)), ...circle(0, -58, 18)],
    b: circle(0, 34, 14),
  };
};

/** A stage microphone, leaning. */
export const microphone: DrawSymbol = () => {
  const head = circle(0, -58, 44);
  const grille = [-74, -50].flatMap((y) => rectangle(-60, y, 120, 9));
  const neck = roundedRectangle(-27, -10, 54, 13, 6);
  const grip = roundedRectangle(-20, 13, 40, 92, 14);
  const taper = cutOut(grip, roundedRectangle(-5, 34, 10, 26, 5));
  const turn = (shape: typeof head) => move(rotate(shape, 32), 4, 2);
  const shell = cutOut(head, grow(neck, 9));
  return { a: turn(cutOut(shell, grille)), fg: turn([...neck, ...taper]) };
};
