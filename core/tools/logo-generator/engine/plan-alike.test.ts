import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FONTS } from '#core/typefaces/font-catalogue.ts';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { AVOIDANCES, type AvoidanceId, LOCKABLE, type LogoBrief, logoBriefSchema } from '../brief.ts';
import type { LogoSpec } from '../spec.ts';
import { avoidsFont, avoidsGround, avoidsKind } from './avoid.ts';
import { designLogos } from './design-logos.ts';
import {
  distanceToNearest,
  LEAST_DISTANCE_ALIKE,
  LEAST_DISTANCE_LOCKED,
  type Look,
  lookOf,
} from './diversity.ts';
import { drawLogo } from './draw-logo.ts';
import { facesNeeded, openFaces } from './faces.ts';
import { paletteDistance } from './palette-distance.ts';
import { isLightGround, PALETTES, paletteOf } from './palettes.ts';
import { planLogos } from './plan-logos.ts';

type Like = NonNullable<LogoBrief['like']>;

const OWN = { bg: '#101216', fg: '#F5F1E8', a: '#FF5A1F', b: '#28C2A0' };
const NAMES = ['DJ NOVA', 'Kollektiv 909', 'The Midnight Frequency Orchestra', 'LL', 'Луна', 'DJ 火'];

const likeOf = ({ archetype, font, palette, colours, symbol }: LogoSpec, locks: Like['locks']): Like => ({
  archetype,
  font,
  palette,
  symbol,
  locks,
  ...(colours && { colours }),
});

/** A brief, one of its concepts, and what of that is locked. */
const liked = fc
  .record({
    name: fc.constantFrom(...NAMES),
    seed: fc.nat(40),
    which: fc.nat(15),
    locks: fc.subarray([...LOCKABLE]),
    colours: fc.option(fc.constant(OWN), { nil: undefined, freq: 3 }),
  })
  .map(({ name, seed, which, locks, colours }) => {
    const spec = planLogos(logoBriefSchema.parse({ name, seed, colours }), 16)[which];
    if (!spec) throw new Error('sixteen concepts were promised');
    return logoBriefSchema.parse({ name, seed: seed + 1, colours, like: likeOf(spec, locks) });
  });

const keptParts = (spec: LogoSpec, like: Like) =>
  LOCKABLE.filter((part) =>
    part === 'palette'
      ? spec.palette === like.palette && JSON.stringify(spec.colours) === JSON.stringify(like.colours)
      : spec[part] === like[part],
  );

function looksOf(brief: LogoBrief): Look[] {
  const faces = openFaces(readLogoFonts(facesNeeded(brief)));
  const specs = designLogos(brief, faces);
  expect(specs).toHaveLength(12);
  return specs.map((spec) => lookOf(spec, drawLogo(spec, faces)));
}

