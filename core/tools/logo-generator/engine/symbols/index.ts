import type { SymbolId } from '../symbol-names.ts';
import { cube, eye, flame, hexagon, triangle } from './emblems.ts';
import { bolt, moon, orbit, star, starburst, sun } from './sky.ts';
import { headphones, radial, record, wave } from './sound.ts';
import type { DrawSymbol } from './symbol.ts';

export const DRAW_SYMBOL: Readonly<Record<SymbolId, DrawSymbol>> = {
  radial,
  wave,
  record,
  headphones,
  star,
  starburst,
  orbit,
  moon,
  sun,
  flame,
  bolt,
  eye,
  hexagon,
  triangle,
  cube,
};
