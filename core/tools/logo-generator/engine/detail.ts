import type { LogoSpec } from '../spec.ts';
import { analyseName } from './analyse-name.ts';
import { capitals } from './letter-case.ts';
import { letteringOf } from './lettering.ts';
import type { Typesetter } from './text/typesetter.ts';
import { FULL_DETAIL } from './text/typesetter.ts';
export function weightOf(spec: LogoSpec, set: Typesetter) {
  const name = analyseName(spec.name);
  return { name: set.points(spec.font, letteringOf(name, spec.archetype)), tagline: set.points(spec.capFont, capitals(spec.tagline)) };
}
const A = Number(process.env.A ?? 6000), B = Number(process.env.B ?? 12000), TA = Number(process.env.TA ?? 0.001), TB = Number(process.env.TB ?? 0.004);
export function toleranceFor(spec: LogoSpec, set: Typesetter): number {
  const { name, tagline } = weightOf(spec, set);
  const w = name + tagline;
  if (process.env.SHOW) console.log(spec.archetype, spec.font, spec.name.slice(0, 5), name, tagline);
  return w <= A ? FULL_DETAIL : w <= B ? TA : TB;
}