describe('concepts like one that is liked', () => {
  it('keep what is locked, and their kind or two parts in all', () => {
    fc.assert(
      fc.property(liked, (brief) => {
        const { like } = brief;
        const specs = planLogos(brief, 12);
        expect(specs).toHaveLength(12);
        for (const spec of specs) {
          const kept = keptParts(spec, like as Like);
          expect(kept).toEqual(expect.arrayContaining(like?.locks ?? []));
          expect(kept.includes('archetype') || kept.length >= 2).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('vary everything that is not locked', () => {
    for (const unlocked of ['archetype', 'font', 'palette'] as const) {
      const locks = LOCKABLE.filter((part) => part !== unlocked);
      const like = { archetype: 'slice', font: 'archivo', palette: 'signal', symbol: 'star', locks };
      const specs = planLogos(logoBriefSchema.parse({ name: 'DJ NOVA', like }), 12);
      expect(new Set(specs.map((spec) => spec[unlocked])).size, unlocked).toBeGreaterThanOrEqual(4);
    }
    const locks = ['archetype', 'font', 'palette'];
    const like = { archetype: 'symbol', font: 'archivo', palette: 'signal', symbol: 'star', locks };
    const specs = planLogos(logoBriefSchema.parse({ name: 'DJ NOVA', like }), 12);
    expect(new Set(specs.map(({ symbol }) => symbol)).size).toBeGreaterThanOrEqual(4);
  });

  it('stay near: faces share a trait, palettes a lightness', () => {
    const like = { archetype: 'label-box', font: 'unbounded', palette: 'bone', symbol: 'star', locks: [] };
    for (let seed = 0; seed < 10; seed++)
      for (const { font, palette } of planLogos(logoBriefSchema.parse({ name: 'DJ NOVA', like, seed }), 12)) {
        expect(FONTS[font].traits.some((trait) => FONTS.unbounded.traits.includes(trait))).toBe(true);
        expect(isLightGround(PALETTES[palette].bg)).toBe(true);
        expect(paletteDistance(PALETTES[palette], PALETTES.bone)).toBeLessThan(0.3);
      }
  });

  it("change the ground of the artist's own colours, and nothing else about them", () => {
    const like = { archetype: 'slice', font: 'archivo', palette: 'sodium', symbol: 'star', colours: OWN };
    const specs = planLogos(logoBriefSchema.parse({ name: 'NOVA', like: { ...like, locks: ['font'] } }), 12);
    const grounds = new Set(specs.map((spec) => paletteOf(spec).bg));
    expect(grounds.size).toBeGreaterThanOrEqual(3);
    for (const { colours } of specs)
      for (const colour of Object.values(colours ?? {})) expect(Object.values(OWN)).toContain(colour);
  });

  it('leave out what is avoided, also of the concept that is liked', () => {
    const avoidances = Object.keys(AVOIDANCES) as AvoidanceId[];
    fc.assert(
      fc.property(liked, fc.subarray(avoidances, { minLength: 1, maxLength: 3 }), (wish, avoid) => {
        const brief = logoBriefSchema.safeParse({ ...wish, avoid });
        if (!brief.success) return;
        const specs = planLogos(brief.data, 12);
        expect(specs).toHaveLength(12);
        for (const spec of specs) {
          expect(avoidsKind(avoid, spec.archetype)).toBe(false);
          expect(avoidsFont(avoid, spec.font)).toBe(false);
          expect(avoidsGround(avoid, paletteOf(spec).bg)).toBe(false);
        }
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['slice', 'archivo', 'DJ NOVA'],
    ['badge', 'anton', 'Kollektiv 909'],
    ['warp', 'anton', 'AMÉLIE'],
    ['minimal', 'krona-one', 'NOVA'],
    ['shadow', 'bungee', 'LL'],
    ['symbol', 'krona-one', 'Otto'],
    ['label-box', 'archivo', 'The Midnight Frequency Orchestra'],
  ] as const)('%s in %s of %s: differ even where all is locked', (archetype, font, name) => {
    const like = { archetype, font, palette: 'mono', symbol: 'star', locks: LOCKABLE };
    for (const seed of [1, 2]) {
      const looks = looksOf(logoBriefSchema.parse({ name, like, seed }));
      for (const [index, look] of looks.entries())
        expect(distanceToNearest(look, looks.slice(0, index)), `${seed} ${index}`).toBeGreaterThanOrEqual(
          LEAST_DISTANCE_LOCKED,
        );
    }
  });

  it('script, whose slope is all that can change: are at least not the same', () => {
    const like = {
      archetype: 'script',
      font: 'yellowtail',
      palette: 'mono',
      symbol: 'star',
      locks: LOCKABLE,
    };
    const looks = looksOf(logoBriefSchema.parse({ name: 'Amélie', like }));
    for (const [index, look] of looks.entries())
      expect(distanceToNearest(look, looks.slice(0, index)), `${index}`).toBeGreaterThan(0.003);
  });

  it.each([
    ['slice', 'archivo', 'DJ NOVA', []],
    ['badge', 'anton', 'Kollektiv 909', ['archetype']],
    ['minimal', 'krona-one', 'NOVA', ['font', 'symbol']],
    ['scan', 'righteous', 'LL', ['palette']],
    ['symbol', 'space-grotesk', 'Луна', ['symbol']],
    ['label-box', 'archivo', 'The Midnight Frequency Orchestra', ['font']],
  ] as const)('%s in %s of %s, %j locked: are no twins', (archetype, font, name, locks) => {
    const like = { archetype, font, palette: 'signal', symbol: 'star', locks };
    const looks = looksOf(logoBriefSchema.parse({ name, like }));
    for (const [index, look] of looks.entries())
      expect(distanceToNearest(look, looks.slice(0, index)), `${index}`).toBeGreaterThanOrEqual(
        LEAST_DISTANCE_ALIKE,
      );
  });

  it('are the same for the same seed, and others for another', () => {
    const like = { archetype: 'slice', font: 'archivo', palette: 'signal', symbol: 'star' };
    const plan = (seed: number) => planLogos(logoBriefSchema.parse({ name: 'DJ NOVA', like, seed }), 12);
    expect(plan(1)).toEqual(plan(1));
    expect(plan(1)).not.toEqual(plan(2));
  });
});
