import { boundsOf } from '../geometry/bounds.ts';
import { move, scale } from '../geometry/transform.ts';
import { type Layer, layer, type Role } from '../layer.ts';
import type { SymbolDrawing } from '../symbols/symbol.ts';

/** The layers of a symbol, `height` units tall, its foot and middle where asked. */
export function placedSymbol(
  symbol: SymbolDrawing,
  { height, centreX, bottom }: { height: number; centreX: number; bottom: number },
): Layer[] {
  const drawings = Object.entries(symbol) as [Role, SymbolDrawing['fg'] & object][];
  const box = boundsOf(...drawings.map(([, shape]) => shape));
  const factor = height / box.height;
  return drawings.map(([role, shape]) =>
    layer(role, move(scale(shape, factor), centreX - box.centreX * factor, bottom - box.bottom * factor)),
  );
}
