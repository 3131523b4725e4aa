import { signedArea } from '../geometry/area.ts';
import { boundsOf } from '../geometry/bounds.ts';
import type { Contour, Shape } from '../geometry/point.ts';

/** A connected piece of lettering: most often a letter without its accents. */
export interface Letter {
  shape: Shape;
  /** The counters: what is enclosed by it. */
  holes: readonly Contour[];
}

/** Takes united lettering apart into its connected pieces, each with the holes in it. */
export function lettersOf(shape: Shape): Letter[] {
  const solid = shape.filter((contour) => signedArea(contour) > 0);
  const open = shape.filter((contour) => signedArea(contour) < 0);
  const boxes = solid.map((contour) => boundsOf([contour]));
  const holesOf = solid.map((): Contour[] => []);
  for (const hole of open) {
    const box = boundsOf([hole]);
    // Pieces inside a counter have boxes too: the smallest box around the hole is its owner's.
    const owner = boxes
      .map((outer, index) => ({ outer, index }))
      .filter(
        ({ outer }) =>
          outer.left <= box.left &&
          outer.right >= box.right &&
          outer.top <= box.top &&
          outer.bottom >= box.bottom,
      )
      .toSorted((a, b) => a.outer.width * a.outer.height - b.outer.width * b.outer.height)[0];
    if (owner) holesOf[owner.index]?.push(hole);
  }
  return solid.map((contour, index) => {
    const holes = holesOf[index] ?? [];
    return { shape: [contour, ...holes], holes };
  });
}
