import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FontId } from '#core/typefaces/font-catalogue.ts';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { openFaces } from '../faces.ts';
import { areaOf } from '../geometry/area.ts';
import { grow, intersect } from '../geometry/boolean.ts';
import type { Shape } from '../geometry/point.ts';
import { polygon, rectangle } from '../geometry/shapes.ts';
import { edgesOf, opticalSpacing } from './optical-spacing.ts';
import { smallPrint } from './small-print.ts';

const CAP_HEIGHT = 100;
const FARTHEST = 0.08;

const faces = openFaces(
  readLogoFonts(
    ['archivo', 'unbounded', 'anton', 'italiana', 'krona-one', 'yellowtail'].map((family) => {
      const weight = { archivo: 900, unbounded: 900 }[family] ?? 400;
      return `${family}-latin-${weight}-normal.woff`;
    }),
  ),
);
const set = faces.withFontSpacing();

/** What is added after each letter of a word, in cap heights. */
const moves = (font: FontId, text: string, tracking = 0): number[] => {
  const plain = set.line(font, text, CAP_HEIGHT, tracking).glyphs;
  return faces
    .line(font, text, CAP_HEIGHT, tracking)
    .glyphs.map((glyph, index) => (glyph.advance - (plain[index]?.advance ?? 0)) / CAP_HEIGHT);
};

const letter = (outline: Shape, width: number) => ({
  edges: edgesOf(outline, CAP_HEIGHT),
  advance: (width + 20) / CAP_HEIGHT,
});
const stem = () => letter(rectangle(10, -100, 20, 100), 20);
const wedge = () => letter(polygon([10, 0], [45, -100], [80, 0]), 70);
const hook = () => letter(polygon([10, -100], [30, -100], [30, -20], [80, -20], [80, 0], [10, 0]), 70);

describe('optical spacing', () => {
  it('leaves equal gaps alone', () => {
    expect(opticalSpacing([stem(), stem(), stem(), stem()])).toEqual([0, 0, 0, 0]);
  });

  it('brings together what stands too far apart, by no more than a little', () => {
    const [none, between, away] = opticalSpacing([stem(), stem(), stem(), hook(), wedge(), stem()]).slice(2);
    expect(none).toBeCloseTo(0);
    expect(between).toBeCloseTo(-FARTHEST, 9);
    expect(Math.abs(away ?? 1)).toBeLessThanOrEqual(FARTHEST);
  });

  it('stops where the letters would come too close', () => {
    const tight = { ...hook(), advance: 0.74 };
    const [, , move = 1] = opticalSpacing([stem(), stem(), tight, wedge(), stem(), stem()]);
    expect(move).toBeLessThanOrEqual(0);
    expect(move).toBeGreaterThan(-FARTHEST);
  });

  it('passes over what is no capital', () => {
    const space = { edges: null, advance: 0.3 };
    expect(opticalSpacing([hook(), space, wedge()])).toEqual([0, 0, 0]);
    expect(moves('archivo', 'Lt Av')).toEqual([0, 0, 0, 0, 0]);
  });

  it.each([
    ['TA', 'krona-one', 'HHTAHH', 2],
    ['AV', 'krona-one', 'HHAVHH', 2],
    ['LT', 'krona-one', 'HHLTHH', 2],
  ] as const)('%s comes closer in %s', (_, font, word, at) => {
    expect(moves(font, word)[at]).toBeLessThan(-0.005);
  });

  it.each(['archivo', 'unbounded', 'anton', 'krona-one'] as const)('HH stays as it is in %s', (font) => {
    for (const move of moves(font, 'HHHH')) expect(move).toBeCloseTo(0, 3);
    expect(Math.abs(moves(font, 'HHIOHH')[2] ?? 1)).toBeLessThan(0.03);
  });

  it('does not depend on the tracking, nor on the size', () => {
    const usual = moves('unbounded', 'LATVIA');
    expect(usual.some((move) => move !== 0)).toBe(true);
    for (const [index, move] of moves('unbounded', 'LATVIA', 0.4).entries())
      expect(move).toBeCloseTo(usual[index] ?? 1, 9);
    const large = faces.line('unbounded', 'LATVIA', 300).width;
    expect(large / faces.line('unbounded', 'LATVIA', 30).width).toBeCloseTo(10, 3);
  });

  it('is the same each time', () => {
    expect(moves('italiana', 'AVATAR')).toEqual(moves('italiana', 'AVATAR'));
  });

  it('measures a line as it sets it', () => {
    for (const word of ['AVATAR', 'LT', 'NOVA 909'])
      expect(faces.width('archivo', word, 30, 0.1)).toBeCloseTo(
        faces.line('archivo', word, 30, 0.1).width,
        9,
      );
  });

  it('keeps small print and handwriting as the font spaces them', () => {
    const print = smallPrint(faces, 'krona-one', 'HHLTHH', { wished: 10, least: 10, widest: 1000 });
    expect(print.bounds.width).toBeCloseTo(set.line('krona-one', 'HHLTHH', 10, 0.5).bounds.width, 3);
    expect(print.bounds.width).not.toBeCloseTo(faces.line('krona-one', 'HHLTHH', 10, 0.5).bounds.width, 3);
    expect(moves('yellowtail', 'TAVLT')).toEqual([0, 0, 0, 0, 0]);
  });

  it('never makes letters touch that stood apart', () => {
    const word = fc
      .array(fc.constantFrom(...'AVATLTYPJOWKCÉÅÇQ1747'), { minLength: 2, maxLength: 9 })
      .map((letters) => letters.join(''));
    const font = fc.constantFrom<FontId>('archivo', 'unbounded', 'anton', 'italiana', 'krona-one');
    const touch = (line: ReturnType<typeof set.line>, index: number): boolean => {
      const [one, other] = [line.glyphs[index]?.shape ?? [], line.glyphs[index + 1]?.shape ?? []];
      return areaOf(intersect(grow(one, 1), other)) > 0;
    };
    fc.assert(
      fc.property(font, word, (face, text) => {
        const [plain, optical] = [set.line(face, text, CAP_HEIGHT), faces.line(face, text, CAP_HEIGHT)];
        for (const index of plain.glyphs.keys())
          if (!touch(plain, index)) expect(touch(optical, index), `${face} ${text} ${index}`).toBe(false);
      }),
      { numRuns: 150 },
    );
  });
});
