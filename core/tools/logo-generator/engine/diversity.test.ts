import { describe, expect, it } from 'vitest';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { oneOf } from '../../../../tests/support/one-of.ts';
import { GENRES, type GenreId, logoBriefSchema } from '../brief.ts';
import type { LogoSpec } from '../spec.ts';
import { designLogos } from './design-logos.ts';
import { distanceBetween, distanceToNearest, LEAST_DISTANCE, lookOf } from './diversity.ts';
import { drawLogo } from './draw-logo.ts';
import { facesNeeded, openFaces } from './faces.ts';
import { rectangle } from './geometry/shapes.ts';
import type { Layer } from './layer.ts';
import { planLogos } from './plan-logos.ts';

const [spec] = planLogos(logoBriefSchema.parse({ name: 'NOVA' }), 1);
if (!spec) throw new Error('one concept was promised');
const box = (width: number, height: number): Layer[] => [
  { role: 'fg', shape: rectangle(0, 0, width, height) },
];
const wide = box(400, 100);
const tall = box(100, 400);
const base = { ...spec, archetype: 'scan', font: 'archivo', palette: 'mono' } as LogoSpec;
const look = (change: Partial<LogoSpec>, layers = wide) => lookOf({ ...base, ...change } as LogoSpec, layers);

describe('the distance between two concepts', () => {
  it('is 0 to itself, the same both ways, and never above 1', () => {
    const other = look({ archetype: 'slice', font: 'anton', palette: 'klein' }, tall);
    expect(distanceBetween(look({}), look({}))).toBe(0);
    expect(distanceBetween(look({}), other)).toBe(distanceBetween(other, look({})));
    expect(distanceBetween(look({}), other)).toBeLessThanOrEqual(1);
    expect(distanceBetween(look({}), other)).toBeGreaterThan(0.9);
  });

  it('counts kind, typeface, colours and drawing, each for itself', () => {
    expect(distanceBetween(look({}), look({ archetype: 'slice' }))).toBeCloseTo(0.25);
    expect(distanceBetween(look({}), look({ font: 'anton' }))).toBeCloseTo(0.15);
    expect(distanceBetween(look({}), look({ font: 'archivo-bold' }))).toBe(0);
    expect(distanceBetween(look({}), look({ palette: 'klein' }))).toBeCloseTo(0.2);
    expect(distanceBetween(look({}), look({}, tall))).toBeGreaterThan(0.25);
    expect(distanceBetween(look({}), look({}, tall))).toBeLessThanOrEqual(0.4);
  });

  it('is smaller between colours that are alike', () => {
    const to = (palette: LogoSpec['palette']) =>
      distanceBetween(look({ palette: 'sodium' }), look({ palette }));
    expect(to('signal')).toBeLessThan(to('ice'));
    expect(to('ice')).toBeLessThan(to('klein'));
  });

  it('to the nearest of none is infinite', () => {
    expect(distanceToNearest(look({}), [])).toBe(Number.POSITIVE_INFINITY);
  });
});

const NAMES = [
  'DJ NOVA',
  'Kollektiv 909',
  'AMÉLIE',
  'DJ 火',
  'The Midnight Frequency Orchestra',
  'Żółw',
  'LL',
  'Луна',
  'Bass Culture',
  'نور',
];
const GENRE_IDS = Object.keys(GENRES) as GenreId[];

describe('twelve concepts', () => {
  it.each(NAMES)('of %s stand apart from each other, genres taking turns', { timeout: 60_000 }, (name) => {
    for (const [seed, genre] of GENRE_IDS.entries()) {
      if ((seed + NAMES.indexOf(name)) % oneOf(3) !== 0) continue;
      const brief = logoBriefSchema.parse({ name, genre, seed, tagline: seed % 2 ? 'Live' : '' });
      const faces = openFaces(readLogoFonts(facesNeeded(brief)));
      const looks = designLogos(brief, faces).map((each) => lookOf(each, drawLogo(each, faces)));
      expect(looks).toHaveLength(12);
      for (const [index, each] of looks.entries()) {
        const nearest = distanceToNearest(each, looks.slice(0, index));
        expect(nearest, `${genre} ${seed} ${each.spec.archetype}`).toBeGreaterThanOrEqual(LEAST_DISTANCE);
      }
    }
  });
});
