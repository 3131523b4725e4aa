import { move } from '../geometry/transform.ts';
import { type Layer, layersBounds, type Role } from '../layer.ts';
import { freeWidth, leastCapHeight, smallPrint } from '../text/small-print.ts';
import type { Brush } from './archetype.ts';

/** Adds the tagline, centred under the drawing. */
export function withTagline(layers: readonly Layer[], brush: Brush, role: Role = 'fg'): Layer[] {
  if (!brush.tagline) return [...layers];
  const bounds = layersBounds(layers);
  const least = leastCapHeight(bounds);
  const print = smallPrint(brush.set, brush.capFont, brush.tagline, {
    wished: Math.max(least, Math.min(22, bounds.width * 0.03)),
    least,
    widest: Math.max(bounds.width * 0.96, freeWidth(bounds) * 0.8),
  });
  const top = bounds.bottom + Math.max(print.capHeight * 1.7, bounds.height * 0.08);
  return [...layers, { role, shape: move(print.shape, bounds.centreX, top), smallPrint: print.capHeight }];
}
