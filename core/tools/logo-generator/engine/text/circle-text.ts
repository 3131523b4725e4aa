import type { FontId } from '#core/typefaces/font-catalogue.ts';
import { arcDegrees } from '../geometry/angle.ts';
import { unite } from '../geometry/boolean.ts';
import type { Shape } from '../geometry/point.ts';
import { move, rotate } from '../geometry/transform.ts';
import type { Typesetter } from './typesetter.ts';

/** Degrees that a line takes around the origin. */
export const arcOf = (width: number, { radius, capHeight }: { radius: number; capHeight: number }): number =>
  arcDegrees(width, radius + capHeight / 2);

export interface CircleText {
  shape: Shape;
  /** Degrees that the line takes. */
  arc: number;
}

/**
 * A line around the origin. On the upper half letters stand on the circle with their feet inwards; on the
 * lower half their heads point inwards, so that both read from left to right.
 * @param radius of the inner edge of the letters
 */
export function circleText(
  set: Typesetter,
  font: FontId,
  text: string,
  {
    radius,
    capHeight,
    tracking,
    half,
  }: {
    radius: number;
    capHeight: number;
    tracking: number;
    half: 'upper' | 'lower';
  },
): CircleText {
  const line = set.line(font, text, capHeight, tracking);
  // Letters spread on their middle line, where their spacing looks as it was set.
  const middle = radius + capHeight / 2;
  const letters = line.glyphs.flatMap((glyph) => {
    if (glyph.shape.length === 0) return [];
    const centre = glyph.x + glyph.advance / 2;
    const turn = arcDegrees(centre - line.width / 2, middle);
    const upright = move(glyph.shape, -centre, half === 'upper' ? -radius : radius + capHeight);
    return rotate(upright, half === 'upper' ? turn : -turn);
  });
  return { shape: unite(letters), arc: arcOf(line.width, { radius, capHeight }) };
}
