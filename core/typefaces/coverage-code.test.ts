import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCoverage, encodeCoverage, includes } from './coverage-code.ts';

describe('coverage code', () => {
  it('writes ranges as distances', () => {
    expect(encodeCoverage([65, 66, 67, 70])).toBe('1t+2 3');
    expect(decodeCoverage('1t+2 3')).toEqual([65, 67, 70, 70]);
  });

  it('finds exactly the characters that were written', () => {
    const characters = fc.uniqueArray(fc.nat(0x3000), { minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(characters, fc.nat(0x3000), (codePoints, probe) => {
        const ranges = decodeCoverage(encodeCoverage(codePoints.toSorted((a, b) => a - b)));
        expect(codePoints.every((codePoint) => includes(ranges, codePoint))).toBe(true);
        expect(includes(ranges, probe)).toBe(codePoints.includes(probe));
      }),
    );
  });
});
