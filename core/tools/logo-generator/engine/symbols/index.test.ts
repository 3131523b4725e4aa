import { describe, expect, it } from 'vitest';
import { signedArea } from '../geometry/area.ts';
import { intersect } from '../geometry/boolean.ts';
import { boundsOf } from '../geometry/bounds.ts';
import { seededRandom } from '../random.ts';
import { SYMBOL_IDS, SYMBOLS, symbolsFor } from '../symbol-names.ts';
import { DRAW_SYMBOL } from './index.ts';

describe('symbols', () => {
  it.each(SYMBOL_IDS)('%s is drawn around the origin, about 100 units in radius', (id) => {
    const { left, right, top, bottom } = boundsOf(...Object.values(DRAW_SYMBOL[id](seededRandom(1))));
    expect(Math.max(-left, right, -top, bottom)).toBeGreaterThan(60);
    expect(Math.max(-left, right, -top, bottom)).toBeLessThan(125);
    expect(SYMBOLS[id].label).not.toBe('');
  });

  it.each(SYMBOL_IDS)('%s has colours that do not overlap', (id) => {
    const [one = [], ...others] = Object.values(DRAW_SYMBOL[id](seededRandom(2)));
    for (const other of others) {
      const shared = intersect(one, other).reduce((sum, contour) => sum + Math.abs(signedArea(contour)), 0);
      expect(shared).toBeLessThan(2);
    }
  });

  it('follow the words of a name', () => {
    expect(symbolsFor('DJ NOVA')[0]).toBe('starburst');
    expect(symbolsFor('DJ 火')[0]).toBe('flame');
    expect(symbolsFor('Sundance Kid')[0]).toBe('sun');
    expect(symbolsFor('Kent').length).toBeGreaterThan(3);
  });
});
