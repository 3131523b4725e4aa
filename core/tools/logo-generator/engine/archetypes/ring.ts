import { cutOut } from '../geometry/boolean.ts';
import { boundsOf } from '../geometry/bounds.ts';
import type { Shape } from '../geometry/point.ts';
import { circle, ring as circleLine } from '../geometry/shapes.ts';
import { placeMiddle, scale } from '../geometry/transform.ts';
import { type Layer, layer } from '../layer.ts';
import { readsAt } from '../legibility.ts';
import { capitals } from '../letter-case.ts';
import { record } from '../parts/record.ts';
import { breakLines } from '../text/break-lines.ts';
import { FINE_TOLERANCE } from '../text/typesetter.ts';
import type { Archetype, Brush } from './archetype.ts';
import { nameAlone } from './name-alone.ts';
import { placedSymbol } from './placed-symbol.ts';
import {
  BAND,
  type BandText,
  bandHalves,
  bandText,
  RIM,
  separators,
  spectrum,
  threeTimes,
} from './ring-band.ts';
import { withTagline } from './tagline.ts';

const INNER = BAND - 14;

/** Degrees that the texts may take: the name alone, half of it, the name over a tagline, the tagline. */
const ALONE = 300;
const HALF = 162;
const OVER_TAGLINE = 200;
const TAGLINE = 140;
/** Both texts together leave at least this much open. */
const OPEN = 24;
/** The emblem without its texts, which holds where it is so many pixels tall. */
const SMALL = { pixels: 24, radius: 100, line: 12, disc: 80, symbol: 166 } as const;
/** A name that gets smaller than this is set in two halves; over a tagline it may be smaller. */
const LARGE = 34;
const LEAST_OVER_TAGLINE = 25;
/** A name that takes less looks lost, and is repeated. */
const SHORT = 75;

/** A round emblem: the name around a symbol or the initials. */
export const ring: Archetype<'ring'> = {
  fonts: [
    'archivo',
    'space-grotesk',
    'krona-one',
    'orbitron',
    'righteous',
    'oxanium',
    'bebas-neue',
    'dela-gothic-one',
  ],
  fit: ({ full, isJoined }) => (isJoined || full.length > 36 ? 0 : full.length >= 5 ? 0.95 : 0.6),
  choose: (random) => ({
    double: random.chance(0.5),
    centre: random.pick(['initials', 'symbol', 'symbol']),
  }),
  draw(brush, { double, centre }) {
    const { layers, hasTagline } = band(brush);
    const rims = [...circleLine(0, 0, RIM, 9), ...(double ? circleLine(0, 0, RIM - 12, 2.6) : [])];
    const drawing = [
      layer('fg', rims),
      ...layers,
      ...(centre === 'initials' ? initialsOnRecord(brush) : symbolInCircle(brush)),
    ];
    return hasTagline ? drawing : withTagline(drawing, brush);
  },
  symbol(brush, { centre }) {
    const rim = layer('fg', circleLine(0, 0, SMALL.radius, SMALL.line));
    if (centre === 'initials') return [rim, ...initialsOnLabel(brush)];
    const emblem = [rim, ...symbolInRim(brush)];
    // Inside a rim a symbol is smaller; where that is too small for it, it stands alone.
    if (readsAt(emblem, SMALL.pixels)) return emblem;
    return placedSymbol(brush.symbol, { height: SMALL.radius * 2, centreX: 0, bottom: SMALL.radius });
  },
  wordmark: (brush) => nameAlone(brush, 0.06),
};

/** The texts of the band; the tagline moves below the emblem when both do not fit. */
function band(brush: Brush): { layers: Layer[]; hasTagline: boolean } {
  const text = capitals(brush.name.full);
  const print = (shape: Shape, smallPrint: number): Layer => ({ role: 'fg', shape, smallPrint });
  if (brush.tagline) {
    const name = bandText(brush, text, { half: 'upper', most: OVER_TAGLINE });
    const tagline = bandText(brush, capitals(brush.tagline), {
      half: 'lower',
      most: TAGLINE,
      isTagline: true,
    });
    const isSmall = name.capHeight < LEAST_OVER_TAGLINE && brush.name.words.length > 1;
    if (name.arc + tagline.arc <= 360 - OPEN && !isSmall) {
      const marks = separators(name.arc / 2, 180 - tagline.arc / 2);
      const below: Layer = { role: brush.printRole, shape: tagline.shape, smallPrint: tagline.capHeight };
      return { layers: [print(name.shape, name.capHeight), layer('a', marks), below], hasTagline: true };
    }
  }
  const name = bandText(brush, text, { half: 'upper', most: ALONE });
  if (name.arc < SHORT) {
    const { names, marks } = threeTimes(name.shape);
    return { layers: [print(names, name.capHeight), layer('a', marks)], hasTagline: false };
  }
  const halves = name.capHeight < LARGE ? inHalves(brush) : null;
  if (halves && halves[0].capHeight > name.capHeight) {
    const [upper, lower] = halves;
    const marks = layer('a', separators(upper.arc / 2, 180 - lower.arc / 2));
    const layers = halves.map(({ shape, capHeight }) => print(shape, capHeight));
    return { layers: [...layers, marks], hasTagline: false };
  }
  const ticks = layer('a', spectrum(brush.random, name.arc));
  return { layers: [print(name.shape, name.capHeight), ticks], hasTagline: false };
}

/** The name over and under the emblem; null where it is one word. */
function inHalves(brush: Brush): readonly [BandText, BandText] | null {
  const [upper, lower] = breakLines(brush.name.full.split(' '), 2, {
    justified: false,
    rows: 2,
    cutLongWords: false,
  }).map(capitals);
  if (upper === undefined || lower === undefined || !brush.name.full.includes(' ')) return null;
  return bandHalves(brush, upper, lower, HALF);
}

function initialsOnRecord({ set, font, name }: Brush): Layer[] {
  const label = INNER * 0.5;
  const { disc } = record(0, 0, INNER, { label: 0.5, hole: 0, grooves: 5 });
  const line = set.withTolerance(FINE_TOLERANCE).line(font, name.initials, 84);
  const factor = Math.min(1, 122 / line.bounds.width, 96 / line.bounds.height);
  const initials = placeMiddle(scale(line.shape, factor), 0, 0);
  return [layer('fg', disc), layer('a', cutOut(circle(0, 0, label), initials))];
}

function initialsOnLabel({ set, font, name }: Brush): Layer[] {
  const line = set.withTolerance(FINE_TOLERANCE).line(font, name.initials, 84);
  const factor = Math.min(112 / line.bounds.width, 86 / line.bounds.height);
  const initials = placeMiddle(scale(line.shape, factor), 0, 0);
  return [layer('a', cutOut(circle(0, 0, SMALL.disc), initials))];
}

function symbolInRim({ symbol }: Brush): Layer[] {
  const box = boundsOf(...Object.values(symbol));
  // Between what a round symbol and what a square one could take.
  const across =
    (Math.sqrt(box.width * box.width + box.height * box.height) + Math.max(box.width, box.height)) / 2;
  const height = (SMALL.symbol * box.height) / across;
  return placedSymbol(symbol, { height, centreX: 0, bottom: height / 2 });
}

function symbolInCircle({ symbol }: Brush): Layer[] {
  const box = boundsOf(...Object.values(symbol));
  const height = (INNER * 1.36 * box.height) / Math.max(box.width, box.height);
  return [
    layer('fg', circleLine(0, 0, INNER, 5)),
    ...placedSymbol(symbol, { height, centreX: 0, bottom: height / 2 }),
  ];
}
