import type { Shape } from '../geometry/point.ts';

/** A shaped letter with its marks, in font units, y downwards, origin on the baseline. */
export interface OutlinedGlyph {
  /** The characters it stands for: more than one in a ligature, or with marks. */
  characters: string;
  advance: number;
  offsetX: number;
  offsetY: number;
  /** Lines and curves in its outline. */
  readonly segments: number;
  /**
   * Drawn when first asked for.
   * @param tolerance the largest distance between a curve and the short lines that stand for it, in ems
   */
  outline(tolerance: number): Shape;
}

/** All that the designer asks of a font engine; fontkit answers it today. */
export interface TextOutliner {
  readonly unitsPerEm: number;
  /** Shapes a run with kerning and joining, in visual order. */
  shape(text: string): readonly OutlinedGlyph[];
}
