import { describe, expect, it } from 'vitest';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { openFaces } from '../faces.ts';
import { boundsOf } from '../geometry/bounds.ts';

const set = openFaces(readLogoFonts(['archivo-latin-900-normal.woff']));
const CAP_HEIGHT = 100;

const ampersandIn = (text: string) => {
  const line = set.line('archivo', text, CAP_HEIGHT);
  return boundsOf(line.glyphs.find(({ characters }) => characters === '&')?.shape ?? []);
};

describe('an ampersand', () => {
  it('between words is smaller than the capitals, and in the middle of them', () => {
    const { height, centreY } = ampersandIn('DUSK & DAWN');
    expect(height).toBeLessThan(CAP_HEIGHT * 0.8);
    expect(height).toBeGreaterThan(CAP_HEIGHT * 0.6);
    expect(centreY).toBeCloseTo(-CAP_HEIGHT / 2, -0.5);
    expect(ampersandIn('& DAWN').height).toBeCloseTo(height, 5);
  });

  it.each(['&', 'R&B', 'A&', '&B'])('is as large as the letters in %s', (text) => {
    expect(ampersandIn(text).height).toBeGreaterThan(CAP_HEIGHT * 0.9);
  });

  it('takes less of the line', () => {
    const { glyphs, width } = set.line('archivo', 'DUSK & DAWN', CAP_HEIGHT);
    const last = glyphs.at(-1);
    expect(width).toBeCloseTo((last?.x ?? 0) + (last?.advance ?? 0), 5);
    expect(width).toBeLessThan(set.withFontSpacing().width('archivo', 'DUSK & DAWN', CAP_HEIGHT) - 15);
  });

  it('stays large in small print', () => {
    const { glyphs } = set.withFontSpacing().line('archivo', 'DUSK & DAWN', CAP_HEIGHT);
    const { height } = boundsOf(glyphs.find(({ characters }) => characters === '&')?.shape ?? []);
    expect(height).toBeGreaterThan(CAP_HEIGHT * 0.9);
  });
});
