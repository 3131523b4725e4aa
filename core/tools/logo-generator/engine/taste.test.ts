import { describe, expect, it } from 'vitest';
import { logoBriefSchema } from '../brief.ts';
import type { LogoSpec } from '../spec.ts';
import { analyseName } from './analyse-name.ts';
import { rectangle } from './geometry/shapes.ts';
import type { Layer } from './layer.ts';
import { PALETTE_IDS } from './palettes.ts';
import { planLogos } from './plan-logos.ts';
import { drawingFaults, letteringFaults, specFaults } from './taste.ts';

const faults = (archetype: LogoSpec['archetype'], font: LogoSpec['font'], name: string, rows?: number) =>
  letteringFaults({ archetype, font, rows }, analyseName(name));

describe('taste in lettering', () => {
  it.each([
    ['halftone', 'italiana', 'NOVA', ['thin']],
    ['scan', 'michroma', 'NOVA', ['thin']],
    ['slice', 'syncopate-regular', 'NOVA', ['thin']],
    ['inline', 'archivo-medium', 'NOVA', ['thin']],
    ['scan', 'oxanium-medium', 'NOVA', ['thin']],
    ['minimal', 'italiana', 'NOVA', []],
    ['minimal', 'italiana', 'Midnight Frequency', ['thin']],
    ['minimal', 'krona-one', 'Midnight Frequency', []],
  ] as const)('weight: %s in %s of %s: %j', (archetype, font, name, expected) => {
    expect(faults(archetype, font, name)).toEqual(expected);
  });

  it.each([
    ['stack', 'anton', 'LL', ['stick']],
    ['stack', 'anton', 'DJ LLL', ['stick']],
    ['stack', 'anton', 'LLLL', []],
    ['badge', 'anton', 'LL', []],
    ['label-box', 'unbounded', 'Frequencies', ['hair']],
    ['label-box', 'unbounded', 'Frequency', []],
    ['label-box', 'unbounded', 'Bass Culture', []],
    ['label-box', 'unbounded', 'Bass Culture', ['hair'], 1],
    ['label-box', 'syne', 'AMÉLIE', ['hair']],
    ['label-box', 'syne', 'NOVA', []],
    ['ring', 'krona-one', 'Frequencies', []],
    ['label-box', 'dela-gothic-one', '東京東京東京東京東京東京', []],
  ] as const)('width: %s in %s of %s: %j', (archetype, font, name, expected, rows?: number) => {
    expect(faults(archetype, font, name, rows)).toEqual(expected);
  });

  it.each([
    ['slice', 'yellowtail', ['clash']],
    ['script', 'yellowtail', []],
    ['label-box', 'pirata-one', ['clash']],
    ['blackletter', 'pirata-one', []],
    ['scan', 'black-ops-one', ['clash']],
    ['stencil', 'saira-stencil-one', ['clash']],
    ['badge', 'black-ops-one', []],
  ] as const)('effects: %s in %s: %j', (archetype, font, expected) => {
    expect(faults(archetype, font, 'NOVA')).toEqual(expected);
  });
});

describe('taste in a spec', () => {
  const [spec] = planLogos(logoBriefSchema.parse({ name: 'NOVA' }), 1);
  if (!spec) throw new Error('one concept was promised');

  it('has no fault with any palette', () => {
    for (const palette of PALETTE_IDS) expect(specFaults({ ...spec, palette })).toEqual([]);
  });

  it.each([
    [{ bg: '#101010', fg: '#757575', a: '#FF9E14', b: '#FF9E14' }],
    [{ bg: '#101010', fg: '#FFFFFF', a: '#505050', b: '#FF9E14' }],
    [{ bg: '#101010', fg: '#FFFFFF', a: '#FF9E14', b: '#505050' }],
  ])('minds colours that are lost on their ground: %j', (colours) => {
    expect(specFaults({ ...spec, colours })).toEqual(['contrast']);
  });

  it('is met by everything that is planned for an ordinary name', () => {
    for (const name of ['NOVA', 'LL', 'Kollektiv 909', 'Underground Resistance', 'Луна', 'DJ 火'])
      for (let seed = 0; seed < 10; seed++)
        for (const each of planLogos(logoBriefSchema.parse({ name, seed }), 12))
          expect(specFaults(each), `${each.archetype} ${each.font} ${name}`).toEqual([]);
  });
});

describe('taste in a drawing', () => {
  const box = (width: number, height: number, smallPrint?: number): Layer[] => [
    { role: 'fg', shape: rectangle(0, 0, width, height), ...(smallPrint && { smallPrint }) },
  ];

  it.each([
    [600, 100, []],
    [610, 100, ['outline']],
    [100, 250, []],
    [100, 260, ['outline']],
  ] as const)('the outline of %d × %d: %j', (width, height, expected) => {
    expect(drawingFaults(box(width, height))).toEqual(expected);
  });

  // 960 of 1200 pixels may be filled: a drawing 480 units wide is shown at two pixels a unit.
  it.each([
    [8.4, []],
    [8.2, ['small-print']],
  ] as const)('small print of %d units: %j', (capHeight, expected) => {
    expect(drawingFaults(box(480, 100, capHeight))).toEqual(expected);
  });
});
