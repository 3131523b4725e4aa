import type { Shape } from '../geometry/point.ts';
import { rectangle } from '../geometry/shapes.ts';
import { move, rotate } from '../geometry/transform.ts';
import { musicLevels } from '../parts/equaliser.ts';
import { spark } from '../parts/spark.ts';
import type { Random } from '../random.ts';
import { arcOf, type CircleText, circleText } from '../text/circle-text.ts';
import type { Brush } from './archetype.ts';

/** The band that holds the text: its inner edge, and the middle line of the rim around it. */
export const BAND = 200;
export const RIM = 278;

export interface BandText extends CircleText {
  capHeight: number;
}

/** Accents reach no farther out than this, where the rim may have a second line. */
const CLEAR_OF_RIM = RIM - 17;
/** No text may come closer to its own start than this. */
const FULL_CIRCLE = 330;

interface BandPlace {
  half: 'upper' | 'lower';
  /** Degrees that the text may take. */
  most: number;
  isTagline?: boolean;
  /** Cap height that the text may not exceed. */
  largest?: number;
}

/** Sets a text into the band: large and well spaced when it is short, tighter and smaller when it is long. */
export function bandText(
  { set: display, font, tracking: extra }: Brush,
  text: string,
  { half, most, isTagline = false, largest = Number.POSITIVE_INFINITY }: BandPlace,
): BandText {
  const set = isTagline ? display.withFontSpacing() : display;
  const sizes = isTagline ? [27, 24, 21] : [40, 34, 28, 23];
  // Very wide spacing is for short names only.
  const usual = [...text].length <= 9 ? [0.5, 0.36, 0.22] : [0.22, 0.14, 0.08];
  const trackings = isTagline ? usual : usual.map((tracking) => tracking + extra);
  // Accents need room under the rim.
  const { height, top } = set.line(font, text, 100).bounds;
  const ascent = half === 'upper' ? -top / 100 : 0;
  const tallness = Math.max(1, (height / 100) * 0.92);
  const radiusFor = (capHeight: number): number =>
    Math.min(BAND + (RIM - BAND - capHeight) / 2 - 1, CLEAR_OF_RIM - ascent * capHeight);
  const arcAt = (capHeight: number, tracking: number): number =>
    arcOf(set.width(font, text, capHeight, tracking), { radius: radiusFor(capHeight), capHeight });
  const settings = sizes.flatMap((size) =>
    trackings.map((tracking) => [Math.min(largest, size / tallness), tracking] as const),
  );
  const [capHeight, tracking] =
    settings.find((setting) => arcAt(...setting) <= most) ?? smallest(arcAt, tallness);
  const radius = radiusFor(capHeight);
  return { ...circleText(set, font, text, { radius, capHeight, tracking, half }), capHeight };
}

/** A text in two halves of one size, over the emblem and under it. */
export function bandHalves(
  brush: Brush,
  upper: string,
  lower: string,
  most: number,
): readonly [BandText, BandText] {
  const places = [
    { half: 'upper', most },
    { half: 'lower', most },
  ] as const;
  const largest = Math.min(
    bandText(brush, upper, places[0]).capHeight,
    bandText(brush, lower, places[1]).capHeight,
  );
  return [
    bandText(brush, upper, { ...places[0], largest }),
    bandText(brush, lower, { ...places[1], largest }),
  ];
}

const SMALLEST = 21;
const TIGHTEST = 0.08;

/** The tightest setting, shrunk where even that would run into itself. */
function smallest(
  arcAt: (capHeight: number, tracking: number) => number,
  tallness: number,
): readonly [capHeight: number, tracking: number] {
  const capHeight = SMALLEST / tallness;
  return [capHeight * Math.min(1, FULL_CIRCLE / arcAt(capHeight, TIGHTEST)), TIGHTEST];
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
