import { describe, expect, it } from 'vitest';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { logoBriefSchema } from '../brief.ts';
import { LEAST_CAP_HEIGHT, PICTURE, scaleInPicture } from './box.ts';
import { drawLogo } from './draw-logo.ts';
import { facesForSpec, openFaces } from './faces.ts';
import { signedArea } from './geometry/area.ts';
import { intersect } from './geometry/boolean.ts';
import type { Shape } from './geometry/point.ts';
import { layersBounds } from './layer.ts';
import { planLogos } from './plan-logos.ts';

const area = (shape: Shape): number => Math.abs(shape.reduce((sum, contour) => sum + signedArea(contour), 0));

const drawn = (name: string, tagline: string, seed: number) =>
  planLogos(logoBriefSchema.parse({ name, tagline, seed }), 16).map((spec) => ({
    spec,
    layers: drawLogo(spec, openFaces(readLogoFonts(facesForSpec(spec)))),
  }));

describe('every kind of logo', () => {
  it.each([
    ['DJ Orbit', 'Techno / Berlin', 1],
    ['The Midnight Orchestra', 'Live', 2],
    ['MC Åsø', '', 3],
  ])('%s: no layer covers another, so that one colour is enough', (name, tagline, seed) => {
    for (const { spec, layers } of drawn(name, tagline, seed))
      for (const [index, one] of layers.entries())
        for (const other of layers.slice(index + 1))
          expect(
            area(intersect(one.shape, other.shape)),
            `${spec.archetype} ${one.role} ${other.role}`,
          ).toBeLessThan(10);
  });

  it.each(['Łódź — Москва', 'Αθήνα', '東京 서울', 'بيروت'])(
    'needs no file beyond its own for the tagline %s',
    (tagline) => {
      expect(drawn('NOVA 1', tagline, 6)).toHaveLength(16);
    },
  );

  it('keeps its small print readable, even with sixty characters under one letter', () => {
    for (const { spec, layers } of drawn(
      'DJ A',
      'Selector, producer, resident, founder of the night bus tours',
      4,
    )) {
      const unit = scaleInPicture(layersBounds(layers), PICTURE.width, PICTURE.height);
      for (const { smallPrint } of layers)
        if (smallPrint) expect(smallPrint * unit, spec.archetype).toBeGreaterThan(LEAST_CAP_HEIGHT * 0.98);
    }
  });

  it('sets the tagline once, and nothing in its place where there is none', () => {
    const smallPrints = (tagline: string) =>
      drawn('Orbit', tagline, 5).map(({ layers }) => layers.filter(({ smallPrint }) => smallPrint).length);
    expect(smallPrints('Live')).toEqual(smallPrints('').map((count) => count + 1));
  });
});
