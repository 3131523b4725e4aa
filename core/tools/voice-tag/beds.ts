import type * as z from 'zod/mini';
import type { layerSchema } from './beds-schema.ts';

/** What can lie under, before and after a voice. All of it is made from a seed, in the key and tempo of the drop. */
export const BEDS = {
  riser: 'Riser',
  impact: 'Impact',
  'sub-drop': 'Sub drop',
  sweep: 'Radio sweep',
  'air-horn': 'Air horn',
  siren: 'Siren',
  crowd: 'Crowd',
  laser: 'Laser',
  drone: 'Drone',
  beat: 'Beat',
  'tape-stop': 'Tape stop',
  rewind: 'Rewind',
} as const satisfies Record<string, string>;

export type BedKind = keyof typeof BEDS;
export const BED_KINDS = Object.keys(BEDS) as [BedKind, ...BedKind[]];

/** What a layer is placed by: the beginning of the drop, the first or the last sound of the voice, or the end. */
export const ANCHORS = ['start', 'voice', 'voice-end', 'end'] as const;
export type Anchor = (typeof ANCHORS)[number];

export type Layer = z.infer<typeof layerSchema>;
