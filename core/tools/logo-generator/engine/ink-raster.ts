import { PICTURE, scaleInPicture } from './box.ts';
import type { Shape } from './geometry/point.ts';
import { type Layer, layersBounds } from './layer.ts';

/** Cells of the raster, from left to right and from top to bottom. */
export const CELLS = { across: 24, down: 18 } as const;

/** Lines on which the ink of a cell is measured. */
const LINES_PER_CELL = 4;

const CELL_COUNT = CELLS.across * CELLS.down;

/**
 * How much of each cell of the standard picture a drawing inks, 0 to 1, row by row: first in the main colour, then in
 * the accents.
 */
export function inkRaster(layers: readonly Layer[]): Float64Array {
  const raster = new Float64Array(2 * CELL_COUNT);
  const bounds = layersBounds(layers);
  const unit = (scaleInPicture(bounds, PICTURE.width, PICTURE.height) * CELLS.across) / PICTURE.width;
  const offsetX = CELLS.across / 2 - bounds.centreX * unit;
  const offsetY = CELLS.down / 2 - bounds.centreY * unit;
  for (const { role, shape } of layers) {
    const plane = role === 'fg' ? raster.subarray(0, CELL_COUNT) : raster.subarray(CELL_COUNT);
    for (const [line, crossings] of crossingsOf(shape, unit, offsetX, offsetY).entries())
      if (crossings) addSpans(plane, Math.floor(line / LINES_PER_CELL), crossings);
  }
  return raster;
}

/** Where an outline crosses a line of measurement, and whether downwards or upwards. */
interface Crossing {
  x: number;
  turn: 1 | -1;
}

function crossingsOf(
  shape: Shape,
  unit: number,
  offsetX: number,
  offsetY: number,
): (Crossing[] | undefined)[] {
  const lines: (Crossing[] | undefined)[] = new Array(CELLS.down * LINES_PER_CELL);
  // Lines lie in the middle of their strips, so that no corner of a regular drawing falls on one.
  const lineOf = (y: number): number => (y * unit + offsetY) * LINES_PER_CELL - 0.5;
  for (const contour of shape) {
    let from = contour.at(-1);
    for (const to of contour) {
      if (from) {
        const [start, end] = [lineOf(from[1]), lineOf(to[1])];
        const [low, high] = start < end ? [start, end] : [end, start];
        const last = Math.min(Math.ceil(high) - 1, lines.length - 1);
        for (let line = Math.max(Math.ceil(low), 0); line <= last; line++) {
          const share = (line - start) / (end - start);
          const x = (from[0] + (to[0] - from[0]) * share) * unit + offsetX;
          const crossings = lines[line] ?? [];
          lines[line] = crossings;
          crossings.push({ x, turn: start < end ? 1 : -1 });
        }
      }
      from = to;
    }
  }
  return lines;
}

/** Adds what lies inside by the non-zero rule. */
function addSpans(plane: Float64Array, row: number, crossings: Crossing[]): void {
  crossings.sort((a, b) => a.x - b.x);
  let winding = 0;
  let start = 0;
  for (const { x, turn } of crossings) {
    if (winding === 0) start = x;
    winding += turn;
    if (winding === 0) addSpan(plane, row, start, x);
  }
}

function addSpan(plane: Float64Array, row: number, left: number, right: number): void {
  const last = Math.min(Math.ceil(right), CELLS.across);
  for (let cell = Math.max(Math.floor(left), 0); cell < last; cell++) {
    const inside = Math.min(right, cell + 1) - Math.max(left, cell);
    const index = row * CELLS.across + cell;
    plane[index] = (plane[index] ?? 0) + inside / LINES_PER_CELL;
  }
}
