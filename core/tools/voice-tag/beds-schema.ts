import * as z from 'zod/mini';
import { ANCHORS, BED_KINDS } from './beds.ts';

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
