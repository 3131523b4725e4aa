import * as z from 'zod/mini';
import { layerSchema } from './beds-schema.ts';
import { camelotKeySchema } from './camelot-schema.ts';
import { effectAmountsSchema } from './effects-schema.ts';
import { FASTEST_BPM, MOST_LAYERS, SLOWEST_BPM } from './recipe.ts';

const share = (fallback: number) =>
  z._default(
    z.number('Give a number from 0 to 1').check(z.minimum(0, 'Use 0 or more'), z.maximum(1, 'Use 1 at most')),
    fallback,
  );
const beats = (most: number, fallback: number) =>
  z._default(
    z
      .number('Give a number of beats')
      .check(z.minimum(0, 'Use 0 beats or more'), z.maximum(most, `Use ${most} beats at most`)),
    fallback,
  );

export const recipeSchema = z.object({
  bpm: z._default(
    z
      .number('Give a tempo in beats a minute')
      .check(
        z.minimum(SLOWEST_BPM, `The tempo is ${SLOWEST_BPM} to ${FASTEST_BPM} BPM`),
        z.maximum(FASTEST_BPM, `The tempo is ${SLOWEST_BPM} to ${FASTEST_BPM} BPM`),
      ),
    128,
  ),
  key: z._default(camelotKeySchema, '8A'),
  /** Length in bars of four beats; 0 lets the voice decide, rounded up to a beat. */
  bars: z._default(z.literal([0, 1, 2, 4], 'Choose 1, 2 or 4 bars, or free length'), 0),
  seed: z._default(
    z
      .int('Give a whole number')
      .check(z.minimum(0, 'Use 0 or more'), z.maximum(999_999, 'Use 999999 at most')),
    1,
  ),
  effects: z._default(effectAmountsSchema, {}),
  /** One knob over all effects: 0 is dry, 0.5 as the recipe says, 1 twice that. */
  strength: share(0.5),
  /** Time between echoes, in beats. */
  echo: z._default(
    z.literal([0.25, 0.5, 0.75, 1, 1.5, 2], 'Choose the time between echoes from the list'),
    0.75,
  ),
  /** Time in which the room dies away by 60 dB, in seconds. */
  room: z._default(
    z
      .number('Give a number of seconds')
      .check(z.minimum(0.2, 'Use 0.2 seconds or more'), z.maximum(6, 'Use 6 seconds at most')),
    1.4,
  ),
  /** Beats before the voice, and after its last sound. */
  lead: beats(16, 1),
  tail: beats(32, 2),
  layers: z._default(
    z.array(layerSchema).check(z.maxLength(MOST_LAYERS, `Use ${MOST_LAYERS} layers at most`)),
    [],
  ),
  /** Level of all layers together, in dB. */
  bedGain: z._default(
    z
      .number('Give a level in dB')
      .check(z.minimum(-24, 'Use -24 dB or more'), z.maximum(6, 'Use 6 dB at most')),
    0,
  ),
});
