/// <reference path="./pdfkit.d.ts" />
import PDFDocument from 'pdfkit';
import { xmlText } from '#core/xml-text.ts';

/** A part of the structure that screen readers follow. */
export interface StructureElement {
  add(child: StructureElement | StructureContent): StructureElement;
  end(): void;
}

/** Marked content of a page. */
export interface StructureContent {
  refs: readonly { mcid: number }[];
}

export interface StructureOptions {
  title?: string;
  alt?: string;
  actual?: string;
  /** Upper left and lower right corner, in points. */
  bbox?: readonly [number, number, number, number];
  placement?: 'Block';
  scope?: 'Column' | 'Row';
}

export interface ColourRun {
  stop(at: number, colour: string, opacity?: number): ColourRun;
}

export interface LineOptions {
  lineBreak: false;
  baseline: 'alphabetic';
  /** Asked for features, even for none, a run is shaped as a whole: Arabic words keep their order. */
  features: readonly string[];
  characterSpacing?: number;
}

export interface OpenedImage {
  width: number;
  height: number;
}

export interface OutlineItem {
  addItem(
    title: string,
    options: { pageNumber: number; top: number; left: number; expanded?: boolean },
  ): OutlineItem;
}

export interface Doc {
  readonly outline: OutlineItem;

  addPage(options: { size: 'A4' | readonly [number, number]; margin: 0 }): Doc;
  end(): void;
  on(event: 'data', take: (chunk: Uint8Array) => void): Doc;
  on(event: 'end', take: () => void): Doc;
  on(event: 'error', take: (error: unknown) => void): Doc;

  struct(
    type: string,
    options: StructureOptions,
    children?: (() => void) | readonly StructureElement[],
  ): StructureElement;
  addStructure(part: StructureElement): Doc;
  markStructureContent(tag: string): StructureContent;
  markContent(tag: 'Artifact', options: { type: 'Layout' | 'Pagination' }): Doc;
  endMarkedContent(): Doc;

  /** @param font the bytes of a font file, or an opened font of fontkit */
  registerFont(name: string, font: Uint8Array | object): Doc;
  font(name: string): Doc;
  fontSize(points: number): Doc;
  text(text: string, x: number, y: number, options: LineOptions): Doc;
  widthOfString(text: string, options: Pick<LineOptions, 'features'>): number;
  link(
    x: number,
    y: number,
    width: number,
    height: number,
    url: string,
    // A string object is written as text, a plain one as a name.
    // biome-ignore lint/complexity/noBannedTypes: see above.
    options: { structParent: StructureElement; Contents: String },
  ): Doc;

  openImage(bytes: Uint8Array): OpenedImage;
  image(image: OpenedImage, x: number, y: number, options: { width: number; height: number }): Doc;

  save(): Doc;
  restore(): Doc;
  translate(x: number, y: number): Doc;
  scale(factor: number): Doc;
  rect(x: number, y: number, width: number, height: number): Doc;
  path(d: string): Doc;
  clip(): Doc;
  linearGradient(x1: number, y1: number, x2: number, y2: number): ColourRun;
  lineWidth(points: number): Doc;
  lineCap(ends: 'round'): Doc;
  lineJoin(corners: 'round'): Doc;
  dash(points: number, options: { space: number }): Doc;
  undash(): Doc;
  fillColor(colour: string): Doc;
  fill(colour: string | ColourRun, rule?: 'even-odd'): Doc;
  stroke(colour: string): Doc;
}

export interface AboutDocument {
  title: string;
  subject: string;
  author?: string;
  creator: string;
  /** BCP 47. */
  language: string;
  madeAt: Date;
}

/** What pdfkit does beside what it says: it writes the properties into XML as they are. */
interface Inside {
  info: Readonly<Record<string, unknown>>;
  _addInfo(): void;
}

function writeInfoEscaped(doc: Inside): void {
  const write = doc._addInfo;
  doc._addInfo = function addInfo() {
    const { info } = this;
    this.info = Object.fromEntries(
      Object.entries(info).map(([name, value]) => [
        name,
        value instanceof Date ? value : xmlText(String(value)),
      ]),
    );
    write.call(this);
    this.info = info;
  };
}

/** A document without pages yet, tagged for people who have it read to them. Declares PDF/UA-1 (ISO 14289-1). */
export function openDocument({ title, subject, author, creator, language, madeAt }: AboutDocument): Doc {
  const doc = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: language,
    // No typeface until one is asked for: the standard ones are not embedded.
    font: '',
    info: {
      ...{ Title: title, Subject: subject, Creator: creator, CreationDate: madeAt },
      ...(author && { Author: author }),
    },
  });
  writeInfoEscaped(doc as Inside);
  return doc as Doc;
}

/** Ends the document. Never settles where a part was made and not put anywhere. */
export function bytesOf(doc: Doc): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk) => chunks.push(new Uint8Array(chunk)));
    doc.on('error', reject);
    doc.on('end', () => {
      const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const chunk of chunks) {
        bytes.set(chunk, at);
        at += chunk.length;
      }
      resolve(bytes);
    });
    doc.end();
  });
}
