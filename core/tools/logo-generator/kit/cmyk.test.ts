import fc from 'fast-check';
import { expect, it } from 'vitest';
import { channelsOf, cmykOf } from './cmyk.ts';

it.each([
  ['#000000', [0, 0, 0, 100]],
  ['#FFFFFF', [0, 0, 0, 0]],
  ['#FF0000', [0, 100, 100, 0]],
  ['#00FFFF', [100, 0, 0, 0]],
  ['#FF9E14', [0, 38, 92, 0]],
  ['#1330E6', [92, 79, 0, 10]],
  ['#808080', [0, 0, 0, 50]],
])('%s is %j', (colour, [c, m, y, k]) => {
  expect(cmykOf(colour)).toEqual({ c, m, y, k });
});

it('goes back to the colour, as near as whole per cents allow', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), (rgb) => {
      const colour = `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
      expect(channelsOf(colour)).toEqual(rgb);
      const { c, m, y, k } = cmykOf(colour);
      for (const [index, ink] of [c, m, y].entries()) {
        const back = 255 * (1 - ink / 100) * (1 - k / 100);
        expect(Math.abs(back - (rgb[index] ?? 0))).toBeLessThan(3);
      }
    }),
  );
});
