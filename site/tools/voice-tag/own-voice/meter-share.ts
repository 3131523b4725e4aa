/** The lowest level of the meter, in dBFS. */
export const METER_FLOOR = -48;

/** How far a peak from 0 to 1 fills the meter, from 0 to 1. */
export function meterShare(peak: number): number {
  const level = 20 * Math.log10(Math.max(1e-6, peak));
  return Math.max(0, Math.min(1, 1 - level / METER_FLOOR));
}

/** What to do about a level; null where it is right or silent. */
export function levelAdvice(peak: number, isClipped: boolean): string | null {
  if (isClipped) return 'Too loud: the top was cut off. Move back, or turn the input down, and record again.';
  if (peak >= 0.9) return 'Close to the top';
  return null;
}
