import { describe, expect, it } from 'vitest';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import type { LogoSpec } from '../spec.ts';
import { facesForSpec, openFaces } from './faces.ts';
import { letterHeight } from './letter-height.ts';
import { smallestSize } from './smallest-size.ts';
import { specsOfEveryKind } from './specs-of-tests.ts';

const specs = (tagline: string) =>
  specsOfEveryKind('NOVA', tagline, 2).map((spec) => ({
    spec,
    faces: openFaces(readLogoFonts(facesForSpec(spec))),
  }));

describe('the smallest size of a lockup', () => {
  it('is 24 pixels or less for symbols, and more for small print', () => {
    for (const { spec, faces } of specs('Techno / Berlin')) {
      expect(smallestSize(spec, faces, 'symbol'), spec.archetype).toBeLessThanOrEqual(25);
      if (spec.archetype === 'slice' || spec.archetype === 'ring')
        expect(smallestSize(spec, faces, 'full')).toBeGreaterThan(50);
    }
  });

  it('is the same for the full lockup as for the wordmark where there is nothing else', () => {
    for (const { spec, faces } of specs(''))
      if (spec.archetype === 'slice' || spec.archetype === 'echo')
        expect(smallestSize(spec, faces, 'full')).toBe(smallestSize(spec, faces, 'wordmark'));
  });
});

describe('the height of the letters', () => {
  it('of plain lettering is all of it in one row, and less than half in two', () => {
    const share = (name: string, rows: number): number => {
      const spec: LogoSpec = {
        ...{ v: 1, archetype: 'symbol', params: { layout: 'above' }, name, tagline: '', rows },
        ...{ font: 'archivo', capFont: 'krona-one', palette: 'acid', symbol: 'orbit', seed: 1 },
      };
      return letterHeight(spec, openFaces(readLogoFonts(facesForSpec(spec))));
    };
    expect(share('HHHH', 1)).toBeCloseTo(1);
    expect(share('HHHH HHHH', 2)).toBeGreaterThan(0.35);
    expect(share('HHHH HHHH', 2)).toBeLessThan(0.5);
  });

  it('is a plausible share for every kind: no shadow, outline, cut or box is taken for letters', () => {
    for (const { spec, faces } of specs('')) {
      const share = letterHeight(spec, faces);
      expect(share, spec.archetype).toBeGreaterThan(0.3);
      expect(share, spec.archetype).toBeLessThanOrEqual(1);
    }
  });
});
