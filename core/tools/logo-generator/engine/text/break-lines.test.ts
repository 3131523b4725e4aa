import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';

describe('breakLines', () => {
  it('keeps one word on one line', () => {
    expect(breakLines(['NOVA'], 3)).toEqual(['NOVA']);
  });

  it('balances the rows of a stack', () => {
    expect(breakLines(['MIDNIGHT', 'FREQUENCY', 'ORCHESTRA'], 3)).toEqual([
      'MIDNIGHT',
      'FREQUENCY',
      'ORCHESTRA',
    ]);
    expect(breakLines(['ONE', 'AND', 'SIXTEEN'], 2)).toEqual(['ONE AND', 'SIXTEEN']);
  });

  it('never leaves an ampersand alone on its line', () => {
    expect(breakLines(['ÆRØ', '&', 'ÞÓR'], 3)).not.toContain('&');
  });

  it('cuts a word that would make the row too small, and loses no letter', () => {
    const word = 'LLANFAIRPWLLGWYNGYLLGOGERYCHWYRNDROBWLLLLANTYSILIOGOGOGOCH';
    const lines = breakLines([word], 1);
    expect(lines.length).toBe(4);
    expect(lines.join('')).toBe(word);
    expect(breakLines([word], 1, { cutLongWords: false })).toEqual([word]);
  });

  it('puts the parts of a cut word together again where they share a line', () => {
    const words = ['EXTRAORDINARILY', 'INCOMPREHENSIBLE', 'SYMPHONIC', 'NIGHTS', 'ORCHESTRA'];
    expect(breakLines(words, 2)).toContain('EXTRAORDINARILY');
  });

  it('keeps the letters of a name in order, with a space only where the name has one', () => {
    const words = fc.array(fc.stringMatching(/^[A-ZÄÖÜ&]{1,30}$/), { minLength: 1, maxLength: 6 });
    const rows = fc.option(fc.integer({ min: 1, max: 4 }));
    fc.assert(
      fc.property(
        words,
        fc.integer({ min: 1, max: 4 }),
        fc.boolean(),
        rows,
        (parts, most, justified, rows) => {
          const name = parts.join(' ');
          let read = 0;
          for (const line of breakLines(parts, most, { justified, rows })) {
            // Between two lines the name may have a space of its own.
            if (name[read] === ' ') read++;
            expect(name.slice(read, read + line.length)).toBe(line);
            read += line.length;
          }
          expect(read).toBe(name.length);
        },
      ),
    );
  });

  it('does not cut letters that join up', () => {
    expect(breakLines(['موسيقىموسيقىموسيقى'], 1)).toHaveLength(1);
  });

  it.each([
    ['NOVA', 1, ['NOVA']],
    ['NOVA', 2, ['NO', 'VA']],
    ['NOVA', 3, ['NO', 'VA']],
    ['NOVA', 4, ['N', 'O', 'V', 'A']],
    ['KOLLEKTIV 909', 1, ['KOLLEKTIV 909']],
    ['KOLLEKTIV 909', 2, ['KOLLEKTIV', '909']],
    ['KOLLEKTIV 909', 3, ['KOLLE', 'KTIV', '909']],
    ['MIDNIGHT FREQUENCY ORCHESTRA', 2, ['MIDNIGHT FREQUENCY', 'ORCHESTRA']],
    ['夜間飛行', 4, ['夜', '間', '飛', '行']],
    ['X', 4, ['X']],
    ['A\u0302B\u0302C', 3, ['A\u0302', 'B\u0302', 'C']],
    ['نور', 2, ['نور']],
  ] as const)('sets %s in %i rows where that was asked for', (name, rows, expected) => {
    expect(breakLines(name.split(' '), 1, { rows, justified: false })).toEqual(expected);
  });

  it('keeps every letter in order, whatever the rows', () => {
    const words = fc.array(fc.stringMatching(/^[A-ZÄÖÜ&]{1,20}$/), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 4 }), (parts, rows) => {
        const lines = breakLines(parts, 1, { rows });
        expect(lines.length).toBeLessThanOrEqual(rows);
        expect(lines.join('').replaceAll(' ', '')).toBe(parts.join(''));
        if (parts.length >= rows) expect(lines).toHaveLength(rows);
      }),
    );
  });
});
