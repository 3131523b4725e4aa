import { describe, expect, it } from 'vitest';
import { roundLetter } from './round-letter.ts';

describe('roundLetter', () => {
  it.each([
    [['NOVA'], { line: 0, index: 1 }],
    [['KLUB', '808'], { line: 1, index: 1 }],
    [['FREQUENCY', 'ORCHESTRA'], { line: 1, index: 0 }],
    [['FREQUENT'], { line: 0, index: 3 }],
    [['ÉQUIPE'], { line: 0, index: 1 }],
    [['G\u0303O'], { line: 0, index: 1 }],
    [['QUEEN'], null],
    [['O\u0303Ö'], null],
    [['KENT'], null],
  ])('%j: %j', (lines, place) => {
    expect(roundLetter(lines)).toEqual(place);
  });
});
