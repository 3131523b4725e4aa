import { describe, expect, it } from 'vitest';
import { signedArea } from '../geometry/area.ts';
import { unite, withoutNotches, withoutTips } from '../geometry/boolean.ts';
import { boundsOf } from '../geometry/bounds.ts';
import type { Shape } from '../geometry/point.ts';
import { rectangle } from '../geometry/shapes.ts';
import { seededRandom } from '../random.ts';
import { SYMBOL_IDS } from '../symbol-names.ts';
import { DRAW_SYMBOL } from './index.ts';

const SMALL = 24;
/** Corners lose a little to any disc, however thick the stroke: this share of the ink is theirs. */
const CORNERS = 0.015;

const area = (shape: Shape): number => Math.abs(shape.reduce((sum, contour) => sum + signedArea(contour), 0));

/** The shares of the ink that lie in strokes and in gaps thinner than a pixel, when the shapes are 24 pixels tall. */
function thinParts(shapes: readonly Shape[]): { strokes: number; gaps: number } {
  const all = unite(...shapes);
  const radius = (boundsOf(all).height / SMALL / 2) * 0.98;
  const lost = shapes.reduce((sum, shape) => sum + area(shape) - area(withoutTips(shape, radius)), 0);
  return { strokes: lost / area(all), gaps: (area(withoutNotches(all, radius)) - area(all)) / area(all) };
}

describe('symbols at 24 pixels', () => {
  it('the measure finds a hairline and a slit', () => {
    const block = rectangle(0, 0, 100, 240);
    expect(thinParts([[...block, ...rectangle(120, 0, 8, 240)]]).strokes).toBeGreaterThan(CORNERS);
    expect(thinParts([[...block, ...rectangle(108, 0, 100, 240)]]).gaps).toBeGreaterThan(CORNERS);
    expect(thinParts([[...block, ...rectangle(112, 0, 100, 240)]])).toMatchObject({
      strokes: expect.closeTo(0, 2),
      gaps: expect.closeTo(0, 2),
    });
  });

  it.each(SYMBOL_IDS)('%s has no stroke and no gap thinner than a pixel', (id) => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { strokes, gaps } = thinParts(Object.values(DRAW_SYMBOL[id](seededRandom(seed))));
      expect(strokes).toBeLessThan(CORNERS);
      expect(gaps).toBeLessThan(CORNERS);
    }
  });
});
