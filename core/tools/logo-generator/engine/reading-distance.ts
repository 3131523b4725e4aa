import { tanDegrees } from './geometry/angle.ts';

/** The angle under which 20/20 vision just makes out a capital, in minutes of arc: the 6/6 line of H. Snellen's chart. */
export const LEAST_ARC = 5;

/**
 * Four times that, for a glance across a full and smoky room. ISO 9241-303 prefers 20 to 22 minutes of arc for text that
 * is read with ease.
 */
export const EASY_ARC = 20;

/**
 * The distance at which letters can be read: their height over the tangent of the angle that they fill.
 * @param capHeight height of a capital in metres
 * @param arc minutes of arc that a capital has to fill
 * @returns metres
 */
export const readingDistance = ({ capHeight, arc = EASY_ARC }: { capHeight: number; arc?: number }): number =>
  capHeight / tanDegrees(arc / 60);
