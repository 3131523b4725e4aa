import * as z from 'zod/mini';
import { type ArchetypeId, archetypeParams } from './archetype-params.ts';
import { logoNameSchema, logoSeedSchema, logoTaglineSchema } from './brief.ts';
import { FONT_IDS } from './engine/font-catalogue.ts';
import { PALETTE_IDS } from './engine/palettes.ts';
import { SYMBOL_IDS } from './engine/symbol-names.ts';

export type { ArchetypeId, ArchetypeParams } from './archetype-params.ts';

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
};

export const ARCHETYPE_IDS = Object.keys(ARCHETYPES) as [ArchetypeId, ...ArchetypeId[]];

const shared = {
  v: z.literal(1),
  name: logoNameSchema,
  tagline: logoTaglineSchema,
  font: z.enum(FONT_IDS),
  capFont: z.enum(FONT_IDS),
  palette: z.enum(PALETTE_IDS),
  symbol: z.enum(SYMBOL_IDS),
  seed: logoSeedSchema,
};

const kind = <Id extends ArchetypeId>(archetype: Id) =>
  z.object({ ...shared, archetype: z.literal(archetype), params: archetypeParams[archetype] });

export const logoSpecSchema = z.discriminatedUnion('archetype', [
  kind('slice'),
  kind('scan'),
  kind('record-letter'),
  kind('ring'),
  kind('badge'),
  kind('stack'),
  kind('waveform'),
  kind('echo'),
  kind('label-box'),
  kind('halftone'),
  kind('minimal'),
  kind('shadow'),
  kind('warp'),
  kind('symbol'),
  kind('blackletter'),
  kind('script'),
]);

/** Everything that a logo is drawn from: the same spec always gives the same SVG, byte for byte. */
export type LogoSpec = z.infer<typeof logoSpecSchema>;
