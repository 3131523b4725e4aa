import type { Text, TextStyle } from './text-style.ts';

export interface Sides {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface Paragraph {
  kind: 'paragraph';
  text: Text;
  style: TextStyle;
  tag?: 'P' | 'Caption' | 'BlockQuote';
  /** Set as much smaller as it takes for no line of it to be broken. */
  isUnbroken?: boolean;
}

export interface Heading {
  kind: 'heading';
  level: 1 | 2 | 3;
  text: Text;
  style: TextStyle;
  /** Short coloured line below. */
  underline?: string;
}

/** Numbered or marked items, each of them one paragraph. */
export interface List {
  kind: 'list';
  items: readonly Text[];
  marks: 'bullets' | 'numbers';
  style: TextStyle;
}

export interface Clause {
  title: string;
  /** Numbered n.1, n.2, … */
  paragraphs: readonly Text[];
}

/** Numbered clauses; a clause's heading stays with its first paragraph. */
export interface Clauses {
  kind: 'clauses';
  clauses: readonly Clause[];
  heading: TextStyle;
  style: TextStyle;
  /** Colour of the numbers. */
  number: string;
}

export interface Column {
  title?: string;
  /** Of the width, against those of the others. */
  share: number;
  align?: TextStyle['align'];
  /** Its cells name their row. */
  isRowHead?: boolean;
  style?: TextStyle;
}

export interface Row {
  cells: readonly Text[];
  /** Shown on the ground of the head. */
  isTotal?: boolean;
}

/** Rows are never cut in two; the head, where a column has a title, is repeated on each page. */
export interface Table {
  kind: 'table';
  columns: readonly Column[];
  rows: readonly Row[];
  style: TextStyle;
  head: TextStyle;
  /** Ground of the head and of totals. */
  ground: string;
  line: string;
  padding?: number;
}

export interface Image {
  /** JPEG or PNG, decoded once already: what is damaged deep inside is not noticed here. */
  bytes: Uint8Array;
  /** Pixels, as it is shown: after the turn that its EXIF asks for. */
  width: number;
  height: number;
}

/** A photo, cropped around its focal point to the box that it fills. */
export interface Picture {
  kind: 'picture';
  image: Image;
  height: number;
  /** Shares of width and height, 0 to 1. */
  focus: { x: number; y: number };
  /** Read in place of the photo. */
  alt: string;
}

export interface FilledLayer {
  /** Path data of SVG, filled by the even-odd rule. */
  d: string;
  fill: string | Gradient;
}

export interface StrokedLayer {
  d: string;
  stroke: Stroke;
}

export type DrawingLayer = FilledLayer | StrokedLayer;

export interface Stroke {
  colour: string;
  /** In units of the path. */
  thickness: number;
  /** Ends and corners are round; a line of no length is a dot. */
  isRound?: boolean;
}

export interface Gradient {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  stops: readonly { at: number; colour: string; opacity?: number }[];
}

/** A vector drawing such as a logo or a signature, as large as its box allows. */
export interface Drawing {
  kind: 'drawing';
  layers: readonly DrawingLayer[];
  viewBox: readonly [x: number, y: number, width: number, height: number];
  height: number;
  /** At most; the column's by default. */
  width?: number;
  align?: TextStyle['align'];
  alt: string;
}

/** What is drawn of a drawing, before it has a place. */
export type Artwork = Pick<Drawing, 'layers' | 'viewBox'>;

/** A QR code with its quiet zone. */
export interface QrCode {
  kind: 'qr';
  /** What a phone reads in it. */
  text: string;
  size: number;
  align?: TextStyle['align'];
  alt: string;
}

/** Short words in outlined pills that wrap. */
export interface Chips {
  kind: 'chips';
  items: readonly string[];
  style: TextStyle;
  line: string;
  after?: number;
}

export interface Rule {
  kind: 'rule';
  colour: string;
  thickness?: number;
  before?: number;
  after?: number;
}

export interface Space {
  kind: 'space';
  height: number;
}

export interface PageBreak {
  kind: 'page-break';
}

/** Side by side from one line down; each goes on in its own column of the next page. */
export interface Columns {
  kind: 'columns';
  gap: number;
  columns: readonly { share: number; blocks: readonly Block[] }[];
}

/** Blocks on a ground; kept on one page wherever a page is tall enough. */
export interface Box {
  kind: 'box';
  blocks: readonly Block[];
  ground?: string;
  padding?: Partial<Sides>;
  /** The ground reaches the edges of the paper. */
  isBleeding?: boolean;
  leastHeight?: number;
  /** Blocks that leave some of the least height free stand at its bottom. */
  isAtBottom?: boolean;
  bar?: { side: 'left' | 'bottom'; colour: string; thickness: number };
  border?: { colour: string; thickness: number };
  /** A photo on the right of the box, fading into the ground. */
  backdrop?: { image: Image; focus: { x: number; y: number }; share: number; alt: string };
}

/** Blocks that stay on one page wherever a page is tall enough. */
export interface Together {
  kind: 'together';
  blocks: readonly Block[];
}

/** A part of the document with a name of its own in its structure. */
export interface Section {
  kind: 'section';
  title: string;
  blocks: readonly Block[];
}

export type Block =
  | Paragraph
  | Heading
  | List
  | Clauses
  | Table
  | Picture
  | Drawing
  | QrCode
  | Chips
  | Rule
  | Space
  | PageBreak
  | Columns
  | Box
  | Together
  | Section;
