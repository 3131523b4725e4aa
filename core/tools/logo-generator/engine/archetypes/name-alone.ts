import { type Layer, layer } from '../layer.ts';
import { capitals } from '../letter-case.ts';
import { breakLines } from '../text/break-lines.ts';
import { stackedCentred } from '../text/centred-lines.ts';
import type { Brush } from './archetype.ts';

const CAP_HEIGHT = 100;
const LEADING = 0.4;
/** Wider than this, in heights, a line becomes a hair once it has to share a picture. */
const FLATTEST = 6.5;

/** The whole name in centred capitals of its typeface, in as many rows as keep it from becoming a hair. */
export function nameAlone(brush: Brush, tracking: number): Layer[] {
  const { set, font, rows } = brush;
  const spacing = tracking + brush.tracking;
  const flatness = (lines: readonly string[]): number => {
    const widest = Math.max(...lines.map((line) => set.width(font, line, CAP_HEIGHT, spacing)));
    return widest / (CAP_HEIGHT * (lines.length + (lines.length - 1) * LEADING));
  };
  const settings = rows ? [linesOf(brush, rows)] : [1, 2, 3, 4].map((most) => linesOf(brush, most));
  const lines =
    settings.find((each) => flatness(each) <= FLATTEST) ??
    settings.reduce((best, each) => (flatness(each) < flatness(best) ? each : best));
  const size = {
    capHeight: CAP_HEIGHT,
    tracking: spacing,
    leading: LEADING,
    widest: Number.POSITIVE_INFINITY,
  };
  return [layer('fg', stackedCentred(set, font, lines, size))];
}

const linesOf = ({ name, rows }: Brush, most: number): string[] =>
  breakLines(name.full.split(' '), most, { justified: false, rows }).map(capitals);
