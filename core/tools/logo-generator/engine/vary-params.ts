import type { ArchetypeId, ArchetypeParams } from '../archetype-params.ts';
import type { Random } from './random.ts';

/** Settings that a kind seldom or never changes by itself, in ranges that look right. */
const SPREADS: { readonly [Id in ArchetypeId]?: (random: Random) => Partial<ArchetypeParams[Id]> } = {
  slice: (random) => ({ cut: random.between(0.4, 0.6), shift: random.between(0.03, 0.09) }),
  scan: (random) => ({ start: random.between(0.3, 0.48) }),
  halftone: (random) => ({ pitch: random.between(0.065, 0.115) }),
  echo: (random) => ({ repeats: random.pick([1, 2, 3, 4]) }),
  shadow: (random) => ({ depth: random.between(0.14, 0.4) }),
  warp: (random) => ({ strength: random.between(0.5, 1.25) }),
  script: (random) => ({ rise: random.between(0, 12) }),
};

/** Settings for a concept whose parts were there before: they go further than a kind does by itself. */
export const variedParams = (kind: ArchetypeId, random: Random): object => SPREADS[kind]?.(random) ?? {};
