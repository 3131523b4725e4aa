import { hasTrait } from '#core/typefaces/font-catalogue.ts';
import { dropSlivers } from '../geometry/area.ts';
import { intersect } from '../geometry/boolean.ts';
import type { Shape } from '../geometry/point.ts';
import { rectangle } from '../geometry/shapes.ts';
import { move } from '../geometry/transform.ts';
import { layer } from '../layer.ts';
import type { Archetype } from './archetype.ts';
import { withPrefix } from './prefix.ts';
import { withTagline } from './tagline.ts';
import { wordmark } from './wordmark.ts';

/** How much of the letters each repetition still shows. */
const REPEATS = [0.42, 0.26, 0.15, 0.08] as const;

/** Lettering whose feet repeat downwards, each time less of them, like a delay. */
export const echo: Archetype<'echo'> = {
  fonts: ['anton', 'archivo', 'league-gothic', 'bebas-neue', 'unbounded', 'syne', 'dela-gothic-one'],
  fit: ({ size, isJoined }) => (isJoined ? 0.3 : size <= 12 ? 0.95 : 0.5),
  choose: (random) => ({ both: random.chance(0.3), repeats: REPEATS.length }),
  draw(brush, { both, repeats: times }) {
    const { shape, rows, bounds } = wordmark(brush, {
      capHeight: 150,
      filler: 'none',
      longestLine: hasTrait(brush.font, 'wide') ? 8 : 13,
    });
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last) return [];
    const capHeight = last.baseline - last.capTop;
    const gap = capHeight * 0.055 + 3;
    const strip = (letters: Shape, top: number, height: number): Shape =>
      intersect(letters, rectangle(bounds.left - 9, top, bounds.width + 18, height));
    const repeats: Shape[] = [];
    let [above, below] = [bounds.top, bounds.bottom];
    for (const share of REPEATS.slice(0, times)) {
      const low = capHeight * share;
      const feet = strip(last.shape, last.baseline - low, low);
      repeats.push(move(feet, 0, below + gap - (last.baseline - low)));
      below += gap + low;
      if (both && rows.length === 1 && !brush.name.isJoined && !brush.name.isIntricate) {
        const heads = strip(first.shape, first.capTop, low);
        repeats.push(move(heads, 0, above - gap - low - first.capTop));
        above -= gap + low;
      }
    }
    const layers = [layer('fg', shape), layer('gradient', dropSlivers(repeats.flat(), 2))];
    return withTagline(withPrefix(layers, brush, { place: 'side', role: 'fg', lettering: shape }), brush);
  },
};
