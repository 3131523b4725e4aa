import { dropCrumbs } from '../geometry/area.ts';
import { cutOut, grow, intersect, unite } from '../geometry/boolean.ts';
import { circle, ellipse, polygon, rectangle } from '../geometry/shapes.ts';
import { move, rotate } from '../geometry/transform.ts';
import { spark } from '../parts/spark.ts';
import type { DrawSymbol } from './symbol.ts';

/** A setting sun, cut by lines that grow towards the horizon. */
export const sun: DrawSymbol = () => {
  const cuts = [];
  let gap = 5;
  for (let y = 0; y < 92; y += 21 - gap * 0.1, gap += 3.2) cuts.push(...rectangle(-110, y, 220, gap));
  return { a: dropCrumbs(cutOut(circle(0, 0, 100), cuts), 300) };
};

export const star: DrawSymbol = () => ({ a: spark(100) });

export const starburst: DrawSymbol = () => {
  const front = spark(100, 0.81);
  return { fg: front, a: cutOut(rotate(spark(72, 0.66), 45), grow(front, 6)) };
};

/** A planet with its ring: in front below, hidden above. */
export const orbit: DrawSymbol = () => {
  const tilt = -24;
  const planet = circle(0, 0, 56);
  const path = rotate(cutOut(ellipse(0, 0, 112, 36), ellipse(0, 0, 103, 28)), tilt);
  const front = intersect(path, rotate(rectangle(-140, 0, 280, 100), tilt));
  const back = cutOut(path, front, grow(planet, 7));
  return { fg: cutOut(planet, grow(front, 7)), a: unite(front, back) };
};

export const moon: DrawSymbol = () => ({
  fg: cutOut(circle(0, 0, 96), circle(42, -22, 84)),
  a: move(spark(34, 0.72), 48, -26),
});

export const bolt: DrawSymbol = () => ({
  a: polygon([18, -100], [-58, 16], [-8, 16], [-22, 100], [60, -26], [8, -26], [44, -100]),
});
