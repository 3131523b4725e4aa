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

  it('does not cut letters that join up', () => {
    expect(breakLines(['موسيقىموسيقىموسيقى'], 1)).toHaveLength(1);
  });
});
