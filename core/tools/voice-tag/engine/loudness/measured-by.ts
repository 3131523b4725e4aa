import { gatedBlocks, integratedLoudness, momentaryMax } from '#core/music/loudness/loudness.ts';
import type { Weighed } from '#core/music/loudness/weigh.ts';
import type { LoudnessReport } from '../../report.ts';

export type MeasuredBy = LoudnessReport['measuredBy'];

/**
 * Blocks that must come through the gates for their mean to be a loudness of its own: five of them cover 0.8 s. With
 * fewer (a sound under 400 ms has none at all) the value would hang on where the blocks happen to begin.
 */
const FEWEST_BLOCKS = 5;

/** By which value a sound is set to its target: integrated, or for one that is short the highest momentary loudness. */
export const measuredBy = (weighed: Weighed): MeasuredBy =>
  gatedBlocks(weighed).length >= FEWEST_BLOCKS ? 'integrated' : 'momentary';

/** The value that counts, in LUFS; null for silence. */
export const loudnessBy = (weighed: Weighed, by: MeasuredBy): number | null =>
  by === 'integrated' ? integratedLoudness(weighed) : momentaryMax(weighed);
