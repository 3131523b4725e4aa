import type { ArchetypeParams } from '../../archetype-params.ts';
import { cosDegrees, sinDegrees } from '../geometry/angle.ts';
import { dropSlivers } from '../geometry/area.ts';
import { cutOut, intersect, unite } from '../geometry/boolean.ts';
import { boundsOf } from '../geometry/bounds.ts';
import type { Shape } from '../geometry/point.ts';
import { rectangle } from '../geometry/shapes.ts';
import { move, rotate } from '../geometry/transform.ts';
import { type Layer, layer } from '../layer.ts';
import { type Emblem, FAR, LEAST } from './emblem.ts';

const TALL = 150;
/** How far each band of a torn emblem moves, in pixels at the smallest size, and which takes the accent. */
const TEARS = [0, 1.2, -0.9, 0.5, -0.4] as const;
const ACCENT_TEAR = 1;

/** Heights of the gaps and lines of a scan, from its horizon down. */
const SCAN = [
  { gap: LEAST, line: 25 },
  { gap: LEAST + 2, line: 21 },
  { gap: LEAST + 4, line: 18 },
  { gap: LEAST + 6, line: LEAST },
] as const;

/** Cuts leave crumbs and hairs, which nobody could see where the emblem is small. */
const clean = (shape: Shape): Shape => dropSlivers(shape, LEAST * 0.6);

const across = (top: number, bottom: number): Shape => rectangle(-FAR, top, 2 * FAR, bottom - top);

/** Cut through like the lettering, the pieces pushed apart along the cut. */
export function sliced(
  { body, letters }: Emblem,
  { angle, bands, accent }: ArchetypeParams['slice'],
): Layer[] {
  // A cut this small has to be steeper to be seen as one.
  const turn = Math.sign(angle || -1) * Math.max(12, Math.abs(angle) * 1.6);
  const band = (from: number, to: number, push: number): Shape => {
    const piece = clean(intersect(body, rotate(across(from, to), turn)));
    return move(piece, push * cosDegrees(turn), push * sinDegrees(turn));
  };
  const half = LEAST / 2;
  // Low letters do not survive a second cut.
  if (bands === 'two' || boundsOf(letters).height < TALL)
    return [layer('fg', band(-FAR, -half, -11)), layer(accent ? 'a' : 'fg', band(half, FAR, 11))];
  const [upper, lower] = [-34, 34];
  return [
    layer('fg', [...band(-FAR, upper - half, -6), ...band(lower + half, FAR, -6)]),
    layer(accent ? 'a' : 'fg', band(upper + half, lower - half, 10)),
  ];
}

/** Fades out in lines towards the foot. */
export function scanned({ body, bounds, letters }: Emblem): Layer[] {
  const { top, height } = boundsOf(letters);
  const horizon = Math.max(bounds.top + bounds.height * 0.46, top + height * 0.58);
  const lines: Shape[] = [];
  let y = horizon;
  for (const { gap, line } of SCAN) {
    lines.push(across(y + gap, y + gap + line));
    y += gap + line;
  }
  return [
    layer('fg', cutOut(body, across(horizon, FAR))),
    layer('gradient', clean(intersect(body, lines.flat()))),
  ];
}

/** Torn sideways in bands. */
export function torn({ body, bounds }: Emblem): Layer[] {
  const height = bounds.height / TEARS.length;
  const bands = TEARS.map((push, index) => {
    const top = bounds.top + index * height;
    return move(intersect(body, across(top, top + height)), push * LEAST, 0);
  });
  const main = bands.filter((_, index) => index !== ACCENT_TEAR);
  return [layer('fg', clean(unite(...main))), layer('a', clean(bands[ACCENT_TEAR] ?? []))];
}

/** In two colours, with a seam between them. */
export function halved({ body, bounds }: Emblem, { seam }: ArchetypeParams['split']): Layer[] {
  const y = bounds.top + bounds.height * seam;
  return [
    layer('fg', clean(intersect(body, across(-FAR, y - LEAST / 2)))),
    layer('a', clean(intersect(body, across(y + LEAST / 2, FAR)))),
  ];
}
