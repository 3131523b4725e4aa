import { describe, expect, it } from 'vitest';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { oneOf } from '../../../../tests/support/one-of.ts';
import { logoBriefSchema } from '../brief.ts';
import type { LogoSpec } from '../spec.ts';
import { analyseName } from './analyse-name.ts';
import { designLogos } from './design-logos.ts';
import { detailOf } from './detail.ts';
import { TooComplexError } from './errors.ts';
import { type FaceSet, facesNeeded, openFaces } from './faces.ts';
import { FINE } from './geometry/path-data.ts';
import { letteringOf } from './lettering.ts';
import { planLogos } from './plan-logos.ts';
import { renderLogo } from './render-logo.ts';
import { FINE_TOLERANCE } from './text/typesetter.ts';

const LARGEST_SVG = 150_000;
/** Points of the lettering that go into boolean operations. */
const MOST_POINTS = 12_000;

const briefOf = (name: string, tagline = '', seed = 5) => logoBriefSchema.parse({ name, tagline, seed });

function design(name: string, tagline = '') {
  const brief = briefOf(name, tagline);
  const faces = openFaces(readLogoFonts(facesNeeded(brief)));
  return { faces, specs: designLogos(brief, faces) };
}

const pointsOf = (spec: LogoSpec, faces: FaceSet): number =>
  faces
    .withTolerance(detailOf(spec, faces).tolerance)
    .line(spec.font, letteringOf(analyseName(spec.name), spec.archetype), 100)
    .shape.flat().length;

// The glyphs with the most lines and curves of the faces, and the briefs that once took seconds: those of a script in
// turns, so that each has one in the gate.
const HEAVY: readonly (readonly [name: string, tagline: string])[] = [
  ['8'.repeat(60), ''],
  ['ß'.repeat(30), 'ß'.repeat(30)],
  ['W'.repeat(60), 'W'.repeat(60)],
  [`A${'@'.repeat(59)}`, ''],
  [`A${'☞'.repeat(39)}`, ''],
  ['Ẵ'.repeat(60), ''],
  ['ᾮ'.repeat(30), 'ᾮ'.repeat(10)],
  ['Ş'.repeat(40), 'Ş'.repeat(40)],
  ['뷁'.repeat(60), '뷁'.repeat(40)],
  ['않'.repeat(40), ''],
  ['ش'.repeat(60), ''],
  ['ﻼ'.repeat(20), 'ض'.repeat(60)],
  ['ぽ'.repeat(40), 'ぽ'.repeat(40)],
  ['夜'.repeat(40), '夜'.repeat(60)],
  ['機'.repeat(13), '機'.repeat(30)],
  ['蘂'.repeat(35), ''],
];

describe('a heavy brief', () => {
  it.each(HEAVY.filter((_, index) => index % oneOf(2) === 0))(
    'of %s under %s becomes twelve files of bounded size with bounded work',
    { timeout: 30_000 },
    (name, tagline) => {
      const { faces, specs } = design(name, tagline);
      // Sixty letters that join up cannot be broken: most kinds would make a ribbon of them.
      expect(specs.length).toBeGreaterThanOrEqual(/^ش/u.test(name) ? 4 : 12);
      for (const spec of specs) {
        expect(pointsOf(spec, faces), spec.archetype).toBeLessThan(MOST_POINTS);
        expect(renderLogo(spec, faces).length, `${spec.archetype} ${spec.font}`).toBeLessThan(LARGEST_SVG);
      }
    },
  );

  it.each([
    ['鬱'.repeat(60), '', 'name'],
    ['鬱'.repeat(60), 'Live', 'name'],
    ['NOVA', '鬱'.repeat(60), 'tagline'],
  ])('of %s under "%s" is refused for its %3$s', (name, tagline, path) => {
    let refused: unknown;
    try {
      design(name, tagline);
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(TooComplexError);
    expect(refused).toMatchObject({
      path,
      message: `This ${path} has too many strokes to draw; use a shorter one`,
    });
  });

  it.each([
    'A'.repeat(60),
    '鬱'.repeat(10),
    'ぽ'.repeat(15),
    '뷁'.repeat(15),
    'ش'.repeat(15),
    'ß'.repeat(15),
  ])('of %s is never bent or given a shadow', (name) => {
    const kinds = new Set(
      [1, 2, 3, 4]
        .flatMap((seed) => planLogos(briefOf(name, '', seed), 12))
        .map(({ archetype }) => archetype),
    );
    expect(kinds).not.toContain('warp');
    expect(kinds).not.toContain('shadow');
  });
});

describe('an ordinary brief', () => {
  it.each([
    ['The Midnight Frequency Orchestra', 'Nu-disco live band'],
    ['DJ 火', 'Tokyo bass culture'],
    ['夜間飛行', '東京の夜の音楽'],
    ['نور', 'موسيقى'],
    ['NOVA', 'Selector, producer, resident, founder of the night bus tours'],
  ])('keeps every detail: %s', (name, tagline) => {
    const { faces, specs } = design(name, tagline);
    for (const spec of specs) expect(detailOf(spec, faces)).toEqual({ ...FINE, tolerance: FINE_TOLERANCE });
    expect(specs.some(({ archetype }) => archetype === 'shadow' || archetype === 'warp')).toBe(true);
  });

  it('may have sixty letters in its name and in its tagline', () => {
    const { specs } = design(
      'The quick brown fox jumps over the lazy dog and runs to town',
      'Selector, producer, resident, founder of the night bus tours',
    );
    expect(specs).toHaveLength(12);
  });
});
