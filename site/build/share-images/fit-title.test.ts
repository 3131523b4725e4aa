import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitTitle, wrap } from './fit-title.ts';

/** Every letter half as wide as it is high. */
const widthOf = (text: string) => [...text].length / 2;
const box = { width: 1000, height: 300, largest: 100, smallest: 52, leading: 1 };

describe('a title', () => {
  it('stands at the largest size while it fits', () => {
    expect(fitTitle('Half up front', box, widthOf)).toEqual({ size: 100, lines: ['Half up front'] });
  });

  it('shares its words evenly between the lines', () => {
    expect(fitTitle('The fee is in the second mail', box, widthOf).lines).toEqual([
      'The fee is in',
      'the second mail',
    ]);
  });

  it('shrinks before it takes more lines than there is room for', () => {
    const long = 'A drop that people keep and a rider that is a list of things to buy in a shop';
    const { size, lines } = fitTitle(long, box, widthOf);
    expect(size).toBeLessThan(100);
    expect(lines.length * size).toBeLessThanOrEqual(300);
    expect(lines.join(' ')).toBe(long);
  });

  it('shrinks rather than break a word', () => {
    expect(fitTitle('Donaudampfschifffahrtsgesellschaft', box, widthOf)).toEqual({
      size: 56,
      lines: ['Donaudampfschifffahrtsgesellschaft'],
    });
  });

  it('is cut with an ellipsis only where the smallest size is too large', () => {
    const { size, lines } = fitTitle('four on the floor '.repeat(20), box, widthOf);
    expect(size).toBe(52);
    expect(lines.at(-1)).toMatch(/\S…$/);
  });

  it('never leaves its box, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const { size, lines } = fitTitle(text, box, widthOf);
        expect(lines.length * size).toBeLessThanOrEqual(box.height);
        for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(box.width);
      }),
    );
  });
});

it('a word wider than the line is broken, letter by letter', () => {
  expect(wrap('ab abcdef', 2, widthOf)).toEqual(['ab', 'abcd', 'ef']);
});
