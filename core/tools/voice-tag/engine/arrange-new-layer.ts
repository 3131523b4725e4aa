import type { BedKind, Layer } from '../beds.ts';

type Place = Omit<Layer, 'kind'>;

/** Where each kind belongs when it comes in. */
const PLACES: Record<BedKind, Place> = {
  riser: { at: 'voice', offset: -4, length: 4, gain: -6, duck: 0 },
  impact: { at: 'voice', offset: 0, length: null, gain: -4, duck: 0.4 },
  'sub-drop': { at: 'voice-end', offset: 0, length: null, gain: -2, duck: 0 },
  sweep: { at: 'start', offset: 0, length: 2, gain: -6, duck: 0.3 },
  'air-horn': { at: 'start', offset: 0, length: 3, gain: -6, duck: 0.4 },
  siren: { at: 'voice-end', offset: 0, length: 4, gain: -9, duck: 0 },
  crowd: { at: 'voice', offset: 1, length: 8, gain: -9, duck: 0.6 },
  laser: { at: 'voice-end', offset: 0, length: 1, gain: -7, duck: 0 },
  drone: { at: 'start', offset: 0, length: 16, gain: -9, duck: 0.5 },
  beat: { at: 'start', offset: 0, length: 16, gain: -10, duck: 0.6 },
  'tape-stop': { at: 'voice-end', offset: 0, length: 2, gain: -6, duck: 0.3 },
  rewind: { at: 'start', offset: 0, length: 3, gain: -5, duck: 0.3 },
};

export const newLayer = (kind: BedKind): Layer => ({ kind, ...PLACES[kind] });
