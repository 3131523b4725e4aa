import type { Brush } from '../archetypes/archetype.ts';
import { monogram } from '../archetypes/badge.ts';
import type { Ground } from '../archetypes/badge-grounds.ts';
import { grow } from '../geometry/boolean.ts';
import { boundsOf } from '../geometry/bounds.ts';
import type { Shape } from '../geometry/point.ts';
import { placeMiddle, scale } from '../geometry/transform.ts';
import { holdsGaps, holdsStrokes } from '../legibility.ts';

/** How far strokes may be thickened, or gaps opened, in shares of what is least readable. */
const CORRECTIONS = [0.15, 0.3, 0.5, 0.75, 1] as const;

/**
 * Initials fitted to a ground, with no stroke and no gap narrower than `least`. Thin faces are thickened and tight ones
 * opened, as type for small sizes is; null where that is not enough.
 */
export function legibleInitials(brush: Brush, ground: Ground, least: number): Shape | null {
  const letters = enlarged(monogram(brush, ground), ground, least);
  const strokesHold = holdsStrokes(letters, least);
  const gapsHold = holdsGaps(letters, least);
  if (strokesHold && gapsHold) return letters;
  if (!strokesHold && !gapsHold) return null;
  for (const share of CORRECTIONS) {
    const corrected = grow(letters, ((strokesHold ? -1 : 1) * share * least) / 2, 'sharp');
    if (holdsStrokes(corrected, least) && holdsGaps(corrected, least)) return corrected;
  }
  return null;
}

const MOST_ENLARGED = 1.22;

/**
 * Narrow letters may be taller than the room of the ground, as far as their corners stay as near to its middle and its
 * rim as wide as a stroke.
 */
function enlarged(letters: Shape, { width, height, centreY, outline }: Ground, least: number): Shape {
  const [box, rim] = [boundsOf(letters), boundsOf(outline)];
  const reach = (width * width + height * height) / (box.width * box.width + box.height * box.height);
  const [roomX, roomY] = [
    rim.width - 2.2 * least,
    2 * (rim.height / 2 - Math.abs(centreY - rim.centreY) - 1.1 * least),
  ];
  const factor = Math.min(MOST_ENLARGED, Math.sqrt(reach), roomX / box.width, roomY / box.height);
  return placeMiddle(scale(letters, factor), 0, centreY);
}
