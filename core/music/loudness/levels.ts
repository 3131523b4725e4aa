import type { Weighed } from './weigh.ts';

/** Below this nothing that plays is told from silence. */
const LOWEST_DB = -120;

/** The level in dB of a factor of full scale, −120 at least; null for none. */
export const levelOf = (factor: number): number | null =>
  factor > 0 ? Math.max(LOWEST_DB, 20 * Math.log10(factor)) : null;

/** By how much the K-weighted power of both sides changes when each plays the mean of the two, in dB; null for silence. */
export function monoFold({ energyBefore, cross }: Weighed): number | null {
  const energy = energyBefore.at(-1) ?? 0;
  if (energy <= 0) return null;
  return Math.max(LOWEST_DB, 10 * Math.log10(Math.max(1e-12, (energy + 2 * cross) / (2 * energy))));
}
