import { describe, expect, it } from 'vitest';
import { readingDistance } from './reading-distance.ts';

describe('the distance that letters can be read from', () => {
  it('is a quarter of six metres for the letters of the 6/6 line, 8.73 mm tall', () => {
    expect(readingDistance({ capHeight: 0.00873 })).toBeCloseTo(6 / 4, 2);
  });

  it('is 51.6 metres for capitals of 30 cm, and twice as far for 60 cm', () => {
    expect(readingDistance({ capHeight: 0.3 })).toBeCloseTo(51.57, 1);
    expect(readingDistance({ capHeight: 0.6 })).toBeCloseTo(2 * readingDistance({ capHeight: 0.3 }));
  });
});
