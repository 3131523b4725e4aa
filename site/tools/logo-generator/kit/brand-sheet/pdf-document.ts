import PDFDocument from 'pdfkit';

/** A part of the structure that screen readers follow. */
export interface Part {
  add(child: Part): Part;
}

interface PartOptions {
  alt?: string;
  /** Upper left and lower right corner, in points. */
  bbox?: readonly [number, number, number, number];
  placement?: 'Block';
  scope?: 'Column' | 'Row';
}

interface ColourRun {
  stop(at: number, colour: string): ColourRun;
}

interface LineOptions {
  lineBreak: false;
  baseline: 'alphabetic';
  features: readonly string[];
}

/** What the sheet asks of pdfkit. Its own types are those of a version without PDF/UA. */
export interface Doc {
  addPage(options: { size: 'A4'; margin: 0 }): Doc;
  end(): void;
  on(event: 'data', take: (chunk: Uint8Array) => void): Doc;
  on(event: 'end', take: () => void): Doc;
  on(event: 'error', take: (error: unknown) => void): Doc;

  struct(type: string, options: PartOptions, children?: (() => void) | readonly Part[]): Part;
  addStructure(part: Part): Doc;
  markContent(tag: 'Artifact', options: { type: 'Layout' | 'Pagination' }): Doc;
  endMarkedContent(): Doc;

  registerFont(name: string, bytes: Uint8Array): Doc;
  font(name: string): Doc;
  fontSize(points: number): Doc;
  text(text: string, x: number, y: number, options: LineOptions): Doc;
  widthOfString(text: string, options: Pick<LineOptions, 'features'>): number;

  save(): Doc;
  restore(): Doc;
  translate(x: number, y: number): Doc;
  scale(factor: number): Doc;
  rect(x: number, y: number, width: number, height: number): Doc;
  path(d: string): Doc;
  linearGradient(x1: number, y1: number, x2: number, y2: number): ColourRun;
  lineWidth(points: number): Doc;
  dash(points: number, options: { space: number }): Doc;
  undash(): Doc;
  fillColor(colour: string): Doc;
  fill(colour: string | ColourRun): Doc;
  stroke(colour: string): Doc;
}

export interface AboutDocument {
  title: string;
  subject: string;
  creator: string;
  madeAt: Date;
}

/** A document without pages yet, tagged for people who have it read to them. */
export function openDocument({ title, subject, creator, madeAt }: AboutDocument): Doc {
  const options = {
    autoFirstPage: false,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: 'en',
    // No typeface until one is asked for: the standard ones are not embedded.
    font: '',
    info: { Title: title, Subject: subject, Creator: creator, CreationDate: madeAt },
  };
  return new PDFDocument(options as PDFKit.PDFDocumentOptions) as unknown as Doc;
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
