import { describe, expect, it } from 'vitest';
import { fileFor } from '#core/typefaces/coverage.ts';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { analyseName } from './analyse-name.ts';
import { ARCHETYPE_RENDERERS } from './archetypes/index.ts';
import { isRibbon, letterWidth } from './face-width.ts';
import { openFaces } from './faces.ts';
import { longestRow } from './longest-row.ts';

const SAMPLE = 'HAMBURGEFONTS';

describe('the width of a face', () => {
  it('is about what its letters measure, for every face that a kind of logo is set in', () => {
    const used = new Set(Object.values(ARCHETYPE_RENDERERS).flatMap(({ fonts }) => [...fonts]));
    const latin = [...used].flatMap((font) => fileFor(font, 'H') ?? []);
    const faces = openFaces(readLogoFonts(latin));
    for (const font of used) {
      const measured = faces.width(font, SAMPLE, 1) / SAMPLE.length;
      expect(letterWidth(font) / measured, font).toBeGreaterThan(0.8);
      expect(letterWidth(font) / measured, font).toBeLessThan(1.25);
    }
  });
});

describe('a ribbon', () => {
  const ribbon = (
    kind: 'scan' | 'waveform' | 'stack',
    font: 'archivo' | 'anton',
    name: string,
    hasTagline = false,
  ) => isRibbon(kind, font, analyseName(name), { hasTagline });

  it.each([
    ['scan', 'archivo', 'Berlin', false],
    ['scan', 'archivo', 'Budapest', true],
    ['scan', 'anton', 'Budapest', false],
    ['waveform', 'archivo', 'Berlin', true],
    ['stack', 'archivo', 'Budapest', false],
    ['scan', 'archivo', 'DJ Budapest', false],
    ['scan', 'archivo', 'Buda Pest Buda', false],
  ] as const)('%s in %s of %s: %s', (kind, font, name, expected) => {
    expect(ribbon(kind, font, name)).toBe(expected);
  });

  it('is held off by a tagline', () => {
    expect(ribbon('scan', 'archivo', 'Budapest', true)).toBe(false);
  });
});

describe('the longest row of a name', () => {
  it.each([
    ['scan', 'Budapest', undefined, 8],
    ['scan', 'Bass Culture', undefined, 7],
    ['echo', 'Bass Culture', undefined, 12],
    ['scan', 'Bass Culture', 1, 12],
    ['scan', 'Bass Culture', 2, 7],
    ['scan', 'Underground', 2, 6],
    ['scan', 'Donaudampfschifffahrt', undefined, 11],
  ] as const)('%s of %s in %s rows: %d letters', (kind, name, rows, letters) => {
    expect(longestRow(kind, analyseName(name), rows)).toBe(letters);
  });
});
