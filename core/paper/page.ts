import type { Gradient, Image, Stroke } from './blocks.ts';

/** The standard structure types of PDF 1.7 that documents use (ISO 32000-1, 14.8.4). */
export type PartTag =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'BlockQuote'
  | 'Caption'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Link'
  | 'Span';

/** A part of the structure that screen readers follow, in reading order. */
export interface Part {
  tag: PartTag;
  kids: (Part | Item)[];
  title?: string;
  alt?: string;
  /** Where a link leads. */
  url?: string;
  scope?: 'Column' | 'Row';
  /** What it reads as, where its letters stand in another order. */
  actual?: string;
  /** Left, top, right and bottom of a figure. */
  bounds?: readonly [number, number, number, number];
}

interface Placed {
  page: number;
  /** What it belongs to; without one it is decoration, which is never read. */
  part?: Part;
}

/** One run of one font file. */
export interface TextItem extends Placed {
  kind: 'text';
  file: string;
  size: number;
  colour: string;
  /** Of the run's left edge. */
  x: number;
  baseline: number;
  width: number;
  tracking: number;
  /** As the shaper wants it. */
  text: string;
  asRead: string;
  isLeftwards: boolean;
}

export interface ShapeItem extends Placed {
  kind: 'shape';
  d: string;
  fill?: string | Gradient;
  stroke?: Stroke;
  /** Moved, then enlarged. */
  place?: { x: number; y: number; scale: number };
}

export interface PictureItem extends Placed {
  kind: 'picture';
  image: Image;
  x: number;
  y: number;
  width: number;
  height: number;
  focus: { x: number; y: number };
}

export interface LinkItem extends Placed {
  kind: 'link';
  part: Part;
  url: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Item = TextItem | ShapeItem | PictureItem | LinkItem;

export interface Bookmark {
  title: string;
  level: 1 | 2 | 3;
  page: number;
  y: number;
}

/** A document whose every line has its place. */
export interface LaidOut {
  /** Of one page, in points. */
  width: number;
  height: number;
  /** What each page is painted with, in that order. */
  pages: readonly (readonly Item[])[];
  /** Its reading order. */
  root: Part;
  bookmarks: readonly Bookmark[];
}
