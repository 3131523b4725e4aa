import { move } from '../geometry/transform.ts';
import { type Layer, layersBounds } from '../layer.ts';
import { leastCapHeight, smallPrint } from '../text/small-print.ts';
import type { Brush } from './archetype.ts';

/** The whole name in spaced capitals below an emblem. */
export function nameUnder(emblem: readonly Layer[], { set, capFont, name, tracking, rows }: Brush): Layer[] {
  const bounds = layersBounds(emblem);
  const least = leastCapHeight({ width: bounds.width, height: bounds.height * 1.15 }) * 1.4;
  const print = smallPrint(set, capFont, name.full, {
    wished: Math.max(least, 34),
    least,
    widest: Math.max(bounds.width * 1.9, 560),
    tracking,
    // Small capitals are not a poster: their words stay whole.
    rows: rows && Math.min(rows, name.full.split(' ').length),
  });
  const shape = move(print.shape, bounds.centreX, bounds.bottom + Math.max(44, print.capHeight * 1.3));
  return [{ role: 'fg', shape, smallPrint: print.capHeight }];
}
