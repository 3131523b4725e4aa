import type { ArchetypeId } from './archetype-params.ts';

/** The kinds of logo, with the words a person reads. */
export const ARCHETYPES: Readonly<Record<ArchetypeId, { label: string }>> = {
  slice: { label: 'Sliced wordmark' },
  scan: { label: 'Scan lines' },
  'record-letter': { label: 'Record letter' },
  ring: { label: 'Ring emblem' },
  badge: { label: 'Monogram badge' },
  stack: { label: 'Stack with equaliser' },
  waveform: { label: 'Waveform' },
  echo: { label: 'Echo' },
  'label-box': { label: 'Label box' },
  halftone: { label: 'Halftone' },
  minimal: { label: 'Minimal wide' },
  shadow: { label: 'Block shadow' },
  warp: { label: 'Warped' },
  symbol: { label: 'Symbol' },
  blackletter: { label: 'Blackletter' },
  script: { label: 'Script' },
  stencil: { label: 'Stencil' },
  inline: { label: 'Inline' },
  glitch: { label: 'Glitch' },
  split: { label: 'Split' },
};

export const ARCHETYPE_IDS = Object.keys(ARCHETYPES) as [ArchetypeId, ...ArchetypeId[]];
