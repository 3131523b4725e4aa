import { grow } from '../geometry/boolean.ts';
import { boundsOf } from '../geometry/bounds.ts';
import type { Shape } from '../geometry/point.ts';
import { rectangle } from '../geometry/shapes.ts';
import { move, placeCentred } from '../geometry/transform.ts';
import { type Layer, layer, layersBounds } from '../layer.ts';
import { capitals } from '../letter-case.ts';
import { breakLines } from '../text/break-lines.ts';
import { smallPrintUnder } from '../text/small-print.ts';
import type { Archetype, Brush } from './archetype.ts';
import { placedSymbol } from './placed-symbol.ts';
import { reducedLetters } from './reduced-letters.ts';

const CAP_HEIGHT = 74;
const LEADING = 44;
/** Letters in a line; what is longer is set closer and, being smaller in the picture, a little heavier. */
const LONG = 10;
const WEIGHT = 0.3;
const MOST_WEIGHT = 1.6;

/** Light, widely spaced capitals with much air around them. */
export const minimal: Archetype<'minimal'> = {
  fonts: [
    'syncopate',
    'michroma',
    'italiana',
    'unbounded-light',
    'orbitron-medium',
    'krona-one',
    'syncopate-regular',
  ],
  fit: ({ size, isJoined }) => (isJoined ? 0.3 : size <= 14 ? 0.95 : 0.5),
  choose: (random) => ({
    tracking: random.pick([0.34, 0.26, 0.42]),
    tricks: random.chance(0.75),
    rules: random.chance(0.7),
    withSymbol: random.chance(0.66),
  }),
  draw(brush, { tracking, tricks, rules, withSymbol }) {
    const { set, font, name, rows } = brush;
    const lines = breakLines(name.words, name.size > 9 ? 3 : 1, { justified: false, rows }).map(capitals);
    const longest = Math.max(...lines.map((line) => [...line].length));
    // Long lines at wide tracking end up as a hair across the picture.
    const spacing = (longest > LONG ? tracking * (LONG / longest) : tracking) + brush.tracking;
    const canReduce = tricks && name.isLatin && font !== 'italiana';
    const letters = lines.flatMap((text, index) => {
      const shape = canReduce
        ? reducedLetters(set, font, text, CAP_HEIGHT, spacing)
        : set.line(font, text, CAP_HEIGHT, spacing).shape;
      const drawn =
        longest > LONG ? grow(shape, Math.min(MOST_WEIGHT, (longest - LONG) * WEIGHT), 'sharp') : shape;
      return move(drawn, -boundsOf(drawn).centreX, index * (CAP_HEIGHT + LEADING));
    });
    const layers: Layer[] = [layer('fg', letters)];
    const { top, width } = boundsOf(letters);
    const height = Math.max(124, Math.min(width * 0.16, 190));
    // Over one or two letters a symbol would make a tower.
    if (withSymbol && name.size > 2)
      layers.push(...placedSymbol(brush.symbol, { height, centreX: 0, bottom: top - 50 }));
    return [...layers, ...captionWithRules(layers, boundsOf(letters), brush, rules)];
  },
  symbol: ({ name, symbol: drawing }, { withSymbol }) =>
    withSymbol && name.size > 2 ? placedSymbol(drawing, { height: 240, centreX: 0, bottom: 0 }) : null,
  wordmark: (brush, params) => minimal.draw({ ...brush, tagline: '' }, { ...params, withSymbol: false }),
};

/** Prefix and tagline in one line, with a thin rule on either side where there is room. */
function captionWithRules(
  layers: readonly Layer[],
  letters: ReturnType<typeof boundsOf>,
  { set, capFont, name, tagline, printRole }: Brush,
  rules: boolean,
): Layer[] {
  const text = [name.prefix, tagline].filter(Boolean).join(' — ');
  if (!text) return [];
  const print = smallPrintUnder(set, capFont, text, layersBounds(layers), {
    wished: tagline ? 16 : 24,
    gap: (capHeight) => Math.max(38, capHeight * 2),
  });
  const y = print.top;
  const shapes: Shape[] = [placeCentred(print.shape, 0, y)];
  const reach = (letters.width - print.bounds.width) / 2 - 26;
  const middle = y + print.bounds.height / 2 - 1.2;
  if (rules && reach > 30)
    shapes.push(
      rectangle(-letters.width / 2, middle, reach, 2.4),
      rectangle(letters.width / 2 - reach, middle, reach, 2.4),
    );
  return [{ role: printRole, shape: shapes.flat(), smallPrint: print.capHeight }];
}
