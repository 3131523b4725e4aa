import type { FontId } from '#core/typefaces/font-catalogue.ts';
import { type Bounds, boundsOf } from '../geometry/bounds.ts';
import type { Shape } from '../geometry/point.ts';
import { rectangle } from '../geometry/shapes.ts';
import { placeAt, scale } from '../geometry/transform.ts';
import type { BarsArea } from '../parts/equaliser.ts';
import type { SetLine, Typesetter } from './typesetter.ts';

export interface Row {
  shape: Shape;
  top: number;
  height: number;
  /** The plain capitals of the row, without accents above and tails below. */
  capTop: number;
  baseline: number;
}

/** Rows of lettering, upper left corner at the origin. */
export interface Block {
  shape: Shape;
  rows: readonly Row[];
  /** Free ends of short rows. */
  gaps: readonly BarsArea[];
  /** Around letters and gaps. */
  bounds: Bounds;
}

function block(rows: readonly Row[], gaps: readonly BarsArea[] = []): Block {
  const shape = rows.flatMap((row) => row.shape);
  const areas = gaps.map(({ x, y, width, height }) => rectangle(x, y, width, height));
  return { shape, rows, gaps, bounds: boundsOf(shape, ...areas) };
}

/** Puts a line, enlarged by the factors, into the block with its upper edge at `top`. */
function row(line: SetLine, top: number, factorX = 1, factorY = factorX): Row {
  const shape = placeAt(scale(line.shape, factorX, factorY), 0, top);
  const baseline = top - line.bounds.top * factorY;
  return {
    shape,
    top,
    height: line.bounds.height * factorY,
    capTop: baseline - line.capHeight * factorY,
    baseline,
  };
}

/** One line of the given cap height. */
export const singleRow = (
  set: Typesetter,
  font: FontId,
  text: string,
  capHeight: number,
  tracking = 0,
): Block => block([row(set.line(font, text, capHeight, tracking), 0)]);

/** One line as wide as asked, or as tall as allowed, whichever comes first. */
export function fittedRow(
  set: Typesetter,
  font: FontId,
  text: string,
  width: number,
  tallest: number,
  tracking = 0,
): Block {
  const line = set.lineOfWidth(font, text, width, tracking);
  return block([row(line, 0, Math.min(1, tallest / line.bounds.height))]);
}

const TALLEST_ROW = 240;
const TALLEST_IN_STACK = 230;

/**
 * Lines of one width on top of each other. A short word that would become a giant keeps its height and
 * leaves a gap at the end, to be filled; where the gap would be a sliver the word is stretched instead. Where all
 * words are short the stack is narrower.
 */
export function stackedRows(
  set: Typesetter,
  font: FontId,
  lines: readonly string[],
  width: number,
  tracking = 0,
): Block {
  if (lines.length === 1) return fittedRow(set, font, lines[0] ?? '', width, TALLEST_ROW, tracking);
  const fitted = lines.map((line) => set.lineOfWidth(font, line, width, tracking));
  const lowest = Math.min(...fitted.map((line) => line.bounds.height));
  if (lowest > TALLEST_IN_STACK * 1.01)
    return stackedRows(set, font, lines, (width * TALLEST_IN_STACK) / lowest, tracking);
  const tallest = Math.min(TALLEST_IN_STACK, Math.max(lowest * 1.75, 120));
  const leading = Math.max(10, Math.min(20, lowest * 0.16));

  const rows: Row[] = [];
  const gaps: BarsArea[] = [];
  let top = 0;
  for (const line of fitted) {
    const isShort = line.bounds.height > tallest;
    const factor = isShort ? tallest / line.bounds.height : 1;
    let placed = row(line, top, factor);
    if (isShort) {
      const end = line.bounds.width * factor;
      const x = end + placed.height * 0.16;
      // A row of signs alone fills less than the height of its capitals, and so does what stands beside it.
      const y = Math.max(placed.capTop, placed.top);
      const bottom = Math.min(placed.baseline, placed.top + placed.height);
      if (width - x > placed.height * 0.3) gaps.push({ x, y, width: width - x, height: bottom - y });
      else placed = row(line, top, (factor * width) / end, factor);
    }
    rows.push(placed);
    top += placed.height + leading;
  }
  return block(rows, gaps);
}
