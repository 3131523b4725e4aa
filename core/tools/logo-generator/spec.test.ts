import { describe, expect, it } from 'vitest';
import { logoBriefSchema } from './brief.ts';
import { planLogos } from './engine/plan-logos.ts';
import { ARCHETYPE_IDS, ARCHETYPES, logoSpecSchema } from './spec.ts';

const specs = planLogos(logoBriefSchema.parse({ name: 'Volta Sound', tagline: 'Live', seed: 4 }), 16);

describe('a logo spec', () => {
  it('is what the designer makes, for every kind of logo', () => {
    expect(new Set(specs.map(({ archetype }) => archetype))).toEqual(new Set(ARCHETYPE_IDS));
    for (const spec of specs) expect(logoSpecSchema.parse(spec)).toEqual(spec);
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

  it('has a label for every kind', () => {
    expect(ARCHETYPE_IDS.every((id) => ARCHETYPES[id].label.length > 3)).toBe(true);
  });
});
