import { cutOut } from '../geometry/boolean.ts';
import { boundsOf } from '../geometry/bounds.ts';
import type { Shape } from '../geometry/point.ts';
import { circle, ring as circleLine } from '../geometry/shapes.ts';
import { placeMiddle, scale } from '../geometry/transform.ts';
import { type Layer, layer } from '../layer.ts';
import { capitals } from '../letter-case.ts';
import { record } from '../parts/record.ts';
import { FINE_TOLERANCE } from '../text/typesetter.ts';
import type { Archetype, Brush } from './archetype.ts';
import { placedSymbol } from './placed-symbol.ts';
import { BAND, bandText, RIM, separators, spectrum, threeTimes } from './ring-band.ts';
import { withTagline } from './tagline.ts';

const INNER = BAND - 14;

/** Degrees that the texts may take: the name alone, the name over a tagline, the tagline. */
const ALONE = 300;
const OVER_TAGLINE = 200;
const TAGLINE = 140;
/** Both texts together leave at least this much open. */
const OPEN = 24;
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
};

/** The texts of the band; the tagline moves below the emblem when both do not fit. */
function band(brush: Brush): { layers: Layer[]; hasTagline: boolean } {
  const text = capitals(brush.name.full);
  const print = (shape: Shape, smallPrint: number): Layer => ({ role: 'fg', shape, smallPrint });
  if (brush.tagline) {
    const name = bandText(brush, text, { half: 'upper', most: OVER_TAGLINE });
    const tagline = bandText(brush, capitals(brush.tagline), { half: 'lower', most: TAGLINE });
    if (name.arc + tagline.arc <= 360 - OPEN) {
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
  const ticks = layer('a', spectrum(brush.random, name.arc));
  return { layers: [print(name.shape, name.capHeight), ticks], hasTagline: false };
}

function initialsOnRecord({ set, font, name }: Brush): Layer[] {
  const label = INNER * 0.5;
  const { disc } = record(0, 0, INNER, { label: 0.5, hole: 0, grooves: 5 });
  const line = set.withTolerance(FINE_TOLERANCE).line(font, name.initials, 84);
  const factor = Math.min(1, 122 / line.bounds.width, 96 / line.bounds.height);
  const initials = placeMiddle(scale(line.shape, factor), 0, 0);
  return [layer('fg', disc), layer('a', cutOut(circle(0, 0, label), initials))];
}

function symbolInCircle({ symbol }: Brush): Layer[] {
  const box = boundsOf(...Object.values(symbol));
  const height = (INNER * 1.36 * box.height) / Math.max(box.width, box.height);
  return [
    layer('fg', circleLine(0, 0, INNER, 5)),
    ...placedSymbol(symbol, { height, centreX: 0, bottom: height / 2 }),
  ];
}
