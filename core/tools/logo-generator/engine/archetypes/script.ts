import { signedArea } from '../geometry/area.ts';
import { cutOut, grow } from '../geometry/boolean.ts';
import { type Bounds, boundsOf } from '../geometry/bounds.ts';
import { flatten } from '../geometry/flatten.ts';
import type { Shape } from '../geometry/point.ts';
import { move, rotate } from '../geometry/transform.ts';
import { layer } from '../layer.ts';
import { titleCase } from '../letter-case.ts';
import { breakLines } from '../text/break-lines.ts';
import type { Archetype } from './archetype.ts';
import { withTagline } from './tagline.ts';

const CAP_HEIGHT = 120;
const LEADING = 150;
/** Each line starts a little further right, as handwriting on a slope does. */
const STEP = 40;

/** Handwriting that rises to the right, with a stroke below. */
export const script: Archetype<'script'> = {
  fonts: ['yellowtail'],
  fit: ({ isLatin, size, core }) => (!isLatin || !/\p{L}{3}/u.test(core) ? 0 : size <= 10 ? 0.7 : 0.35),
  choose: () => ({ rise: 7 }),
  draw(brush, { rise }) {
    const { set, font, name } = brush;
    const words = [name.prefix, ...name.words].filter(Boolean).map(titleCase);
    // A joined word is never cut, whatever the rows.
    const rows = brush.rows && Math.min(brush.rows, words.length);
    const lines = breakLines(words, name.full.length > 12 ? 3 : 1, { justified: false, rows });
    const letters: Shape = lines.flatMap((text, index) => {
      const { shape, bounds } = set.line(font, text, CAP_HEIGHT);
      const x = (index - (lines.length - 1) / 2) * STEP - bounds.centreX;
      return rotate(move(shape, x, index * LEADING), -rise);
    });
    const layers = [layer('fg', letters), layer('a', swash(letters, boundsOf(letters)))];
    return withTagline(layers, brush);
  },
};

/** A tapering stroke below the word, cut free of descenders; only its longest piece stays. */
function swash(letters: Shape, box: Bounds): Shape {
  const at = (share: number) => box.left + box.width * share;
  const stroke = flatten(
    [
      { to: 'move', points: [[at(0.16), box.bottom + 26]] },
      {
        to: 'cubic',
        points: [
          [at(0.4), box.bottom - 4],
          [at(0.7), box.bottom - 30],
          [box.right + 16, box.bottom - 62],
        ],
      },
      {
        to: 'cubic',
        points: [
          [at(0.7), box.bottom - 12],
          [at(0.4), box.bottom + 14],
          [at(0.16), box.bottom + 26],
        ],
      },
    ],
    0.06,
  );
  return cutOut(stroke, grow(letters, 7))
    .toSorted((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)))
    .slice(0, 1);
}
