import type { FontId } from '#core/typefaces/font-catalogue.ts';

/** How text looks; a template has a handful of them. Colours are `#RRGGBB`. */
export interface TextStyle {
  font: FontId;
  /** For the strong parts of a text. */
  strong?: FontId;
  size: number;
  /** From line to line, as a share of the size. */
  leading: number;
  colour: string;
  linkColour?: string;
  /** Extra space after each letter, in points. */
  tracking?: number;
  /** `start` is the left, and the right where the paragraph runs from right to left. */
  align?: 'start' | 'centre' | 'end';
  /** Space above, but not at the top of a page. */
  before?: number;
  after?: number;
}

/** A part of a text. Line feeds break the line. */
export interface Inline {
  text: string;
  strong?: boolean;
  /** Absolute address. */
  link?: string;
}

export type Text = string | readonly Inline[];
