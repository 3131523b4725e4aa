import { describe, expect, it } from 'vitest';
import { covers, fileFor } from '#core/typefaces/coverage.ts';
import { FONT_IDS } from '#core/typefaces/font-catalogue.ts';
import { MissingFontFileError } from '#core/typefaces/missing-font-file.ts';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { logoBriefSchema } from '../brief.ts';
import { UnsupportedScriptError } from './errors.ts';
import { facesNeeded, openFaces } from './faces.ts';
import { boundsOf } from './geometry/bounds.ts';
import type { Shape } from './geometry/point.ts';
import { filesFor, itemise } from './text/itemise.ts';
import { undrawable } from './undrawable.ts';

const brief = (name: string, tagline = '') => logoBriefSchema.parse({ name, tagline });

describe('the faces of a brief', () => {
  it('are few, and only those parts that hold the letters', () => {
    const files = facesNeeded(brief('DJ NOVA', 'Techno / Berlin'));
    expect(files.length).toBeLessThanOrEqual(12);
    expect(files.every((file) => file.includes('-latin-'))).toBe(true);
  });

  it('for a kanji are the slice that holds it, not the whole font', () => {
    const files = facesNeeded(brief('DJ 火'));
    expect(files.filter((file) => /dela-gothic-one-\d+-/.test(file))).toHaveLength(1);
  });

  it('know which file draws a character', () => {
    expect(fileFor('anton', 'A')).toBe('anton-latin-400-normal.woff');
    expect(fileFor('anton', 'Ż')).toBe('anton-latin-ext-400-normal.woff');
    expect(fileFor('unbounded', 'Л')).toBe('unbounded-cyrillic-900-normal.woff');
    expect(fileFor('anton', 'Л')).toBeNull();
    expect(covers('anton', 'NOVA 7')).toBe(true);
  });

  it('are all installed: Latin, Polish, Cyrillic, Greek, kanji, Hangul and Arabic', () => {
    const files = FONT_IDS.flatMap((font) => [...'AŻЯΩ火서ن'].map((character) => fileFor(font, character)));
    const drawn = new Set(files.filter((file) => file !== null));
    expect(readLogoFonts([...drawn]).size).toBe(drawn.size);
    expect(undrawable('AŻЯΩ火서ن')).toEqual([]);
  });

  it('change within a line where the first face has no glyph', () => {
    const runs = itemise('DJ 火', 'anton');
    expect(runs.map(({ font, text }) => [font, text])).toEqual([
      ['anton', 'DJ '],
      ['dela-gothic-one', '火'],
    ]);
  });

  it.each([
    ['DJ 🔥 NOVA', ['🔥']],
    ['დიჯეი', ['დ', 'ი', 'ჯ', 'ე']],
  ])('%s is refused with the characters that cannot be drawn', (name, characters) => {
    const attempt = () => facesNeeded(brief(name));
    expect(attempt).toThrow(UnsupportedScriptError);
    expect(attempt).toThrow(characters[0]);
    try {
      attempt();
    } catch (error) {
      expect((error as UnsupportedScriptError).characters).toEqual(characters);
    }
  });

  it('a set without the wanted file says which one is missing', () => {
    expect(() => openFaces(new Map()).line('anton', 'X', 100)).toThrow(MissingFontFileError);
    expect(() => openFaces(new Map()).line('anton', 'X', 100)).toThrow('anton-latin-400-normal.woff');
  });
});

describe('setting a line', () => {
  const files = [
    'anton-latin-400-normal.woff',
    'dela-gothic-one-latin-400-normal.woff',
    'lalezar-arabic-400-normal.woff',
  ];
  const faces = openFaces(readLogoFonts([...files, ...facesNeeded(brief('火'))]));

  it('makes capitals as tall as asked, on the baseline', () => {
    const { bounds } = faces.line('anton', 'HH', 100);
    expect(bounds.top).toBeCloseTo(-100, 0);
    expect(bounds.bottom).toBeCloseTo(0, 0);
  });

  it('adds tracking between letters, not after the last', () => {
    const plain = faces.line('anton', 'HHH', 100).width;
    expect(faces.line('anton', 'HHH', 100, 0.5).width).toBeCloseTo(plain + 100);
    expect(faces.lineOfWidth('anton', 'HHH', 500).bounds.width).toBeCloseTo(500, 0);
  });

  it('centres kanji on the capitals beside them', () => {
    const { glyphs } = faces.line('dela-gothic-one', '火', 100);
    const ys = glyphs.flatMap(({ shape }) => shape.flatMap((contour) => contour.map(([, y]) => y)));
    expect((Math.min(...ys) + Math.max(...ys)) / 2).toBeCloseTo(-50, 0);
  });

  it('joins Arabic letters and gives them no tracking', () => {
    const joined = faces.line('lalezar', 'نور', 100);
    expect(faces.line('lalezar', 'نور', 100, 0.5).width).toBe(joined.width);
    expect(joined.width).toBeLessThan(
      ['ن', 'و', 'ر'].reduce((sum, c) => sum + faces.line('lalezar', c, 100).width, 0),
    );
  });

  it('keeps marks with their letters, however wide the tracking', () => {
    for (const [text, count] of [
      ['ดีปั่น', 3],
      ['Ọ̀Q̃G̃', 3],
      ['שָׁלוֹם', 4],
    ] as const) {
      const { line } = openFaces(readLogoFonts(filesFor(text, 'archivo')));
      const [tight, loose] = [0, 0.6].map((tracking) => line('archivo', text, 100, tracking).glyphs);
      expect(loose).toHaveLength(count);
      expect(loose?.map(({ shape }) => sizeOf(shape))).toEqual(tight?.map(({ shape }) => sizeOf(shape)));
    }
  });

  it('puts a mark from another file over the middle of its letter, clear of it', () => {
    const { line } = openFaces(readLogoFonts(filesFor('Q̃', 'archivo')));
    const [letter, marked] = ['Q', 'Q̃'].map((text) => line('archivo', text, 100));
    expect(marked?.bounds.top).toBeLessThan(-120);
    expect(marked?.width).toBe(letter?.width);
    expect(marked?.bounds.centreX).toBeCloseTo(letter?.bounds.centreX ?? 0);
  });

  it('hangs Devanagari from one line and gives it no tracking', () => {
    const { line } = openFaces(readLogoFonts(filesFor('डीजे', 'mukta')));
    expect(line('mukta', 'डीजे', 100, 0.5).width).toBe(line('mukta', 'डीजे', 100).width);
    expect(line('mukta', 'डीजे', 100).shape.length).toBeLessThan(5);
  });

  it('knows the language of Han characters from the whole text', () => {
    const whole = '北京 小龙';
    const faces = openFaces(readLogoFonts([...filesFor('北京', 'anton'), ...filesFor(whole, 'anton')]));
    const alone = faces.line('anton', '北京', 100).shape;
    const chinese = faces.line('zcool-qingke-huangyou', '北京', 100).shape;
    expect(faces.linesOf(whole).line('anton', '北京', 100).shape).toEqual(chinese);
    expect(alone).not.toEqual(chinese);
  });
});

const sizeOf = (shape: Shape): number[] => {
  const { width, height } = boundsOf(shape);
  return [Math.round(width), Math.round(height)];
};
