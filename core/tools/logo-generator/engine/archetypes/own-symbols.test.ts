import { describe, expect, it } from 'vitest';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import type { LogoSpec } from '../../spec.ts';
import { archetypeOf, brushFor } from '../draw-logo.ts';
import { facesForSpec, openFaces } from '../faces.ts';
import type { Layer } from '../layer.ts';
import { readsAt } from '../legibility.ts';
import { specsOfEveryKind } from '../specs-of-tests.ts';
import { SYMBOL_IDS } from '../symbol-names.ts';

const SMALL = 24;

function symbolOf(archetype: LogoSpec['archetype'], name: string, other: Partial<LogoSpec>): Layer[] | null {
  const found = specsOfEveryKind(name, 'Live', 1).find((each) => each.archetype === archetype);
  if (!found) throw new Error('there is a spec of every kind');
  const spec = { ...found, font: 'archivo', ...other } as LogoSpec;
  const brush = brushFor(spec, openFaces(readLogoFonts(facesForSpec(spec))));
  return archetypeOf(spec).symbol?.(brush, spec.params) ?? null;
}

describe('the symbol of its own that a kind has', () => {
  it.each(SYMBOL_IDS)('%s reads at 24 pixels, also out of a ring', (symbol) => {
    for (const params of [
      { double: true, centre: 'symbol' },
      { double: false, centre: 'symbol' },
    ] as const)
      expect(readsAt(symbolOf('ring', 'NOVA', { symbol, params }) ?? [], SMALL)).toBe(true);
    const alone = symbolOf('symbol', 'NOVA', { symbol, params: { layout: 'above' } });
    expect(readsAt(alone ?? [], SMALL)).toBe(true);
  });

  it.each(['NOVA', 'Kollektiv 909', 'AMÉLIE', 'X'])(
    '%s: initials, record and wave read at 24 pixels',
    (name) => {
      const emblems = {
        ring: symbolOf('ring', name, { params: { double: true, centre: 'initials' } }),
        badge: symbolOf('badge', name, { params: { shape: 'circle', sliced: true, rim: true } }),
        record: symbolOf('record-letter', name, {}),
        wave: symbolOf('waveform', name, {}),
      };
      for (const [kind, layers] of Object.entries(emblems))
        expect(readsAt(layers ?? [], SMALL), kind).toBe(true);
    },
  );

  it('is left to the name where there is none', () => {
    const minimal = { tracking: 0.3, tricks: false, rules: false };
    expect(symbolOf('minimal', 'NOVA', { params: { ...minimal, withSymbol: false } })).toBeNull();
    expect(symbolOf('minimal', 'X', { params: { ...minimal, withSymbol: true } })).toBeNull();
    expect(symbolOf('minimal', 'NOVA', { params: { ...minimal, withSymbol: true } })).not.toBeNull();
    for (const archetype of ['slice', 'stencil', 'glitch', 'script'] as const)
      expect(symbolOf(archetype, 'NOVA', {})).toBeNull();
  });

  it('holds no text', () => {
    for (const archetype of ['ring', 'badge', 'record-letter', 'waveform', 'symbol'] as const)
      for (const { smallPrint } of symbolOf(archetype, 'NOVA', {}) ?? []) expect(smallPrint).toBeUndefined();
  });
});
