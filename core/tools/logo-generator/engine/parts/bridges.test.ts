import { describe, expect, it } from 'vitest';
import type { FontId } from '#core/typefaces/font-catalogue.ts';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { openFaces } from '../faces.ts';
import { areaOf, signedArea } from '../geometry/area.ts';
import { cutOut } from '../geometry/boolean.ts';
import { bridgesOf } from './bridges.ts';
import { lettersOf } from './letters-of.ts';

const FONTS: readonly FontId[] = ['archivo', 'unbounded', 'rubik', 'inter-black', 'russo-one'];
const set = openFaces(
  readLogoFonts([
    'archivo-latin-900-normal.woff',
    'unbounded-latin-900-normal.woff',
    'rubik-latin-900-normal.woff',
    'inter-latin-900-normal.woff',
    'russo-one-latin-400-normal.woff',
  ]),
);
const CAP_HEIGHT = 200;
const WIDTH = 17;

const cutLetters = (font: FontId, text: string) => {
  const whole = set.line(font, text, CAP_HEIGHT, 0.1).shape;
  const bridges = lettersOf(whole).flatMap((letter) => bridgesOf(letter, CAP_HEIGHT, WIDTH));
  return { whole, bridges, cut: cutOut(whole, bridges) };
};

describe('the bridges of a stencil', () => {
  it.each(FONTS)('leave no counter that would fall out: %s', (font) => {
    for (const character of 'ABDOPQR046890&') {
      const { cut } = cutLetters(font, character);
      const islands = cut.filter((contour) => signedArea(contour) < -0.005 * CAP_HEIGHT ** 2);
      expect(islands, character).toEqual([]);
    }
  });

  it.each(FONTS)('take little of the letters: %s', (font) => {
    for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') {
      const { whole, cut } = cutLetters(font, character);
      expect(areaOf(cut) / areaOf(whole), character).toBeGreaterThan(0.78);
    }
  });

  it.each(FONTS)('break up most letters, and none into more than a handful: %s', (font) => {
    const pieces = [...'ABCDEFGHJKMNOPQRSTUVWXYZ'].map((character) => {
      const parts = cutLetters(font, character).cut.filter((contour) => signedArea(contour) > 0);
      expect(parts.length, character).toBeLessThanOrEqual(5);
      return parts.length;
    });
    expect(pieces.filter((count) => count > 1).length).toBeGreaterThan(15);
  });

  it('leave letters of one stroke, and the foot of an L, alone', () => {
    for (const character of 'IL!') expect(cutLetters('archivo', character).bridges).toEqual([]);
  });
});
