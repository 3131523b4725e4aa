import { describe, expect, it } from 'vitest';
import { covers, fileFor } from '#core/typefaces/coverage.ts';
import { decodeCoverage } from '#core/typefaces/coverage-code.ts';
import { FACES, FONT_IDS, FONTS, type FontId } from '#core/typefaces/font-catalogue.ts';
import { FONT_COVERAGE } from '#core/typefaces/font-coverage.ts';
import { readLogoFonts, servedFiles } from '#scripts/logo-fonts.ts';
import { openFaces } from './faces.ts';
import { boundsOf } from './geometry/bounds.ts';
import { capitals } from './letter-case.ts';
import { fontkitOutliner } from './text/fontkit-outliner.ts';
import { filesFor } from './text/itemise.ts';

const open = (file: string) => {
  const bytes = readLogoFonts([file]).get(file);
  if (!bytes) throw new Error(`${file} is not installed`);
  return fontkitOutliner(bytes);
};

const codePointsOf = (code: string): number[] => {
  const ranges = decodeCoverage(code);
  return ranges.flatMap((first, index) => (index % 2 === 0 ? [first, ranges[index + 1] ?? first] : []));
};

describe.each(FONT_IDS)('the face %s', (font) => {
  const { family, weight } = FONTS[font];

  it('has a file for each part of its coverage that draws what it says', () => {
    for (const [subset, code] of Object.entries(FONT_COVERAGE[family] ?? {})) {
      const file = `${family}-${subset}-${weight}-normal.woff`;
      const drawn = new Set(open(file).characterSet);
      expect(
        codePointsOf(code).filter((codePoint) => !drawn.has(codePoint)),
        file,
      ).toEqual([]);
      expect(servedFiles().has(file)).toBe(true);
    }
  });

  it('draws capitals of its own height', () => {
    const { line } = openFaces(readLogoFonts(filesFor('H', font)));
    const box = boundsOf(line(font, 'H', 100).shape);
    expect(-box.top).toBeCloseTo(100, 0);
    expect(box.width).toBeGreaterThan(10);
  });
});

describe('the files of the typefaces', () => {
  it('are those of the weights in the catalogue, each with its licence, and no others', () => {
    const weights = new Set(Object.values(FACES).map(({ family, weight }) => `${family} ${weight}`));
    const families = new Set(Object.values(FACES).map(({ family }) => family));
    for (const name of servedFiles().keys()) {
      const [, licence] = /^licences\/(.+)\.txt$/.exec(name) ?? [];
      if (licence) expect(families).toContain(licence);
      else {
        const [, family = '', weight = ''] =
          /^([a-z-]+?)-(?:latin|latin-ext|\d+|[a-z]+(?:-ext)?)-(\d+)-normal\.woff$/.exec(name) ?? [];
        expect(weights, name).toContain(`${family} ${weight}`);
      }
    }
    for (const family of families) expect(servedFiles().has(`licences/${family}.txt`)).toBe(true);
  });

  it('have the same characters in every weight of a family', () => {
    const first = new Map<string, FontId>();
    for (const font of FONT_IDS) {
      const { family } = FONTS[font];
      const other = first.get(family) ?? font;
      first.set(family, other);
      for (const character of 'AŻẠЯΩאنดडệ')
        expect(fileFor(font, character) === null).toBe(fileFor(other, character) === null);
    }
  });

  it('of large faces hold a space where a line takes one from them', () => {
    for (const [family, subsets] of Object.entries(FONT_COVERAGE))
      for (const subset of Object.keys(subsets)) {
        const weight = Object.values(FONTS).find((font) => font.family === family)?.weight;
        expect(
          open(`${family}-${subset}-${weight}-normal.woff`).characterSet,
          `${family} ${subset}`,
        ).toContain(0x20);
      }
  });
});

describe('kerning', () => {
  it.each(['archivo', 'inter', 'syncopate', 'rubik', 'kanit', 'space-grotesk', 'unbounded'] as const)(
    'brings A and V together in %s',
    (font) => {
      const { file } = { file: fileFor(font, 'A') ?? '' };
      const { shape } = open(file);
      const advance = (text: string) => shape(text).reduce((sum, glyph) => sum + glyph.advance, 0);
      expect(advance('AV')).toBeLessThan(advance('A') + advance('V'));
    },
  );
});

describe('the faces that can write a text', () => {
  const facesCovering = (text: string) =>
    FONT_IDS.filter((font) => covers(font, text) && covers(font, capitals(text)));

  it('draw it as it is and in capitals', () => {
    expect(facesCovering('NOVA')).toEqual(FONT_IDS);
    expect(facesCovering('Żółw')).not.toContain('orbitron');
    expect(facesCovering('Луна')).toEqual(
      expect.arrayContaining(['unbounded-light', 'russo-one', 'rubik-medium']),
    );
    expect(new Set(facesCovering('דיג׳יי נובה').map((font) => FONTS[font].family))).toEqual(
      new Set(['rubik']),
    );
    expect(new Set(facesCovering('ดีเจ').map((font) => FONTS[font].family))).toEqual(new Set(['kanit']));
    expect(facesCovering('小龙')).toEqual(['zcool-qingke-huangyou']);
    expect(facesCovering('働く')).toEqual(['dela-gothic-one']);
    expect(facesCovering('🔥')).toEqual([]);
  });

  it('do not cover Japanese in Chinese forms', () => {
    expect(facesCovering('北京')).toEqual(['dela-gothic-one']);
    expect(covers('zcool-qingke-huangyou', '北京')).toBe(false);
    expect(covers('zcool-qingke-huangyou', '北京 小龙')).toBe(true);
    expect(covers('zcool-qingke-huangyou', 'NOVA')).toBe(true);
  });
});
