import { cutOut } from '../geometry/boolean.ts';
import { rectangle } from '../geometry/shapes.ts';
import { placeMiddle } from '../geometry/transform.ts';
import { type Layer, layer } from '../layer.ts';
import { equaliser, musicLevels } from '../parts/equaliser.ts';
import { leastCapHeight, type SmallPrint, smallPrint } from '../text/small-print.ts';
import type { Archetype, Brush } from './archetype.ts';
import { withPrefix } from './prefix.ts';
import { withTagline } from './tagline.ts';
import { wordmark } from './wordmark.ts';

const WIDTH = 520;
const PADDING = 34;
const BORDER = 5;
const STRIP = 52;
const INSET = 20;

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
    const strip = smallPrintStrip(brush, {
      x: bounds.left - PADDING,
      y: bounds.bottom + PADDING,
      width,
      least: leastCapHeight({ width, height: height + STRIP * 2 }),
    });
    const prefixed = withPrefix(strip ? [...layers, strip] : layers, brush, { place: 'rule', role: 'fg' });
    return strip ? prefixed : withTagline(prefixed, brush);
  },
};

interface StripPlace {
  x: number;
  y: number;
  width: number;
  least: number;
}

/** Tagline at the left, a small spectrum at the right where there is room; null where the tagline has none. */
function smallPrintStrip(brush: Brush, { x, y, width, least }: StripPlace): Layer | null {
  const { set, capFont, tagline, random } = brush;
  if (!tagline) return null;
  const spectrumWidth = width * 0.15;
  const narrow = width - spectrumWidth - 3 * INSET;
  const size = { wished: Math.max(16, least), least };
  const beside = smallPrint(set, capFont, tagline, { ...size, widest: narrow });
  const hasSpectrum = fits(beside, narrow);
  const print = hasSpectrum
    ? beside
    : smallPrint(set, capFont, tagline, { ...size, widest: width - 2 * INSET });
  if (!fits(print, width - 2 * INSET)) return null;

  const height = Math.max(STRIP, print.bounds.height + print.capHeight * 1.8 + BORDER);
  const inner = height - BORDER;
  const frame = cutOut(
    rectangle(x, y, width, height),
    rectangle(x + BORDER, y, width - 2 * BORDER, height - BORDER),
  );
  const letters = placeMiddle(print.shape, x + INSET + print.bounds.width / 2, y + inner / 2);
  const area = { x: x + width - INSET - spectrumWidth, y: y + 12, width: spectrumWidth, height: inner - 24 };
  const bars = hasSpectrum ? equaliser(area, 13, musicLevels(random)) : [];
  return { role: 'fg', shape: [...frame, ...letters, ...bars], smallPrint: print.capHeight };
}

/** One line or two, within the width. */
const fits = ({ bounds, capHeight }: SmallPrint, widest: number): boolean =>
  bounds.width <= widest && bounds.height < capHeight * 3.2;
