import { boundsOf } from '../geometry/bounds.ts';
import { move, placeAt } from '../geometry/transform.ts';
import { type Layer, layer, layersBounds } from '../layer.ts';
import { capitals } from '../letter-case.ts';
import { breakLines } from '../text/break-lines.ts';
import { stackedCentred } from '../text/centred-lines.ts';
import type { Archetype, Brush } from './archetype.ts';
import { nameAlone } from './name-alone.ts';
import { placedSymbol } from './placed-symbol.ts';
import { withTagline } from './tagline.ts';

/** A symbol with the whole name beside or below it. */
export const symbol: Archetype<'symbol'> = {
  fonts: [
    'space-grotesk',
    'unbounded',
    'orbitron',
    'archivo',
    'krona-one',
    'oxanium',
    'audiowide',
    'syne',
    'zen-dots',
    'dela-gothic-one',
  ],
  fit: () => 1,
  choose: (random) => ({ layout: random.pick(['beside', 'above']) }),
  draw: (brush, { layout }) => (layout === 'beside' && brush.name.size <= 12 ? beside(brush) : above(brush)),
  symbol: ({ symbol: drawing }) => placedSymbol(drawing, { height: 240, centreX: 0, bottom: 0 }),
  wordmark: (brush) => nameAlone(brush, 0.06),
};

const fullName = ({ name, rows }: Brush, most: number): string[] =>
  breakLines(name.full.split(' '), most, { justified: false, rows }).map(capitals);

function beside(brush: Brush): Layer[] {
  const { set, font, name, symbol: drawing } = brush;
  const lines = fullName(brush, name.full.length > 16 ? 3 : 2);
  const capHeight = lines.length > 1 ? 70 : 84;
  let top = 0;
  const letters = lines.flatMap((text) => {
    const line = set.line(font, text, capHeight, 0.03 + brush.tracking);
    const placed = placeAt(line.shape, 0, top);
    top += line.bounds.height + capHeight * 0.36;
    return placed;
  });
  const box = boundsOf(letters);
  const height = Math.max(box.height * 1.25, 150);
  const placed = placedSymbol(drawing, { height, centreX: 0, bottom: box.centreY + height / 2 });
  const shift = -layersBounds(placed).right - 44;
  const layers = [
    layer('fg', letters),
    ...placed.map(({ role, shape }) => layer(role, move(shape, shift, 0))),
  ];
  return withTagline(layers, brush, brush.printRole);
}

function above(brush: Brush): Layer[] {
  const { set, font, name, symbol: drawing } = brush;
  const lines = fullName(brush, name.full.length > 16 ? 3 : 1);
  const letters = stackedCentred(set, font, lines, {
    capHeight: 62,
    tracking: 0.1 + brush.tracking,
    leading: 0.42,
    widest: 660,
  });
  const layers = [
    layer('fg', move(letters, 0, 52)),
    ...placedSymbol(drawing, { height: 240, centreX: 0, bottom: 0 }),
  ];
  return withTagline(layers, brush, brush.printRole);
}
