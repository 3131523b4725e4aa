import { describe, expect, it } from 'vitest';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { ARCHETYPE_IDS, type LogoSpec } from '../../spec.ts';
import { archetypeOf, brushFor, drawLogo } from '../draw-logo.ts';
import { facesForSpec, openFaces } from '../faces.ts';
import { type Layer, layersBounds } from '../layer.ts';
import { specsOfEveryKind } from '../specs-of-tests.ts';

const drawn = (spec: LogoSpec): Layer[] => drawLogo(spec, openFaces(readLogoFonts(facesForSpec(spec))));

/** The spec of a kind, with what is asked of its name. */
function specOf(archetype: LogoSpec['archetype'], name: string, asked: Partial<LogoSpec> = {}): LogoSpec {
  const spec = specsOfEveryKind(name, '', 3).find((each) => each.archetype === archetype);
  if (!spec) throw new Error('there is a spec of every kind');
  return { ...spec, ...asked } as LogoSpec;
}

const shapeOf = (spec: LogoSpec): number => {
  const { width, height } = layersBounds(drawn(spec));
  return width / height;
};

const WITHOUT_ROWS: readonly string[] = ['ring', 'badge'];

describe('what was asked of the name', () => {
  it.each(ARCHETYPE_IDS)('%s: nothing asked is nothing changed', (archetype) => {
    const spec = specOf(archetype, 'Kollektiv Neun');
    expect(drawn({ ...spec, tracking: 0 })).toEqual(drawn(spec));
  });

  it.each(ARCHETYPE_IDS.filter((id) => !WITHOUT_ROWS.includes(id)))(
    '%s is flatter in one row than in two, and in two than in four',
    (archetype) => {
      const [one = 0, two = 0, four = 0] = [1, 2, 4].map((rows) =>
        shapeOf(specOf(archetype, 'Bora Neun Otto Luxor', { rows })),
      );
      expect(one).toBeGreaterThan(two * 1.15);
      expect(two).toBeGreaterThan(four * 1.15);
    },
  );

  it('the name under a badge keeps its words whole', () => {
    expect(drawn(specOf('badge', 'Neun', { rows: 4 }))).toEqual(drawn(specOf('badge', 'Neun')));
    expect(drawn(specOf('badge', 'Neun Otto', { rows: 2 }))).not.toEqual(drawn(specOf('badge', 'Neun Otto')));
  });

  it.each(ARCHETYPE_IDS.filter((id) => id !== 'script'))('%s takes wider and closer letters', (archetype) => {
    const asSet = drawn(specOf(archetype, 'Bora Neun'));
    expect(drawn(specOf(archetype, 'Bora Neun', { tracking: 0.25 }))).not.toEqual(asSet);
    expect(drawn(specOf(archetype, 'Bora Neun', { tracking: -0.06 }))).not.toEqual(asSet);
  });

  it('letters that join up are never pulled apart', () => {
    expect(drawn(specOf('script', 'Bora Neun', { tracking: 0.6 }))).toEqual(
      drawn(specOf('script', 'Bora Neun')),
    );
    for (const archetype of ['label-box', 'minimal', 'symbol', 'stack'] as const)
      expect(drawn(specOf(archetype, 'نور', { tracking: 0.6 }))).toEqual(drawn(specOf(archetype, 'نور')));
  });

  it('blackletter stays a weave', () => {
    const [some, most] = [0.16, 0.6].map((tracking) => drawn(specOf('blackletter', 'Bora', { tracking })));
    expect(most).toEqual(some);
  });
});

describe('the name alone', () => {
  const NAMES = [
    'X',
    'NOVA',
    'DJ NOVA',
    'Kollektiv 909',
    'The Midnight Frequency Orchestra',
    'ЛУНА',
    '夜間飛行',
  ];

  it.each(['badge', 'ring', 'symbol', 'minimal'] as const)(
    'of %s is no hair and holds no small print of a tagline',
    (archetype) => {
      for (const name of NAMES) {
        const spec = { ...specOf(archetype, name), tagline: 'Techno / Berlin' } as LogoSpec;
        const brush = brushFor(spec, openFaces(readLogoFonts(facesForSpec(spec))));
        const layers = archetypeOf(spec).wordmark?.(brush, spec.params) ?? [];
        const { width, height } = layersBounds(layers);
        expect(width / height, name).toBeLessThan(archetype === 'minimal' ? 14 : 8);
        const without = archetypeOf(spec).wordmark?.({ ...brush, tagline: '' }, spec.params);
        expect(layers, name).toEqual(without);
      }
    },
  );
});
