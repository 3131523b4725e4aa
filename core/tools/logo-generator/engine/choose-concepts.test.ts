import { describe, expect, it } from 'vitest';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { logoBriefSchema } from '../brief.ts';
import type { LogoSpec } from '../spec.ts';
import { chooseConcepts } from './choose-concepts.ts';
import { LEAST_DISTANCE } from './diversity.ts';
import { facesForSpec, openFaces } from './faces.ts';
import { planLogos } from './plan-logos.ts';
import type { Typesetter } from './text/typesetter.ts';

const specs = planLogos(logoBriefSchema.parse({ name: 'NOVA', tagline: 'Live', seed: 3 }), 6);
const faces = openFaces(readLogoFonts([...new Set(specs.flatMap(facesForSpec))]));
const [first, second, third] = specs;
if (!first || !second || !third) throw new Error('six concepts were promised');

const twin: LogoSpec = { ...first, seed: first.seed + 1 };
const lost: LogoSpec = { ...second, colours: { bg: '#101010', fg: '#202020', a: '#FFFFFF', b: '#FFFFFF' } };
const choose = (from: readonly LogoSpec[], count: number, set: Typesetter = faces) =>
  chooseConcepts(from, set, { count, apart: LEAST_DISTANCE });

describe('choosing concepts', () => {
  it('keeps their order, and draws none beyond those it needs', () => {
    const unopened = { ...third, font: 'mukta' } as const;
    expect(choose([...specs.slice(0, 2), unopened], 2)).toEqual(specs.slice(0, 2));
    expect(() => choose([...specs.slice(0, 2), unopened], 3)).toThrow('mukta');
  });

  it('leaves out twins and what breaks a rule of taste, as long as there are others', () => {
    expect(choose([first, twin, lost, second, third], 3)).toEqual([first, second, third]);
  });

  it('falls back on the twin that is farthest from the rest, never on what breaks a rule', () => {
    expect(choose([first, twin, lost, second], 4)).toEqual([first, second, twin]);
  });

  it('takes stopgaps only where there is nothing else', () => {
    const choice = (count: number) =>
      chooseConcepts([first, twin], faces, { count, apart: LEAST_DISTANCE, stopgaps: [lost, second] });
    expect(choice(2)).toEqual([first, twin]);
    expect(choice(3)).toEqual([first, twin, second]);
  });

  it('minds no fault that was asked for', () => {
    const demands = { count: 2, apart: LEAST_DISTANCE, allowed: ['contrast'] } as const;
    expect(chooseConcepts([first, lost], faces, demands)).toEqual([first, lost]);
  });

  it('shows what there is where nothing is in good taste', () => {
    expect(choose([lost], 1)).toEqual([lost]);
  });
});
