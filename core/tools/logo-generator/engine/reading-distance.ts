import { tanDegrees } from './geometry/angle.ts';

/**
 * The angle that a capital has to fill for a glance across a full and smoky room, in minutes of arc: four times what the
 * 6/6 line of H. Snellen's chart asks of 20/20 vision. ISO 9241-303 prefers 20 to 22 for text that is read with ease.
 */
const EASY_ARC = 20;

/**
 * The distance at which letters can be read: their height over the tangent of the angle that they fill.
 * @param capHeight height of a capital in metres
 * @returns metres
 */
export const readingDistance = ({ capHeight }: { capHeight: number }): number =>
  capHeight / tanDegrees(EASY_ARC / 60);
