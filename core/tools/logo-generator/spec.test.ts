import { describe, expect, it } from 'vitest';
import { logoBriefSchema } from './brief.ts';
import { planLogos } from './engine/plan-logos.ts';
import { specsOfEveryKind } from './engine/specs-of-tests.ts';
import { ARCHETYPE_IDS, ARCHETYPES, logoSpecSchema } from './spec.ts';

const specs = specsOfEveryKind('Volta Sound', 'Live', 4);

describe('a logo spec', () => {
  it('is what the designer makes, and what every kind of logo chooses for itself', () => {
    expect(new Set(specs.map(({ archetype }) => archetype))).toEqual(new Set(ARCHETYPE_IDS));
    const planned = planLogos(logoBriefSchema.parse({ name: 'Volta Sound', tagline: 'Live', seed: 4 }), 12);
    for (const spec of [...specs, ...planned]) expect(logoSpecSchema.parse(spec)).toEqual(spec);
  });

  it('survives being stored as JSON', () => {
    for (const spec of specs) expect(logoSpecSchema.parse(JSON.parse(JSON.stringify(spec)))).toEqual(spec);
  });

  it('refuses parameters outside their range, or of another kind of logo', () => {
    const scan = specs.find(({ archetype }) => archetype === 'scan');
    expect(logoSpecSchema.safeParse({ ...scan, params: { tracking: 9, start: 0.3 } }).success).toBe(false);
    expect(logoSpecSchema.safeParse({ ...scan, archetype: 'ring' }).success).toBe(false);
    expect(logoSpecSchema.safeParse({ ...scan, v: 2 }).success).toBe(false);
    expect(logoSpecSchema.safeParse({ ...scan, font: 'comic-sans' }).success).toBe(false);
  });

  it('may have letter-space, rows and colours of its own, within their ranges', () => {
    const [spec] = specs;
    const accepts = (more: object): boolean => logoSpecSchema.safeParse({ ...spec, ...more }).success;
    expect(accepts({ tracking: -0.08, rows: 1 })).toBe(true);
    expect(accepts({ tracking: 0.6, rows: 4 })).toBe(true);
    for (const more of [{ tracking: 0.61 }, { tracking: -0.09 }, { rows: 0 }, { rows: 5 }, { rows: 1.5 }])
      expect(accepts(more), JSON.stringify(more)).toBe(false);
    const colours = { bg: '#101010', fg: '#ffffff', a: '#ff9e14', b: '#FF2E2E' };
    expect(logoSpecSchema.parse({ ...spec, colours }).colours).toEqual({
      bg: '#101010',
      fg: '#FFFFFF',
      a: '#FF9E14',
      b: '#FF2E2E',
    });
    expect(accepts({ colours: { ...colours, a: 'red;}' } })).toBe(false);
    expect(accepts({ colours: { bg: '#101010' } })).toBe(false);
  });

  it('has a label for every kind', () => {
    expect(ARCHETYPE_IDS.every((id) => ARCHETYPES[id].label.length > 3)).toBe(true);
  });
});
