import { move } from '../geometry/transform.ts';
import { type Layer, layersBounds, type Role } from '../layer.ts';
import { smallPrintUnder } from '../text/small-print.ts';
import type { Brush } from './archetype.ts';

/** Adds the tagline, centred under the drawing. */
export function withTagline(layers: readonly Layer[], brush: Brush, role: Role = 'fg'): Layer[] {
  if (!brush.tagline) return [...layers];
  const bounds = layersBounds(layers);
  const print = smallPrintUnder(brush.set, brush.capFont, brush.tagline, bounds, {
    wished: Math.min(22, bounds.width * 0.03),
    gap: (capHeight) => Math.max(capHeight * 1.7, bounds.height * 0.08),
  });
  const shape = move(print.shape, bounds.centreX, print.top);
  return [...layers, { role, shape, smallPrint: print.capHeight }];
}
