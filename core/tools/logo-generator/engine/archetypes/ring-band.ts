import type { Shape } from '../geometry/point.ts';
import { rectangle } from '../geometry/shapes.ts';
import { move, rotate } from '../geometry/transform.ts';
import { musicLevels } from '../parts/equaliser.ts';
import { spark } from '../parts/spark.ts';
import type { Random } from '../random.ts';
import { type CircleText, circleText } from '../text/circle-text.ts';
import type { Brush } from './archetype.ts';

/** The band that holds the text: its inner edge, and the middle line of the rim around it. */
export const BAND = 200;
export const RIM = 278;

export interface BandText extends CircleText {
  capHeight: number;
}

/** No text may come closer to its own start than this. */
const FULL_CIRCLE = 330;

/** Sets a text into the band: large and well spaced when it is short, tighter and smaller when it is long. */
export function bandText(
  { set, font }: Brush,
  text: string,
  { half, most }: { half: 'upper' | 'lower'; most: number },
): BandText {
  const sizes = half === 'upper' ? [40, 34, 28, 23] : [27, 24, 21];
  // Very wide spacing is for short names only.
  const trackings = [...text].length <= 9 ? [0.5, 0.36, 0.22] : [0.22, 0.14, 0.08];
  // Accents need room under the rim.
  const tallness = Math.max(1, (set.line(font, text, 100).bounds.height / 100) * 0.92);
  const setAt = (capHeight: number, tracking: number): BandText => {
    const radius = BAND + (RIM - BAND - capHeight) / 2 - 1;
    return { ...circleText(set, font, text, { radius, capHeight, tracking, half }), capHeight };
  };
  for (const size of sizes)
    for (const tracking of trackings) {
      const fitted = setAt(size / tallness, tracking);
      if (fitted.arc <= most) return fitted;
    }
  const smallest = setAt((sizes.at(-1) ?? 21) / tallness, 0.08);
  return smallest.arc <= FULL_CIRCLE
    ? smallest
    : setAt((smallest.capHeight * FULL_CIRCLE) / smallest.arc, 0.08);
}

const mark = (turn: number): Shape => rotate(move(spark(15, 0.74), 0, -(BAND + RIM) / 2), turn);

/** A spark in the middle between the ends of the two texts, on both sides. */
export function separators(nameEnd: number, taglineStart: number): Shape {
  if (taglineStart - nameEnd < 14) return [];
  const turn = (nameEnd + taglineStart) / 2;
  return [...mark(turn), ...mark(-turn)];
}

/** A short name three times around, with sparks between. */
export const threeTimes = (name: Shape): { names: Shape; marks: Shape } => ({
  names: [0, 120, 240].flatMap((turn) => rotate(name, turn)),
  marks: [60, 180, 300].flatMap(mark),
});

const TICK_DEGREES = 4.2;
const TICK_WIDTH = 5.2;
const CLEARANCE = 17;

/** Bars of a spectrum along the part of the band that the name leaves free. */
export function spectrum(random: Random, nameArc: number): Shape {
  const free = 360 - nameArc - 2 * CLEARANCE;
  if (free < 30) return [];
  const levels = musicLevels(random);
  const count = Math.floor(free / TICK_DEGREES);
  return Array.from({ length: count + 1 }, (_, index) => {
    const height = 46 * levels(index, count + 1);
    const tick = rectangle(-TICK_WIDTH / 2, -(BAND + 10 + height), TICK_WIDTH, height);
    return rotate(tick, nameArc / 2 + CLEARANCE + (index * free) / count);
  }).flat();
}
