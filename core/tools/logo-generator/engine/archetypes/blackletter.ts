import { boundsOf } from '../geometry/bounds.ts';
import type { Shape } from '../geometry/point.ts';
import { move } from '../geometry/transform.ts';
import { layer } from '../layer.ts';
import { titleCase } from '../letter-case.ts';
import { spark } from '../parts/spark.ts';
import { breakLines } from '../text/break-lines.ts';
import type { Archetype } from './archetype.ts';
import { withPrefix } from './prefix.ts';
import { withTagline } from './tagline.ts';

const CAP_HEIGHT = 130;
const LEADING = 162;
const TRACKING = 0.015;
/** Gothic words are a weave: letters too far apart fall out of it. */
const MOST_TRACKING = 0.16;

/** Gothic lettering between two sparks. */
export const blackletter: Archetype<'blackletter'> = {
  fonts: ['pirata-one'],
  fit: ({ isLatin, core }) => (isLatin && /\p{L}{3}/u.test(core) ? 0.7 : 0),
  choose: (random) => ({ sparks: random.chance(0.8) }),
  draw(brush, { sparks }) {
    const { set, font, name } = brush;
    const rows = brush.rows && Math.min(brush.rows, name.words.length);
    const lines = breakLines(name.words.map(titleCase), name.size > 11 ? 3 : 2, { justified: false, rows });
    const tracking = TRACKING + Math.min(brush.tracking, MOST_TRACKING);
    const letters: Shape = lines.flatMap((text, index) => {
      const { shape, bounds } = set.line(font, text, CAP_HEIGHT, tracking);
      return move(shape, -bounds.centreX, index * LEADING);
    });
    const box = boundsOf(letters);
    const layers = [layer('fg', letters)];
    const prefixed = withPrefix(layers, brush, { place: 'centre' });
    if (sparks)
      prefixed.push(
        layer(
          'a',
          [-1, 1].flatMap((side) =>
            move(spark(26, 0.76), box.centreX + side * (box.width / 2 + 52), box.centreY),
          ),
        ),
      );
    return withTagline(prefixed, brush);
  },
};
