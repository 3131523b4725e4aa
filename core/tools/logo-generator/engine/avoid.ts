import { type FontId, type FontTrait, hasTrait } from '#core/typefaces/font-catalogue.ts';
import type { ArchetypeId } from '../archetype-params.ts';
import type { AvoidanceId } from '../brief.ts';
import { isThin } from './face-weight.ts';
import { isLightGround } from './palettes.ts';

export type Avoided = readonly AvoidanceId[];

/** Kinds of logo that cannot do without what is avoided. */
const KINDS: Partial<Record<AvoidanceId, readonly ArchetypeId[]>> = {
  symbols: ['symbol', 'record-letter'],
  effects: ['slice', 'scan', 'halftone', 'warp', 'echo', 'stencil', 'inline', 'glitch', 'split'],
  script: ['script'],
  blackletter: ['blackletter'],
};

const TRAITS: Partial<Record<AvoidanceId, readonly FontTrait[]>> = {
  effects: ['stencil'],
  script: ['script'],
  blackletter: ['blackletter'],
};

/** Settings that leave out what is avoided, kind by kind. */
const SETTINGS: Partial<
  Record<AvoidanceId, Partial<Record<ArchetypeId, Readonly<Record<string, unknown>>>>>
> = {
  symbols: {
    ring: { centre: 'initials' },
    minimal: { withSymbol: false },
    'label-box': { filler: 'stripes' },
    blackletter: { sparks: false },
  },
  effects: {
    badge: { sliced: false },
    waveform: { split: false },
    minimal: { tricks: false },
    shadow: { slant: 0 },
  },
  'thin-lines': { minimal: { rules: false }, ring: { double: false } },
};

export const avoidsKind = (avoided: Avoided, kind: ArchetypeId): boolean =>
  avoided.some((each) => KINDS[each]?.includes(kind));

export const avoidsFont = (avoided: Avoided, font: FontId): boolean =>
  (avoided.includes('thin-lines') && isThin(font)) ||
  avoided.some((each) => TRAITS[each]?.some((trait) => hasTrait(font, trait)));

export const avoidsGround = (avoided: Avoided, ground: string): boolean =>
  avoided.includes(isLightGround(ground) ? 'light-grounds' : 'dark-grounds');

/** The settings of a kind of logo without anything that is avoided. */
export const withoutAvoided = <Params extends object>(
  avoided: Avoided,
  kind: ArchetypeId,
  params: Params,
): Params => Object.assign({}, params, ...avoided.map((each) => SETTINGS[each]?.[kind] ?? {}));
