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

const LEAST_CAP_HEIGHT = 90;

const capHeightOf = ({ rows: [row] }: Block): number => (row ? row.baseline - row.capTop : 0);

/** The artist's name in capitals, in one row or stacked, with the free ends of short rows filled. */
export function wordmark(brush: Brush, options: WordmarkOptions = {}): Block {
  const { width = 560, tracking = 0, capHeight, filler = 'stripes', longestLine = 8 } = options;
  const { set, font, name, rows, random } = brush;
  const usual = name.size > longestLine ? (name.size > 26 ? 4 : 3) : 1;
  const lines = breakLines(name.words, usual, { rows }).map(capitals);
  const spacing = tracking + brush.tracking;
  const [only = ''] = lines;
  if (lines.length === 1 && capHeight) return singleRow(set, font, only, capHeight, spacing);
  const block = stackedRows(set, font, lines, width, spacing);
  // A long name that was asked for in one row is set wider: effects need letters of some height.
  if (rows === 1 && capHeightOf(block) < LEAST_CAP_HEIGHT)
    return singleRow(set, font, only, LEAST_CAP_HEIGHT, spacing);
  if (filler === 'none') return block;
  return { ...block, shape: [...block.shape, ...fillGaps(block.gaps, filler, random)] };
}
