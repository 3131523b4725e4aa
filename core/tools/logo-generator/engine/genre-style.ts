import type { FontTrait } from '#core/typefaces/font-catalogue.ts';
import type { ArchetypeId } from '../archetype-params.ts';
import type { GenreId } from '../brief.ts';
import { PALETTE_IDS, type PaletteId } from './palettes.ts';

/** What a style of music likes: weights around 1, nothing said means 1. */
export interface GenreStyle {
  archetypes: Partial<Record<ArchetypeId, number>>;
  traits: Partial<Record<FontTrait, number>>;
  palettes: readonly PaletteId[];
}

export const GENRE_STYLES: Readonly<Record<GenreId, GenreStyle>> = {
  techno: {
    archetypes: {
      slice: 1.3,
      'label-box': 1.4,
      echo: 1.3,
      stack: 1.1,
      badge: 1.1,
      waveform: 1.1,
      minimal: 0.9,
      ring: 0.8,
      'record-letter': 0.7,
      script: 0.05,
      stencil: 1.2,
      glitch: 1.3,
      split: 1.1,
      inline: 0.5,
    },
    traits: { heavy: 1.2, condensed: 1.2, neutral: 1.2, retro: 0.3, script: 0.05, elegant: 0.3 },
    palettes: ['mono', 'acid', 'signal', 'ink', 'chrome', 'bone', 'klein', 'lime'],
  },
  house: {
    archetypes: {
      'record-letter': 1.5,
      ring: 1.3,
      shadow: 1.2,
      scan: 1.1,
      warp: 1.1,
      script: 0.9,
      slice: 0.6,
      inline: 1.1,
      glitch: 0.3,
      stencil: 0.4,
      blackletter: 0.05,
    },
    traits: { retro: 1.3, round: 1.2, tech: 0.5, blackletter: 0.02 },
    palettes: [
      'sodium',
      'petrol',
      'coral',
      'bone',
      'sunset',
      'cobalt',
      'forest',
      'marigold',
      'riso',
      'lagoon',
    ],
  },
  melodic: {
    archetypes: {
      minimal: 1.8,
      symbol: 1.4,
      ring: 1.1,
      waveform: 0.8,
      slice: 0.8,
      badge: 0.8,
      'label-box': 0.5,
      shadow: 0.2,
      glitch: 0.2,
      stencil: 0.2,
      inline: 0.7,
      blackletter: 0.05,
    },
    traits: { light: 1.4, wide: 1.3, elegant: 1.3, heavy: 0.7, blackletter: 0.02 },
    palettes: ['luxe', 'ice', 'ultraviolet', 'chrome', 'mono', 'lilac', 'lagoon', 'merlot'],
  },
  trance: {
    archetypes: {
      symbol: 1.3,
      slice: 1.2,
      waveform: 1.2,
      minimal: 1.1,
      scan: 1.1,
      split: 1.2,
      glitch: 1.1,
      stencil: 0.5,
      blackletter: 0.05,
    },
    traits: { tech: 1.5, wide: 1.3, blackletter: 0.02 },
    palettes: ['ultraviolet', 'ice', 'mint', 'sunset', 'lilac', 'cobalt', 'neon', 'rave'],
  },
  dnb: {
    archetypes: {
      slice: 1.5,
      badge: 1.2,
      waveform: 1.2,
      halftone: 1.1,
      stencil: 1.4,
      glitch: 1.4,
      split: 1.1,
      warp: 0.8,
      script: 0.05,
    },
    traits: { heavy: 1.3, tech: 1.3, stencil: 1.3 },
    palettes: ['acid', 'signal', 'sodium', 'mono', 'mint', 'cobalt', 'lime', 'rave'],
  },
  disco: {
    archetypes: {
      scan: 1.4,
      shadow: 1.4,
      'record-letter': 1.4,
      warp: 1.4,
      script: 1.3,
      ring: 1.2,
      'label-box': 0.4,
      slice: 0.4,
      inline: 1.6,
      glitch: 0.1,
      stencil: 0.1,
      blackletter: 0.02,
    },
    traits: { retro: 1.6, round: 1.2, script: 1.2, tech: 0.3 },
    palettes: [
      'sunset',
      'pink',
      'coral',
      'petrol',
      'cobalt',
      'forest',
      'cedar',
      'harvest',
      'marigold',
      'riso',
    ],
  },
  hiphop: {
    archetypes: {
      badge: 1.3,
      shadow: 1.3,
      blackletter: 1.2,
      stack: 1.2,
      stencil: 1.3,
      inline: 1.1,
      halftone: 1.1,
      glitch: 0.7,
    },
    traits: { heavy: 1.3, condensed: 1.2, blackletter: 1.2 },
    palettes: ['luxe', 'signal', 'bone', 'forest', 'mono', 'cobalt', 'merlot', 'marigold', 'klein'],
  },
  open: { archetypes: {}, traits: {}, palettes: PALETTE_IDS },
};
