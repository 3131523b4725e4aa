import type { Block, Sides } from './blocks.ts';
import type { TextStyle } from './text-style.ts';

/** Points, 72 to the inch, are the unit of every length; y runs downwards. */
export const PAGE_SIZES = {
  A4: { width: 595.28, height: 841.89 },
  Letter: { width: 612, height: 792 },
} as const;

export type PageSize = keyof typeof PAGE_SIZES;

/** A line at the head or foot of pages. In `end`, `{page}` and `{pages}` stand for the numbers. */
export interface RunningLine {
  start?: string;
  end?: string;
  style: TextStyle;
  /** Colour of a line between it and the page. */
  rule?: string;
}

/** A document before it is laid out. */
export interface Paper {
  title: string;
  author: string;
  subject: string;
  /** BCP 47. */
  language: string;
  /** A sheet that printers have, or any other, in points. */
  size: PageSize | { width: number; height: number };
  margins: Sides;
  /** Ground of every page. */
  ground?: string;
  blocks: readonly Block[];
  header?: RunningLine;
  footer?: RunningLine;
  /** Stands at the foot of the first page, in place of its running lines. */
  firstFoot?: readonly Block[];
  madeAt: Date;
}
