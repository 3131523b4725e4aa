import * as z from 'zod/mini';

const decibels = z.number().check(z.minimum(-200), z.maximum(40));
const level = z.nullable(decibels);

/**
 * What was measured on the finished file, after decoding it again. Loudness in LUFS by ITU-R BS.1770-4, peaks in dBTP,
 * other levels in dB; null where the material is too short or too quiet to have such a value.
 */
export const loudnessReportSchema = z.object({
  target: decibels,
  ceiling: decibels,
  integrated: level,
  /** Highest of all blocks of 400 ms, and of 3 s. */
  momentaryMax: level,
  shortTermMax: level,
  truePeak: level,
  /** Loudest to quietest tenth of the short-term values, in LU (EBU Tech 3342); null under 3 s. */
  range: level,
  /** By how much the level changes when both sides are summed to one, in dB: 0 keeps all, below it something is lost. */
  monoFold: level,
  /** RMS of the quietest 400 ms, in dBFS. */
  noiseFloor: level,
  seconds: z.number().check(z.minimum(0), z.maximum(120)),
  /** In Hz. */
  sampleRate: z.int().check(z.minimum(8000), z.maximum(192_000)),
  /**
   * The loudness that counted: integrated, or the highest momentary value where less than 0.8 s of sound comes through
   * the gates of BS.1770.
   */
  measuredBy: z.enum(['integrated', 'momentary']),
});
export type LoudnessReport = z.infer<typeof loudnessReportSchema>;
