import { polar } from '../geometry/angle.ts';
import { dropCrumbs } from '../geometry/area.ts';
import { cutOut, grow, intersect, stroke, unite, withoutTips } from '../geometry/boolean.ts';
import { arc } from '../geometry/curve.ts';
import type { Point, Shape } from '../geometry/point.ts';
import { circle, ellipse, polygon, rectangle, roundedRectangle } from '../geometry/shapes.ts';
import { move } from '../geometry/transform.ts';
import { flare } from '../parts/flare.ts';
import type { DrawSymbol } from './symbol.ts';

const FADERS: readonly (readonly [x: number, cap: number])[] = [
  [-64, 34],
  [0, -46],
  [64, 4],
];

/** Three channel faders. */
export const fader: DrawSymbol = () => {
  const caps = FADERS.map(([x, y]) => roundedRectangle(x - 25, y - 17, 50, 34, 8));
  const tracks = FADERS.flatMap(([x]) => roundedRectangle(x - 6, -98, 12, 196, 6));
  return { fg: cutOut(tracks, ...caps.map((cap) => grow(cap, 9))), a: unite(...caps) };
};

const LEAST = 135;
const TURNED_TO = 318;
const MOST = 405;

/** A rotary knob, turned up. */
export const knob: DrawSymbol = () => {
  const pointer = stroke([polar(TURNED_TO, 24), polar(TURNED_TO, 44)], 13);
  const scaleOf = (from: number, to: number): Shape => stroke(arc(0, 0, 88, from, to), 16);
  return {
    fg: [...cutOut(circle(0, 0, 62), pointer), ...scaleOf(TURNED_TO + 16, MOST)],
    a: scaleOf(LEAST, TURNED_TO),
  };
};

/** A record player from above. */
export const turntable: DrawSymbol = () => {
  const plinth = roundedRectangle(-106, -88, 212, 176, 22);
  const platter: Point = [-22, 0];
  const joint: Point = [76, 26];
  const arm = unite(stroke([[76, -54], joint, [36, 56]], 11), circle(76, -54, 15));
  const disc = cutOut(circle(...platter, 60), circle(...platter, 30), grow(arm, 8));
  return {
    fg: [...cutOut(plinth, circle(...platter, 70), grow(arm, 8)), ...disc],
    a: [...arm, ...cutOut(circle(...platter, 21), circle(...platter, 7))],
  };
};

export const cassette: DrawSymbol = () => {
  const body = roundedRectangle(-108, -70, 216, 140, 16);
  const window = roundedRectangle(-74, -36, 148, 54, 27);
  const foot = polygon([-58, 80], [-44, 40], [44, 40], [58, 80]);
  const reels = [-44, 44].flatMap((x) => cutOut(circle(x, -9, 19), circle(x, -9, 7)));
  return { fg: cutOut(body, window, foot), a: reels, b: rectangle(-16, -12.5, 32, 7) };
};

const BALL: Point = [-10, 20];
const BALL_RADIUS = 82;
/** Where the lines between the panes cross the middle of the ball, as shares of its radius. */
const MERIDIANS = [-0.62, 0.62] as const;
const PARALLELS = [-44, 0, 44] as const;
const LINE = 10;

/** A mirror ball on its cord, and the light that it throws. */
export const mirrorBall: DrawSymbol = () => {
  const [x, y] = BALL;
  const lines: Shape[] = PARALLELS.map((at) => rectangle(x - 100, y + at - LINE / 2, 200, LINE));
  lines.push(rectangle(x - LINE / 2, y - 100, LINE, 200));
  for (const share of MERIDIANS) {
    const reach = BALL_RADIUS * Math.abs(share);
    const oval = (radius: number): Shape => ellipse(x, y, radius, BALL_RADIUS + LINE);
    const side = rectangle(share < 0 ? x - 100 : x, y - 100, 100, 200);
    lines.push(intersect(cutOut(oval(reach + LINE / 2), oval(reach - LINE / 2)), side));
  }
  const light = move(flare(50, 0.22), 64, -58);
  const panes = withoutTips(cutOut(circle(x, y, BALL_RADIUS), ...lines, grow(light, 9.5)), 4.4);
  return { fg: dropCrumbs([...panes, ...rectangle(x - 5, -100, 10, 30)], 110), a: light };
};
