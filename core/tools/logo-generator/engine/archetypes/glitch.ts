import { dropCrumbs, dropSlivers } from '../geometry/area.ts';
import { cutOut, grow, unite } from '../geometry/boolean.ts';
import type { Shape } from '../geometry/point.ts';
import { layer } from '../layer.ts';
import type { Row } from '../text/rows.ts';
import type { Archetype } from './archetype.ts';
import { withPrefix } from './prefix.ts';
import { withTagline } from './tagline.ts';
import { tornRow } from './torn-row.ts';
import { wordmark } from './wordmark.ts';

const FEWEST_BANDS = 5;

/** Lettering torn to the sides in bands, as by a bad signal, with slivers of it in the accents. */
export const glitch: Archetype<'glitch'> = {
  fonts: [
    'archivo',
    'anton',
    'unbounded',
    'inter-black',
    'league-gothic',
    'russo-one',
    'rubik',
    'orbitron',
    'dela-gothic-one',
  ],
  fit: ({ size, isIntricate }) => (isIntricate ? 0.3 : size <= 12 ? 0.9 : 0.5),
  choose: (random) => ({
    bands: random.pick([5, 5, 6, 7]),
    shift: random.between(0.09, 0.16),
    slivers: random.pick([2, 3, 4]),
  }),
  draw(brush, params) {
    const block = wordmark(brush, { capHeight: 150, filler: 'none' });
    // The rows of a stack are torn less, or the whole would be a flicker.
    const calm = { ...params, bands: FEWEST_BANDS, slivers: Math.min(params.slivers, 2) };
    const letters = brush.name.size / block.rows.length;
    const torn = block.rows.map((row) =>
      tornRow(row, letters, block.rows.length > 1 ? calm : params, brush.random),
    );
    const seam = seamOf(block.rows);
    const body = torn.flatMap((row) => row.body);
    const around = grow(body, seam, 'sharp');
    const visible = (ghosts: readonly Shape[], under: Shape): Shape =>
      dropCrumbs(dropSlivers(cutOut(unite(...ghosts), under), seam), seam * seam * 8);
    const left = visible(
      torn.map((row) => row.left),
      around,
    );
    const right = visible(
      torn.map((row) => row.right),
      [...around, ...grow(left, seam, 'sharp')],
    );
    const layers = [layer('fg', body), layer('a', left), layer('b', right)];
    const place = brush.random.chance(0.5) ? 'side' : 'rule';
    return withTagline(withPrefix(layers, brush, { place, lettering: block.shape }), brush);
  },
};

/** The open seam between the letters and their ghosts. */
const seamOf = (rows: readonly Row[]): number =>
  Math.max(2.4, Math.min(...rows.map(({ capTop, baseline }) => baseline - capTop)) * 0.018);
