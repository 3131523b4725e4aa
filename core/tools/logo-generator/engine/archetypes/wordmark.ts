import { capitals } from '../letter-case.ts';
import type { FillerKind } from '../parts/fillers.ts';
import { fillGaps } from '../parts/fillers.ts';
import { breakLines } from '../text/break-lines.ts';
import { type Block, singleRow, stackedRows } from '../text/rows.ts';
import type { Brush } from './archetype.ts';

export interface WordmarkOptions {
  width?: number;
  tracking?: number;
  /** Set a single line at this cap height instead of stretching it to the width. */
  capHeight?: number;
  filler?: FillerKind | 'none';
  /** Names longer than this break into rows. */
  longestLine?: number;
}

/** The artist's name in capitals, in one row or stacked, with the free ends of short rows filled. */
export function wordmark(brush: Brush, options: WordmarkOptions = {}): Block {
  const { width = 560, tracking = 0, capHeight, filler = 'stripes', longestLine = 8 } = options;
  const { set, font, name, random } = brush;
  const lines = breakLines(name.words, name.size > longestLine ? (name.size > 26 ? 4 : 3) : 1).map(capitals);
  const only = lines.length === 1 ? lines[0] : undefined;
  if (only !== undefined && capHeight) return singleRow(set, font, only, capHeight, tracking);
  const block = stackedRows(set, font, lines, width, tracking);
  if (filler === 'none') return block;
  return { ...block, shape: [...block.shape, ...fillGaps(block.gaps, filler, random)] };
}
