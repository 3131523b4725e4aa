import { describe, expect, it } from 'vitest';
import { logoBriefSchema } from '../brief.ts';
import type { Direction } from '../direction.ts';
import { planLogos } from './plan-logos.ts';

const OWN = { bg: '#101216', fg: '#F5F1E8', a: '#FF5A1F', b: '#28C2A0' };
const direction = (change: Partial<Direction> = {}): Direction => ({
  archetype: 'ring',
  font: 'archivo',
  palette: 'acid',
  symbol: 'owl',
  ...change,
});
const plan = (directions: readonly Direction[], wishes: object = {}) =>
  planLogos(logoBriefSchema.parse({ name: 'DJ NOVA', ...wishes }), 12, directions);

describe('directions of an art director', () => {
  it('come first, in their order, and the rest is decided by rule', () => {
    const asked = [direction(), direction({ archetype: 'scan', font: 'righteous', palette: 'klein' })];
    const specs = plan(asked);
    expect(specs).toHaveLength(12);
    expect(specs.slice(0, 2)).toMatchObject(asked);
    expect(new Set(specs.map(({ archetype }) => archetype)).size).toBe(12);
  });

  it.each([
    ['avoid the kind', { avoid: ['script'] }, direction({ archetype: 'script', font: 'yellowtail' })],
    ['avoid the typeface', { avoid: ['effects'] }, direction({ archetype: 'badge', font: 'black-ops-one' })],
    ['ask for another layout', { layout: 'line' }, direction()],
    ['have letters that the face lacks', { name: 'Луна' }, direction({ font: 'anton' })],
    ['cannot be of that kind', { name: 'Kent' }, direction({ archetype: 'record-letter' })],
    ['would look wrong in it', {}, direction({ archetype: 'halftone', font: 'italiana' })],
  ])('are passed over where the brief would %s', (_, wishes, asked) => {
    const { archetype, font } = asked;
    expect(
      plan([asked], wishes).filter((spec) => spec.archetype === archetype && spec.font === font),
    ).toEqual([]);
  });

  it('may name a kind twice, no more', () => {
    const fonts = ['archivo', 'krona-one', 'righteous'] as const;
    const specs = plan(fonts.map((font) => direction({ font })));
    expect(specs.slice(0, 2).map(({ font }) => font)).toEqual(['archivo', 'krona-one']);
    expect(specs.filter(({ archetype }) => archetype === 'ring')).toHaveLength(2);
  });

  it('keep their kind and typeface where the brief has its own colours, palettes or symbols', () => {
    const [own] = plan([direction()], { colours: OWN });
    expect(own).toMatchObject({ archetype: 'ring', font: 'archivo', colours: OWN });
    const [chosen] = plan([direction()], { palettes: ['bone'], symbols: ['moon'] });
    expect(chosen).toMatchObject({ archetype: 'ring', palette: 'bone', symbol: 'moon' });
    const [light] = plan([direction()], { avoid: ['dark-grounds'] });
    expect(light).toMatchObject({ archetype: 'ring', font: 'archivo' });
    expect(light?.palette).not.toBe('acid');
  });

  it('are many: only as many as asked for are taken', () => {
    const kinds = ['ring', 'badge', 'scan', 'slice', 'warp', 'echo', 'stack', 'shadow'] as const;
    const asked = kinds.flatMap((archetype) => [
      direction({ archetype }),
      direction({ archetype, palette: 'klein' }),
    ]);
    expect(plan(asked)).toHaveLength(12);
  });
});
