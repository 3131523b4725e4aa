import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileFor } from '#core/typefaces/coverage.ts';
import { hasTrait } from '#core/typefaces/font-catalogue.ts';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { AVOIDANCES, type AvoidanceId, GENRES, LAYOUTS, logoBriefSchema, MOODS } from '../brief.ts';
import type { LogoSpec } from '../spec.ts';
import { openFaces } from './faces.ts';
import { intersect } from './geometry/boolean.ts';
import { boundsOf } from './geometry/bounds.ts';
import { rectangle } from './geometry/shapes.ts';
import { isLightGround, paletteOf } from './palettes.ts';
import { planLogos } from './plan-logos.ts';

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  fc.constantFrom(...(Object.keys(record) as Key[]));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const wishes = fc.record({
  name: fc.constantFrom(
    'NOVA',
    'DJ Otto',
    'Kollektiv 909',
    'The Midnight Frequency Orchestra',
    'A',
    'Луна',
    'DJ 火',
    'نور',
    'Underground Resistance',
  ),
  tagline: fc.constantFrom('', 'Live'),
  genre: keysOf(GENRES),
  mood: maybe(keysOf(MOODS)),
  layout: maybe(keysOf(LAYOUTS)),
  colours: maybe(fc.constant({ bg: '#101010', fg: '#FFFFFF', a: '#FF9E14', b: '#4FB3FF' })),
  others: fc.subarray(Object.keys(AVOIDANCES) as AvoidanceId[], { maxLength: 2 }),
  seed: fc.nat(99),
});

/** How to see that something avoided is there after all. */
const SHOWS: Readonly<Record<AvoidanceId, (spec: LogoSpec) => boolean>> = {
  symbols: ({ archetype, params }) =>
    archetype === 'symbol' ||
    archetype === 'record-letter' ||
    ('withSymbol' in params && params.withSymbol) ||
    ('centre' in params && params.centre === 'symbol') ||
    ('filler' in params && params.filler === 'record') ||
    ('sparks' in params && params.sparks),
  effects: ({ archetype, params, font }) =>
    ['slice', 'scan', 'halftone', 'warp', 'echo', 'stencil', 'inline', 'glitch', 'split'].includes(
      archetype,
    ) ||
    ('sliced' in params && params.sliced) ||
    ('split' in params && params.split) ||
    ('tricks' in params && params.tricks) ||
    hasTrait(font, 'stencil'),
  script: ({ archetype, font }) => archetype === 'script' || hasTrait(font, 'script'),
  blackletter: ({ archetype, font }) => archetype === 'blackletter' || hasTrait(font, 'blackletter'),
  'thin-lines': ({ font, params }) =>
    hasTrait(font, 'light') || hasTrait(font, 'elegant') || ('rules' in params && params.rules),
  'light-grounds': (spec) => isLightGround(paletteOf(spec).bg),
  'dark-grounds': (spec) => !isLightGround(paletteOf(spec).bg),
};

describe('what is avoided', () => {
  it.each(Object.keys(AVOIDANCES) as AvoidanceId[])(
    '%s: is in none of the concepts of any brief',
    (avoided) => {
      fc.assert(
        fc.property(wishes, ({ others, ...wish }) => {
          const brief = logoBriefSchema.safeParse({ ...wish, avoid: [avoided, ...others] });
          if (!brief.success) return;
          const specs = planLogos(brief.data, 16);
          expect(specs).toHaveLength(16);
          for (const id of brief.data.avoid ?? []) expect(specs.filter(SHOWS[id])).toEqual([]);
        }),
        { numRuns: 150 },
      );
    },
  );

  it.each(Object.keys(AVOIDANCES) as AvoidanceId[])(
    '%s: is there as long as it is not avoided',
    (avoided) => {
      const seeds = Array.from({ length: 8 }, (_, seed) => seed);
      const specs = seeds.flatMap((seed) => planLogos(logoBriefSchema.parse({ name: 'DJ Otto', seed }), 16));
      expect(specs.some(SHOWS[avoided])).toBe(true);
    },
  );

  it('thin-lines: every stem is a seventh of a capital or more', () => {
    const plan = (seed: number) =>
      planLogos(logoBriefSchema.parse({ name: 'L', avoid: ['thin-lines'], mood: 'elegant', seed }), 20);
    const fonts = new Set([1, 2, 3, 4, 5, 6, 7, 8].flatMap(plan).map(({ font }) => font));
    const files = [...fonts].map((font) => fileFor(font, 'L')).filter((file) => file !== null);
    const faces = openFaces(readLogoFonts(files));
    for (const font of fonts) {
      const stem = intersect(faces.line(font, 'L', 100).shape, rectangle(-50, -60, 500, 2));
      expect(boundsOf(stem).width, font).toBeGreaterThan(100 / 7);
    }
  });

  it('leaves several kinds, whatever it is, and twelve concepts where it is nearly everything', () => {
    const avoid = Object.keys(AVOIDANCES).filter((id) => id !== 'dark-grounds');
    const specs = planLogos(logoBriefSchema.parse({ name: 'NOVA', avoid }), 12);
    expect(specs).toHaveLength(12);
    expect(new Set(specs.map(({ archetype }) => archetype)).size).toBeGreaterThanOrEqual(6);
  });
});
