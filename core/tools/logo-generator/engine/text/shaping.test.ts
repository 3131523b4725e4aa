import { describe, expect, it } from 'vitest';
import { marksInShapingOrder } from '#core/typefaces/mark-order.ts';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { boundsOf } from '../geometry/bounds.ts';
import { fontkitOutliner } from './fontkit-outliner.ts';

const outliner = (file: string) => {
  const bytes = readLogoFonts([file]).get(file);
  if (!bytes) throw new Error(`${file} is not installed`);
  return fontkitOutliner(bytes);
};

const thai = outliner('kanit-thai-900-normal.woff');
const devanagari = outliner('mukta-devanagari-800-normal.woff');
const hebrew = outliner('rubik-hebrew-900-normal.woff');
const arabic = outliner('rubik-arabic-900-normal.woff');

const widthOf = (glyphs: readonly { advance: number }[]) =>
  glyphs.reduce((sum, { advance }) => sum + advance, 0);

describe('Thai', () => {
  it.each([
    ['ดีเจ', 3],
    ['น้ำ', 2],
    ['ปั่น', 2],
    ['เสียงเพลง', 8],
  ])('%s is %i letters, each with its vowels and tones', (text, count) => {
    expect(thai.shape(marksInShapingOrder(text))).toHaveLength(count);
  });

  it('marks stand above their letter and take no room', () => {
    const [plain] = thai.shape('ป');
    const [marked] = thai.shape('ปั่');
    expect(marked?.advance).toBe(plain?.advance);
    const box = boundsOf(marked?.outline(0.001) ?? []);
    const letter = boundsOf(plain?.outline(0.001) ?? []);
    expect(box.top).toBeLessThan(letter.top - 200);
    expect(Math.abs(box.left - letter.left)).toBeLessThan(10);
    expect(box.right).toBe(letter.right);
  });

  it('the ring of SARA AM stands under the tone mark', () => {
    const [letter] = thai.shape(marksInShapingOrder('น้ำ'));
    expect(letter?.characters).toBe('น\u0E4D\u0E49');
  });
});

describe('Devanagari', () => {
  it('joins letters into conjuncts: fewer glyphs than code points', () => {
    for (const [text, count] of [
      ['क्षि', 1],
      ['श्री', 1],
      ['द्वन्द्व', 2],
      ['हिन्दी', 2],
    ] as const)
      expect(devanagari.shape(text), text).toHaveLength(count);
  });

  it('puts the short I before its letter', () => {
    const [glyph] = devanagari.shape('कि');
    expect(glyph?.characters).toBe('\u093Fक');
  });

  // Widths as Chromium sets them, in thousandths of an em.
  it.each([
    ['डीजे नोवा', 3418],
    ['क्षि', 975],
    ['कार्त्तिकेय', 3375],
    ['स्वास्थ्य', 2633],
  ])('%s is as wide as a browser sets it', (text, width) => {
    expect(widthOf(devanagari.shape(text)) / 10).toBeCloseTo(width / 10, 0);
  });
});

describe('Hebrew', () => {
  it('runs from right to left', () => {
    expect(hebrew.shape('נובה').map(({ characters }) => characters)).toEqual(['ה', 'ב', 'ו', 'נ']);
  });

  it('points stay with their letter', () => {
    const glyphs = hebrew.shape(marksInShapingOrder('שָׁלוֹם'.normalize('NFC')));
    expect(glyphs).toHaveLength(4);
    expect(glyphs[3]?.characters).toContain('ש');
    expect(glyphs[3]?.characters).toContain('\u05B8');
  });

  it('dots inside a letter come before its vowel, as the face wants them', () => {
    expect(marksInShapingOrder('ו\u05B8\u05BC')).toBe('ו\u05BC\u05B8');
    expect(widthOf(hebrew.shape('ו\u05BC\u05B8'))).toBe(widthOf(hebrew.shape('ו\u05BC')));
  });
});

describe('Arabic', () => {
  it('joins in the same way whatever was set before', () => {
    const texts = ['لى', 'صح', 'قى', 'بحب', 'جج'];
    const fresh = texts.map((text) => widthOf(outliner('rubik-arabic-900-normal.woff').shape(text)));
    for (const text of ['ججح', 'ییی', 'ىىى']) arabic.shape(text);
    expect(texts.map((text) => widthOf(arabic.shape(text)))).toEqual(fresh);
  });

  it('doubling signs come before vowels', () => {
    expect(marksInShapingOrder('م\u064E\u0651')).toBe('م\u0651\u064E');
  });
});
