import { boundsOf } from '../geometry/bounds.ts';
import type { Shape } from '../geometry/point.ts';
import { move } from '../geometry/transform.ts';

/** Clear space between a letter and a mark, as a share of the cap height. */
const CLEARANCE = 0.09;

/** Moves a mark over or under the middle of a letter, on the side where it was drawn. */
export function placedMark(mark: Shape, letter: Shape, capHeight: number): Shape {
  if (mark.length === 0 || letter.length === 0) return mark;
  const [sign, body] = [boundsOf(mark), boundsOf(letter)];
  const isAbove = sign.centreY < -capHeight / 2;
  const isBelow = sign.centreY > 0;
  const gap = capHeight * CLEARANCE;
  const dy = isAbove ? body.top - gap - sign.bottom : isBelow ? body.bottom + gap - sign.top : 0;
  return move(mark, body.centreX - sign.centreX, dy);
}
