import { boundsOf } from '#core/tools/logo-generator/engine/geometry/bounds.ts';
import type { Shape } from '#core/tools/logo-generator/engine/geometry/point.ts';
import { seededRandom } from '#core/tools/logo-generator/engine/random.ts';
import type { SymbolId } from '#core/tools/logo-generator/engine/symbol-names.ts';
import { DRAW_SYMBOL } from '#core/tools/logo-generator/engine/symbols/index.ts';

/** The side of the square that a symbol is drawn into, and the room that is left free around it. */
const SIDE = 100;
const ROOM = 4;

/** A symbol in one colour, as path data in a square of 100 by 100. */
export function symbolPath(id: SymbolId): string {
  const drawing = DRAW_SYMBOL[id](seededRandom(1));
  const shape: Shape = [drawing.fg, drawing.a, drawing.b].flatMap((part) => part ?? []);
  const { width, height, centreX, centreY } = boundsOf(shape);
  const unit = (SIDE - 2 * ROOM) / Math.max(width, height);
  const place = (value: number, centre: number) => Math.round(((value - centre) * unit + SIDE / 2) * 10) / 10;
  return shape
    .map((contour) => contour.map(([x, y]) => `${place(x, centreX)} ${place(y, centreY)}`).join('L'))
    .map((points) => `M${points}Z`)
    .join('');
}
