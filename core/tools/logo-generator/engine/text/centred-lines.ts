import type { FontId } from '#core/typefaces/font-catalogue.ts';
import { boundsOf } from '../geometry/bounds.ts';
import type { Shape } from '../geometry/point.ts';
import { placeCentred, scale } from '../geometry/transform.ts';
import type { Typesetter } from './typesetter.ts';

/** Lines centred on x = 0, the first starting at y = 0; all shrink together when one is too wide. */
export function stackedCentred(
  set: Typesetter,
  font: FontId,
  lines: readonly string[],
  size: { capHeight: number; tracking: number; leading: number; widest: number },
): Shape {
  let top = 0;
  const letters = lines.flatMap((text) => {
    const line = set.line(font, text, size.capHeight, size.tracking);
    const placed = placeCentred(line.shape, 0, top);
    top += line.bounds.height + size.capHeight * size.leading;
    return placed;
  });
  const { width } = boundsOf(letters);
  return scale(letters, Math.min(1, size.widest / width));
}
