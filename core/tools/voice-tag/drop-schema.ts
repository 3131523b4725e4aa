import * as z from 'zod/mini';
import { FASTEST, MOST_SEMITONES, SLOWEST } from './drop.ts';
import { loudnessProfileSchema } from './loudness-profiles-schema.ts';
import { FIRST_PRESET, PRESET_IDS, PRESETS } from './presets.ts';
import { recipeSchema } from './recipe-schema.ts';
import { respellingsSchema, scriptSchema } from './script-schema.ts';
import { STYLE_IDS } from './styles.ts';

/** Who speaks: the engine on the device, the provider behind the speech port, or a recording of one's own. */
export const sourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('device') }),
  z.object({ kind: z.literal('provider') }),
  z.object({
    kind: z.literal('take'),
    takeId: z.string('Choose a recording').check(z.regex(/^tak_\w{1,60}$/, 'Choose one of your recordings')),
  }),
]);

/** A character and how it is turned. */
export const voiceSettingsSchema = z.object({
  style: z._default(z.enum(STYLE_IDS, 'Choose a voice from the list'), 'trailer-deep'),
  /** 0 is calm, 0.5 as the character is, 1 all of it. */
  intensity: z._default(
    z.number('Give a number from 0 to 1').check(z.minimum(0, 'Use 0 or more'), z.maximum(1, 'Use 1 at most')),
    0.5,
  ),
  /** Semitones. */
  pitch: z._default(
    z
      .number('Give a number of semitones')
      .check(
        z.minimum(-MOST_SEMITONES, `Use -${MOST_SEMITONES} semitones or more`),
        z.maximum(MOST_SEMITONES, `Use ${MOST_SEMITONES} semitones at most`),
      ),
    0,
  ),
  /** Times as fast as the character speaks. */
  speed: z._default(
    z
      .number('Give a speed')
      .check(
        z.minimum(SLOWEST, `The speed is ${SLOWEST} to ${FASTEST}`),
        z.maximum(FASTEST, `The speed is ${SLOWEST} to ${FASTEST}`),
      ),
    1,
  ),
});

/** Everything that a drop is made from. The script alone is enough. */
export const voiceDropSchema = z.object({
  script: scriptSchema,
  respellings: z._default(respellingsSchema, []),
  source: z._default(sourceSchema, { kind: 'device' }),
  voice: z._default(voiceSettingsSchema, { style: 'trailer-deep', intensity: 0.5, pitch: 0, speed: 1 }),
  /** The treatment that the recipe began as; it may have been changed since. */
  preset: z._default(z.enum(PRESET_IDS, 'Choose a treatment from the list'), FIRST_PRESET),
  recipe: z._default(recipeSchema, PRESETS[FIRST_PRESET].recipe),
  profile: z._default(loudnessProfileSchema, 'standard'),
});
