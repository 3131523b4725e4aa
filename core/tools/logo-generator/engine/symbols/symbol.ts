import type { Shape } from '../geometry/point.ts';
import type { Random } from '../random.ts';

/** A symbol around the origin, about 100 units in radius, in up to three colours. */
export type SymbolDrawing = Partial<Record<'fg' | 'a' | 'b', Shape>>;

export type DrawSymbol = (random: Random) => SymbolDrawing;
