import { describe, expect, it } from 'vitest';
import { signedArea } from '../geometry/area.ts';
import { intersect } from '../geometry/boolean.ts';
import { boundsOf } from '../geometry/bounds.ts';
import { seededRandom } from '../random.ts';
import { SYMBOL_IDS, SYMBOLS } from '../symbol-names.ts';
import { DRAW_SYMBOL } from './index.ts';

describe('symbols', () => {
  it.each(SYMBOL_IDS)('%s is drawn around the origin, about 100 units in radius', (id) => {
    const { left, right, top, bottom } = boundsOf(...Object.values(DRAW_SYMBOL[id](seededRandom(1))));
    expect(Math.max(-left, right, -top, bottom)).toBeGreaterThan(60);
    expect(Math.max(-left, right, -top, bottom)).toBeLessThan(125);
    expect(SYMBOLS[id].label).not.toBe('');
  });

  it.each(SYMBOL_IDS)('%s has colours that do not overlap', (id) => {
    const shapes = Object.values(DRAW_SYMBOL[id](seededRandom(2)));
    for (const [index, one] of shapes.entries())
      for (const other of shapes.slice(index + 1)) {
        const shared = intersect(one, other).reduce((sum, contour) => sum + Math.abs(signedArea(contour)), 0);
        expect(shared).toBeLessThan(2);
      }
  });
});
