import * as z from 'zod/mini';

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

const beats = (from: number, to: number) =>
  z
    .number('Give a number of beats')
    .check(z.minimum(from, `Use ${from} beats or more`), z.maximum(to, `Use ${to} beats at most`));

export const layerSchema = z.object({
  kind: z.enum(BED_KINDS, 'Choose a bed from the list'),
  at: z._default(z.enum(ANCHORS, 'Choose where the layer hangs'), 'start'),
  /** Beats after its anchor; negative is before. */
  offset: z._default(beats(-32, 32), 0),
  /** Length in beats; null is as long as this kind of bed is by itself. */
  length: z._default(z.nullable(beats(0.25, 64)), null),
  /** Level in dB against the voice as it is. */
  gain: z._default(
    z
      .number('Give a level in dB')
      .check(z.minimum(-40, 'Use -40 dB or more'), z.maximum(6, 'Use 6 dB at most')),
    -8,
  ),
  /** How far it goes down under the voice, 0 to 1. */
  duck: z._default(
    z.number('Give a number from 0 to 1').check(z.minimum(0, 'Use 0 or more'), z.maximum(1, 'Use 1 at most')),
    0,
  ),
});
export type Layer = z.infer<typeof layerSchema>;
