import { expect, it } from 'vitest';
import { logoBriefSchema } from '#core/tools/logo-generator/brief.ts';
import { planLogos } from '#core/tools/logo-generator/engine/plan-logos.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { BLANK_DRAFT, briefOf } from './brief-draft.ts';
import { moreLike } from './like.ts';

const COLOURS = { bg: '#101010', fg: '#FFFFFF', a: '#FF9E14', b: '#6BFF7C' };
const FROM = { number: 5, label: 'Badge' };
const [SPEC] = planLogos(logoBriefSchema.parse({ name: 'DJ NOVA', tagline: 'Berlin' }), 12) as [LogoSpec];

it('takes over the parts of a concept, its own colours too', () => {
  const { archetype, font, palette, symbol } = SPEC;
  const { like } = moreLike({ ...BLANK_DRAFT, name: 'MC X' }, { ...SPEC, colours: COLOURS }, FROM);
  expect(like).toEqual({ archetype, font, palette, colours: COLOURS, symbol, locks: [], from: FROM });
});

it('leaves the words of the brief alone, and fills a blank one', () => {
  expect(moreLike({ ...BLANK_DRAFT, name: 'MC X' }, SPEC, FROM)).not.toHaveProperty('name');
  expect(moreLike(BLANK_DRAFT, SPEC, FROM)).toMatchObject({ name: 'DJ NOVA', tagline: 'Berlin' });
});

it('keeps the locks when another concept takes its place', () => {
  const first = moreLike(BLANK_DRAFT, SPEC, FROM).like ?? null;
  const draft = { ...BLANK_DRAFT, like: first && { ...first, locks: ['font' as const] } };
  expect(moreLike(draft, SPEC, { number: 7, label: 'Echo' }).like).toMatchObject({
    locks: ['font'],
    from: { number: 7 },
  });
});

it('is a brief that the server takes', () => {
  const draft = { ...BLANK_DRAFT, ...moreLike(BLANK_DRAFT, SPEC, FROM) };
  expect(logoBriefSchema.safeParse(briefOf(draft)).success).toBe(true);
});
