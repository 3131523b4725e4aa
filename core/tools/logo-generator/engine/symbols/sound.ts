import { sinRadians } from '../geometry/angle.ts';
import { cutOut, intersect, unite } from '../geometry/boolean.ts';
import { circle, rectangle, ring, roundedRectangle } from '../geometry/shapes.ts';
import { rotate, scale } from '../geometry/transform.ts';
import { record as drawRecord } from '../parts/record.ts';
import type { DrawSymbol } from './symbol.ts';

const RAYS = 48;
const LONG_RAY = 38;

/** A ring of bars, as of a spectrum bent round. */
export const radial: DrawSymbol = (random) => {
  const rays = Array.from({ length: RAYS }, (_, index) => {
    const turn = (index / RAYS) * Math.PI * 2;
    const waves = Math.abs(
      sinRadians(turn * 3 + random.between(0, 0.8)) * 0.6 + sinRadians(turn * 5 + 1) * 0.4,
    );
    const length = 14 + 34 * (0.35 + 0.65 * waves * random.between(0.55, 1));
    const bar = roundedRectangle(-2.3, -52 - length, 4.6, length, 2.3);
    return { length, shape: rotate(bar, (index * 360) / RAYS) };
  });
  const long = rays.filter(({ length }) => length > LONG_RAY);
  const short = rays.filter(({ length }) => length <= LONG_RAY);
  return {
    fg: [...short.flatMap(({ shape }) => shape), ...ring(0, 0, 42, 6)],
    a: [...long.flatMap(({ shape }) => shape), ...circle(0, 0, 14)],
  };
};

const WAVE = [0.22, 0.3, 0.46, 0.4, 0.72, 0.56, 0.92, 1, 0.7, 0.86, 0.5, 0.62, 0.36, 0.28, 0.18] as const;

export const wave: DrawSymbol = () => ({
  a: WAVE.flatMap((level, index) => {
    const height = 150 * level;
    return roundedRectangle((index - (WAVE.length - 1) / 2) * 13.5 - 4, -height / 2, 8, height, 4);
  }),
});

export const record: DrawSymbol = () => {
  const { disc, label } = drawRecord(0, 0, 100, { label: 0.38, hole: 0.08, grooves: 4 });
  return { fg: disc, a: label };
};

export const headphones: DrawSymbol = () => {
  const band = intersect(ring(0, 6, 82, 15), rectangle(-100, -110, 200, 116));
  const cup = roundedRectangle(-97, 4, 40, 74, 14);
  const cups = unite(cup, scale(cup, -1, 1));
  return { fg: cutOut(band, cups), a: cups };
};
