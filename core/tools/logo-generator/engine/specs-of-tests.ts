import { covers } from '#core/typefaces/coverage.ts';
import { ARCHETYPE_IDS } from '../archetypes.ts';
import type { LogoSpec } from '../spec.ts';
import { analyseName } from './analyse-name.ts';
import { ARCHETYPE_RENDERERS } from './archetypes/index.ts';
import { letteringOf } from './lettering.ts';
import { PALETTE_IDS } from './palettes.ts';
import { seededRandom } from './random.ts';
import { SYMBOL_IDS } from './symbol-names.ts';

/** A spec of every archetype for a name, chosen by the seed, whether or not the name suits it. */
export const specsOfEveryKind = (name: string, tagline: string, seed: number): LogoSpec[] =>
  ARCHETYPE_IDS.map((archetype) => {
    const random = seededRandom(`${name}|${archetype}|${seed}`);
    const { fonts, choose } = ARCHETYPE_RENDERERS[archetype];
    const lettering = letteringOf(analyseName(name), archetype);
    const [first = fonts[0], ...others] = fonts.filter((font) => covers(font, lettering));
    return {
      v: 1,
      archetype,
      name,
      tagline,
      font: random.pick([first, ...others]),
      capFont: random.pick(['krona-one', 'space-grotesk', 'syncopate']),
      palette: random.pick(PALETTE_IDS),
      symbol: random.pick(SYMBOL_IDS),
      seed: Math.floor(random.next() * 2 ** 31),
      params: choose(random),
    } as LogoSpec;
  });
