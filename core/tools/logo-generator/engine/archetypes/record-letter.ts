import { unite } from '../geometry/boolean.ts';
import { boundsOf } from '../geometry/bounds.ts';
import type { Shape } from '../geometry/point.ts';
import { move, scale } from '../geometry/transform.ts';
import { layer } from '../layer.ts';
import { capitals } from '../letter-case.ts';
import { fillGaps } from '../parts/fillers.ts';
import { record } from '../parts/record.ts';
import { roundLetter } from '../round-letter.ts';
import { breakLines } from '../text/break-lines.ts';
import type { Archetype, Brush } from './archetype.ts';
import { withPrefix } from './prefix.ts';
import { withTagline } from './tagline.ts';

const CAP_HEIGHT = 160;
const LEADING = 20;

/** Lettering in which a round letter is a record. */
export const recordLetter: Archetype<'record-letter'> = {
  fonts: ['archivo', 'unbounded', 'syne', 'righteous', 'league-gothic', 'krona-one', 'space-grotesk'],
  fit: ({ core, isLatin, size }) => (isLatin && size >= 3 && roundLetter([capitals(core)]) ? 1.15 : 0),
  choose: (random) => ({
    tracking: random.pick([0, 0.02, 0.04]),
    filler: random.pick(['bars', 'stripes']),
  }),
  draw(brush, { tracking, filler }) {
    const { name, random } = brush;
    const lines = breakLines(name.words, name.size > 8 ? 3 : 1, { rows: brush.rows }).map(capitals);
    const round = roundLetter(lines);
    const rows = lines.map((text, line) =>
      setRow(brush, text, tracking + brush.tracking, round?.line === line ? round.index : -1),
    );
    const widest = Math.max(...rows.map(({ width }) => width));
    const lowest = Math.min(...rows.map(({ width, height }) => (height * widest) / width));

    const letters: Shape[] = [];
    const accents: Shape[] = [];
    let top = 0;
    for (const row of rows) {
      const tallest = lowest * 1.9;
      const factor = rows.length === 1 ? 1 : Math.min(widest / row.width, tallest / row.height);
      const place = (shape: Shape): Shape =>
        move(scale(shape, factor), -row.left * factor, top - row.top * factor);
      letters.push(place(row.letters));
      accents.push(place(row.label));
      const height = row.height * factor;
      const x = row.width * factor + lowest * 0.22;
      if (widest - x > lowest * 0.3)
        accents.push(fillGaps([{ x, y: top, width: widest - x, height }], filler, random));
      top += height + LEADING;
    }
    const layers = [layer('fg', letters.flat()), layer('a', accents.flat())];
    const place = random.chance(0.5) ? 'side' : 'rule';
    return withTagline(withPrefix(layers, brush, { place }), brush);
  },
  symbol() {
    const { disc, label } = record(0, 0, 100, {
      label: 0.38,
      hole: 0.1,
      grooves: 1,
      groove: 0.09,
      clear: 0.1,
    });
    return [layer('fg', disc), layer('a', label)];
  },
};

/** One row; the letter at `recordAt` becomes a record, none when it is negative. */
function setRow({ set, font }: Brush, text: string, tracking: number, recordAt: number) {
  const spacing = tracking * CAP_HEIGHT;
  const letters: Shape[] = [];
  let label: Shape = [];
  let x = 0;
  for (const [index, glyph] of set.line(font, text, CAP_HEIGHT, tracking).glyphs.entries()) {
    if (index === recordAt) {
      const radius = (CAP_HEIGHT / 2) * 1.035;
      const side = CAP_HEIGHT * 0.045;
      const disc = record(x + radius + side, -CAP_HEIGHT / 2, radius, { label: 0.4, grooves: 2 });
      letters.push(disc.disc);
      label = disc.label;
      x += 2 * (radius + side) + spacing;
      continue;
    }
    letters.push(move(glyph.shape, x - glyph.x, 0));
    x += glyph.advance * (glyph.shape.length === 0 ? 0.9 : 1) + spacing;
  }
  const shape = unite(...letters);
  const { left, top, width, height } = boundsOf(shape, label);
  return { letters: shape, label, left, top, width, height };
}
