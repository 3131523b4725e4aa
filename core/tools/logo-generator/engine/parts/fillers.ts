import type { Shape } from '../geometry/point.ts';
import { rectangle } from '../geometry/shapes.ts';
import type { Random } from '../random.ts';
import { type BarsArea, equaliser, musicLevels } from './equaliser.ts';
import { record } from './record.ts';

export type FillerKind = 'bars' | 'stripes' | 'record';

/** Graphics for the free end of a short row, so that all rows of a stack end flush. */
export function fillGaps(gaps: readonly BarsArea[], kind: FillerKind, random: Random): Shape {
  return gaps.flatMap((gap) => {
    if (kind === 'bars') {
      const count = Math.max(3, Math.round(gap.width / (gap.height * 0.17)));
      return equaliser(gap, count, musicLevels(random));
    }
    if (kind === 'record' && gap.width >= gap.height) return recordWithStripes(gap);
    return fadingStripes(gap);
  });
}

const STRIPES = [1, 0.82, 0.62, 0.42, 0.24] as const;
const STRIPE_GAP = 0.42;

function fadingStripes({ x, y, width, height }: BarsArea): Shape {
  const total = STRIPES.reduce<number>((sum, stripe) => sum + stripe, 0) + (STRIPES.length - 1) * STRIPE_GAP;
  const unit = height / total;
  let top = y;
  return STRIPES.flatMap((stripe) => {
    const bar = rectangle(x, top, width, stripe * unit);
    top += (stripe + STRIPE_GAP) * unit;
    return bar;
  });
}

function recordWithStripes({ x, y, width, height }: BarsArea): Shape {
  const radius = height / 2;
  const { disc, label } = record(x + width - radius, y + radius, radius);
  const rest = width - height - height * 0.14;
  const thickness = height / 7;
  const stripes =
    rest > height * 0.2 ? [0, 2, 4, 6].flatMap((n) => rectangle(x, y + n * thickness, rest, thickness)) : [];
  return [...disc, ...label, ...stripes];
}
