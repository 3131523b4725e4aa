import { type Bounds, boundsOf } from '../geometry/bounds.ts';
import type { Shape } from '../geometry/point.ts';
import { rectangle } from '../geometry/shapes.ts';
import { move, rotate } from '../geometry/transform.ts';
import { type Layer, layersBounds, type Role } from '../layer.ts';
import { capitals } from '../letter-case.ts';
import { leastCapHeight } from '../text/small-print.ts';
import type { Brush } from './archetype.ts';

export interface PrefixOptions {
  /**
   * `rule` above left with a line to the right edge, `left` above left, `centre` above the middle between two
   * short lines, `side` standing on end before the first letter.
   */
  place: 'rule' | 'left' | 'centre' | 'side';
  role?: Role;
  /** The lettering that the prefix belongs to, where the drawing has more beside it. */
  lettering?: Shape;
}

const MOST_UPRIGHT_LETTERS = 3;

/** Adds 'DJ', 'MC' or 'The' in small capitals, tied to the lettering so that it does not float. */
export function withPrefix(layers: readonly Layer[], brush: Brush, options: PrefixOptions): Layer[] {
  const text = capitals(brush.name.prefix);
  if (!text) return [...layers];
  const drawing = layersBounds(layers);
  const lettering = options.lettering ? boundsOf(options.lettering) : drawing;
  const least = leastCapHeight(drawing);
  const role = options.role ?? brush.printRole;
  const upright = options.place === 'side' ? prefixOnEnd(text, brush, drawing, lettering, least) : null;
  const place = options.place === 'side' ? 'rule' : options.place;
  const prefix = upright ?? prefixAbove(text, brush, place, lettering, least);
  return [...layers, { role, shape: prefix.shape, smallPrint: prefix.capHeight }];
}

interface Prefix {
  shape: Shape;
  capHeight: number;
}

/** Reads upwards along the left edge; null where it would get too small. */
function prefixOnEnd(
  text: string,
  { set: display, capFont }: Brush,
  drawing: Bounds,
  lettering: Bounds,
  least: number,
): Prefix | null {
  const set = display.withFontSpacing();
  const count = [...text].length;
  if (count > MOST_UPRIGHT_LETTERS) return null;
  const tracking = count <= 2 ? 0.12 : 0.2;
  const trial = set.line(capFont, text, 100, tracking).bounds;
  const thickest = Math.max(drawing.width * 0.085, lettering.height * 0.24, least);
  const capHeight = 100 * Math.min((lettering.height * 0.98) / trial.width, thickest / trial.height);
  if (capHeight < least) return null;
  const letters = rotate(set.line(capFont, text, capHeight, tracking).shape, -90);
  const box = boundsOf(letters);
  const right = drawing.left - Math.max(12, box.width * 0.5);
  return { capHeight, shape: move(letters, right - box.right, lettering.bottom - box.bottom) };
}

function prefixAbove(
  text: string,
  { set, capFont }: Brush,
  place: 'rule' | 'left' | 'centre',
  lettering: Bounds,
  least: number,
): Prefix {
  const capHeight = Math.max(least * 1.45, Math.min(36, lettering.height * 0.17));
  const line = set.withFontSpacing().line(capFont, text, capHeight, 0.3);
  const bottom = lettering.top - capHeight * 0.85;
  const width = line.bounds.width;
  const start = place === 'centre' ? lettering.centreX - width / 2 : lettering.left;
  const letters = move(line.shape, start - line.bounds.left, bottom - line.bounds.bottom);

  const thickness = Math.max(2.5, capHeight * 0.13);
  const clear = capHeight * 0.7;
  const rule = (from: number, to: number): Shape =>
    to - from > capHeight
      ? rectangle(from, bottom - capHeight / 2 - thickness / 2, to - from, thickness)
      : [];
  if (place === 'left') return { capHeight, shape: letters };
  const end = start + width + clear;
  if (place === 'rule') return { capHeight, shape: [...letters, ...rule(end, lettering.right)] };
  const reach = Math.max(capHeight * 1.1, Math.min(lettering.width * 0.2, capHeight * 3));
  return {
    capHeight,
    shape: [...letters, ...rule(start - clear - reach, start - clear), ...rule(end, end + reach)],
  };
}
