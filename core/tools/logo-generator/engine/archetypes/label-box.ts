import { cutOut } from '../geometry/boolean.ts';
import type { Shape } from '../geometry/point.ts';
import { rectangle } from '../geometry/shapes.ts';
import { move, placeCentred } from '../geometry/transform.ts';
import { type Layer, layer } from '../layer.ts';
import { capitals } from '../letter-case.ts';
import { equaliser, musicLevels } from '../parts/equaliser.ts';
import { smallPrint } from '../text/small-print.ts';
import type { Archetype, Brush } from './archetype.ts';
import { withPrefix } from './prefix.ts';
import { wordmark } from './wordmark.ts';

const WIDTH = 520;
const PADDING = 34;
const BORDER = 5;
const STRIP = 52;

/** The name knocked out of a solid box, like the sticker on a record sleeve, with a strip of small print. */
export const labelBox: Archetype<'label-box'> = {
  fonts: ['archivo', 'unbounded', 'anton', 'syne', 'dela-gothic-one', 'stalinist-one'],
  fit: () => 0.8,
  choose: (random) => ({
    box: random.pick(['accent', 'main', 'accent']),
    filler: random.pick(['bars', 'stripes', 'record']),
  }),
  draw(brush, { box, filler }) {
    const { shape, bounds } = wordmark(brush, { width: WIDTH, tracking: -0.01, filler });
    const width = bounds.width + 2 * PADDING;
    const height = bounds.height + 2 * PADDING;
    const ground = rectangle(bounds.left - PADDING, bounds.top - PADDING, width, height);
    const layers: Layer[] = [layer(box === 'accent' ? 'a' : 'fg', cutOut(ground, shape))];
    const strip = smallPrintStrip(brush, { x: bounds.left - PADDING, y: bounds.bottom + PADDING, width });
    return withPrefix([...layers, ...strip], brush, { place: 'rule', role: 'fg' });
  },
};

/** Tagline at the left, a small spectrum at the right; none without a tagline or room for it. */
function smallPrintStrip(
  { set, capFont, tagline, random }: Brush,
  { x, y, width }: { x: number; y: number; width: number },
): Layer[] {
  if (!tagline) return [];
  const spectrumWidth = width * 0.15;
  const widest = width - spectrumWidth - 60;
  const print = smallPrint(set, capFont, capitals(tagline), { wished: 16, least: 9.5, widest });
  const isTwoLined = print.bounds.height > 30;
  const height = isTwoLined ? STRIP + 18 : STRIP;
  const frame = cutOut(
    rectangle(x, y - 0.01, width, height),
    rectangle(x + BORDER, y, width - 2 * BORDER, height - BORDER),
  );
  const inner = height - BORDER;
  const centred = placeCentred(print.shape, 0, y + (inner - print.bounds.height) / 2);
  const letters: Shape = move(centred, x + 20 + print.bounds.width / 2, 0);
  const area = { x: x + width - 20 - spectrumWidth, y: y + 12, width: spectrumWidth, height: inner - 24 };
  const bars = print.bounds.width < widest ? equaliser(area, 13, musicLevels(random)) : [];
  return [{ role: 'fg', shape: [...frame, ...letters, ...bars], smallPrint: print.capHeight }];
}
