import { describe, expect, it } from 'vitest';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { oneOf } from '../../../../tests/support/one-of.ts';
import type { LogoSpec } from '../spec.ts';
import { detailOf } from './detail.ts';
import { facesForSpec, openFaces } from './faces.ts';
import { areaOf } from './geometry/area.ts';
import { intersect } from './geometry/boolean.ts';
import type { Layer } from './layer.ts';
import { drawLockup, LOCKUPS, type Lockup } from './lockups.ts';
import { holdsWhereSmall } from './monogram/draw-monogram.ts';
import { specsOfEveryKind } from './specs-of-tests.ts';

const NAMES = [
  'DJ NOVA',
  'Kollektiv 909',
  'AMÉLIE',
  'The Midnight Frequency Orchestra',
  'LL',
  'Mr Whisk',
  'A',
  '8ball',
  'Żółw',
  'Луна',
  'Αθήνα',
  'DJ 火',
  '夜間飛行',
  '機械',
  '서울 밤',
  'نور',
] as const;
/** Every third of them has all its layers laid over each other. */
const SOME = NAMES.filter((_, index) => index % 3 === 0);

const draw = (spec: LogoSpec, lockup: Lockup): Layer[] => {
  const faces = openFaces(readLogoFonts(facesForSpec(spec)));
  return drawLockup(spec, faces, lockup, detailOf(spec, faces));
};

const rolesOf = (layers: readonly Layer[]): Set<string> => new Set(layers.map(({ role }) => role));

describe('the lockups of a logo', () => {
  it.each(SOME)('%s: none has a layer that covers another, or needs a file beyond its own', (name) => {
    for (const spec of specsOfEveryKind(name, 'Techno / Berlin', 1))
      for (const lockup of LOCKUPS) {
        const layers = draw(spec, lockup);
        expect(layers.length, `${spec.archetype} ${lockup}`).toBeGreaterThan(0);
        for (const [index, one] of layers.entries())
          for (const other of layers.slice(index + 1))
            expect(
              areaOf(intersect(one.shape, other.shape)),
              `${spec.archetype} ${lockup} ${one.role} ${other.role}`,
            ).toBeLessThan(10);
      }
  });

  it.each(NAMES)('%s: the symbol has no stroke or gap below one pixel at 24 pixels', (name) => {
    const seeds = [1, 2, 3].filter((seed) => (seed + NAMES.indexOf(name)) % oneOf(3) === 0);
    for (const seed of seeds)
      for (const spec of specsOfEveryKind(name, '', seed))
        expect(holdsWhereSmall(draw(spec, 'symbol')), `${spec.archetype} ${spec.font} ${seed}`).toBe(true);
  });

  it('leave the tagline to the full one', () => {
    const withTagline = specsOfEveryKind('DJ NOVA', 'Techno / Berlin', 4);
    for (const [index, spec] of specsOfEveryKind('DJ NOVA', '', 4).entries())
      for (const lockup of ['symbol', 'wordmark'] as const) {
        const same = withTagline[index];
        if (!same) throw new Error('as many specs as kinds');
        expect(draw(same, lockup), `${spec.archetype} ${lockup}`).toEqual(draw(spec, lockup));
      }
  });

  it('carry the idea of the lettering into the monogram', () => {
    const shared = {
      v: 1,
      name: 'Kollektiv',
      tagline: '',
      font: 'archivo',
      capFont: 'krona-one',
      palette: 'acid',
      symbol: 'orbit',
      seed: 7,
    } as const;
    const cut = { slant: 0, angle: -7, cut: 0.5, shift: 0.06, accent: true } as const;
    const slice = draw({ ...shared, archetype: 'slice', params: { ...cut, bands: 'three' } }, 'symbol');
    expect(rolesOf(slice)).toEqual(new Set(['fg', 'a']));
    const scan = draw({ ...shared, archetype: 'scan', params: { tracking: 0, start: 0.3 } }, 'symbol');
    expect(scan.find(({ role }) => role === 'gradient')?.shape.length).toBeGreaterThanOrEqual(4);
    const echo = draw({ ...shared, archetype: 'echo', params: { both: false, repeats: 4 } }, 'symbol');
    expect(echo.find(({ role }) => role === 'gradient')?.shape).toHaveLength(3);
    const halftone = draw({ ...shared, archetype: 'halftone', params: { pitch: 0.08 } }, 'symbol');
    expect(halftone.flatMap(({ shape }) => shape).length).toBeGreaterThan(15);
  });

  it('show a symbol where the letters have too many strokes for 24 pixels', () => {
    const [spec] = specsOfEveryKind('機', '', 1).filter(({ archetype }) => archetype === 'slice');
    if (!spec) throw new Error('slice is an archetype');
    const symbol = draw(spec, 'symbol');
    expect(symbol).toEqual(draw({ ...spec, name: '鬱' }, 'symbol'));
    expect(symbol).not.toEqual(draw({ ...spec, name: 'Kollektiv' }, 'symbol'));
  });
});
