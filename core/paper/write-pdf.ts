import type { Gradient, Image } from './blocks.ts';
import { coverBox } from './cover-box.ts';
import { openFaces } from './faces.ts';
import type { Item, LaidOut, LinkItem, Part, PictureItem, ShapeItem, TextItem } from './page.ts';
import type { Paper } from './paper.ts';
import {
  bytesOf,
  type Doc,
  type OpenedImage,
  openDocument,
  type StructureContent,
  type StructureElement,
} from './pdf-document.ts';

/** The program that made it, as the document says. */
const CREATOR = 'Deckhand';

interface Pen {
  doc: Doc;
  images: Map<Uint8Array, OpenedImage>;
}

/**
 * Writes a laid out paper as a tagged PDF 1.7. The same paper with the same files gives the same bytes in a browser and
 * in a Worker.
 * @throws UnreadableImageError
 * @param onPage called after each page with the share of them that is painted, 0 to 1
 */
export async function writePdf(
  paper: Paper,
  laidOut: LaidOut,
  files: ReadonlyMap<string, Uint8Array>,
  onPage: (share: number) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const { pages, root, width, height } = laidOut;
  const { title, subject, author, language, madeAt } = paper;
  const doc = openDocument({ title, subject, author, language, madeAt, creator: CREATOR });
  const faces = openFaces(files);
  for (const file of fontFilesOf(pages)) doc.registerFont(file, faces.font(file));
  const pen: Pen = { doc, images: openImages(doc, pages) };

  const elements = new Map<Part, StructureElement>();
  const contents = new Map<Item, StructureContent>();
  const elementOf = (part: Part): StructureElement => {
    const element = elements.get(part) ?? newElement(doc, part);
    elements.set(part, element);
    return element;
  };
  const attached = new Set(partsFrom(root));
  for (const [index, items] of pages.entries()) {
    doc.addPage({ size: [width, height], margin: 0 });
    for (const run of runsByPart(items, attached)) {
      const { part, items: painted } = run;
      const content = part ? doc.markStructureContent(part.tag) : null;
      if (!content) doc.markContent('Artifact', { type: 'Layout' });
      for (const item of painted) paintItem(pen, item);
      doc.endMarkedContent();
      if (content && painted[0]) contents.set(painted[0], content);
    }
    for (const item of items)
      if (item.kind === 'link' && attached.has(item.part)) addLink(doc, item, elementOf(item.part));
    onPage((index + 1) / pages.length);
  }
  addBookmarks(doc, laidOut);

  const whole = (part: Part): StructureElement => {
    const element = elementOf(part);
    for (const kid of part.kids) {
      const content = 'tag' in kid ? null : contents.get(kid);
      if ('tag' in kid) {
        if (kid.kids.length > 0 || isCell(kid)) element.add(whole(kid));
      } else if (content) element.add(content);
    }
    return element;
  };
  const document = whole(root);
  doc.addStructure(document);
  document.end();
  return bytesOf(doc);
}

/** Cells are counted, so that empty ones stay. */
const isCell = ({ tag }: Part): boolean => tag === 'TD' || tag === 'TH';

const fontFilesOf = (pages: LaidOut['pages']): Set<string> =>
  new Set(pages.flatMap((items) => items.flatMap((item) => (item.kind === 'text' ? [item.file] : []))));

const partsFrom = (part: Part): Part[] => [
  part,
  ...part.kids.flatMap((kid) => ('tag' in kid ? partsFrom(kid) : [])),
];

const newElement = (doc: Doc, { tag, title, alt, actual, scope, bounds }: Part): StructureElement =>
  doc.struct(tag, {
    ...(title && { title }),
    ...(alt && { alt }),
    ...(actual && { actual }),
    ...(scope && { scope }),
    ...(bounds && { bbox: bounds, placement: 'Block' }),
  });

/** Neighbours that belong to one part are marked as one; what belongs to no part of the document is decoration. */
function runsByPart(items: readonly Item[], attached: ReadonlySet<Part>) {
  const runs: { part: Part | null; items: Item[] }[] = [];
  for (const item of items) {
    if (item.kind === 'link') continue;
    const part = item.part && attached.has(item.part) ? item.part : null;
    const open = runs.at(-1);
    if (open && open.part === part) open.items.push(item);
    else runs.push({ part, items: [item] });
  }
  return runs;
}

function paintItem(pen: Pen, item: Item): void {
  if (item.kind === 'text') paintText(pen, item);
  else if (item.kind === 'shape') paintShape(pen, item);
  else if (item.kind === 'picture') paintPicture(pen, item);
}

function paintText({ doc }: Pen, item: TextItem): void {
  doc
    .font(item.file)
    .fontSize(item.size)
    .fillColor(item.colour)
    .text(item.text, item.x, item.baseline, {
      ...{ lineBreak: false, baseline: 'alphabetic', features: [] },
      ...(item.tracking && { characterSpacing: item.tracking }),
    });
}

function paintShape({ doc }: Pen, { d, fill, stroke, place }: ShapeItem): void {
  doc.save();
  if (place) doc.translate(place.x, place.y).scale(place.scale);
  if (fill) doc.path(d).fill(typeof fill === 'string' ? fill : gradient(doc, fill), 'even-odd');
  if (stroke?.isRound) doc.lineCap('round').lineJoin('round');
  if (stroke) doc.lineWidth(stroke.thickness).path(d).stroke(stroke.colour);
  doc.restore();
}

function gradient(doc: Doc, { from, to, stops }: Gradient) {
  const run = doc.linearGradient(...from, ...to);
  for (const { at, colour, opacity } of stops) run.stop(at, colour, opacity);
  return run;
}

/** A picture of the paper is no JPEG or PNG that can be read. */
export class UnreadableImageError extends Error {
  readonly image: Image;

  constructor(image: Image) {
    super('A picture of the document is damaged, or neither a JPEG nor a PNG');
    this.name = 'UnreadableImageError';
    this.image = image;
  }
}

function openImages(doc: Doc, pages: LaidOut['pages']): Map<Uint8Array, OpenedImage> {
  const opened = new Map<Uint8Array, OpenedImage>();
  for (const item of pages.flat()) {
    if (item.kind !== 'picture' || opened.has(item.image.bytes)) continue;
    try {
      opened.set(item.image.bytes, doc.openImage(item.image.bytes));
    } catch {
      throw new UnreadableImageError(item.image);
    }
  }
  return opened;
}

function paintPicture(pen: Pen, { image, x, y, width, height, focus }: PictureItem): void {
  const { doc, images } = pen;
  const opened = images.get(image.bytes);
  if (!opened) return;
  const place = coverBox(image, { width, height }, focus);
  doc.save().rect(x, y, width, height).clip();
  doc.image(opened, x + place.x, y + place.y, { width: place.width, height: place.height });
  doc.restore();
}

const addLink = (doc: Doc, { x, y, width, height, url }: LinkItem, element: StructureElement): Doc =>
  // A string object is written as text, a plain one as a name.
  doc.link(x, y, width, height, url, { structParent: element, Contents: new String(url) });

function addBookmarks(doc: Doc, { bookmarks, width }: LaidOut): void {
  const open = [doc.outline];
  for (const { title, level, page, y } of bookmarks) {
    const parent = open.slice(0, level).findLast(Boolean) ?? doc.outline;
    open.length = Math.min(open.length, level);
    open[level] = parent.addItem(title, {
      ...{ pageNumber: page, top: Math.max(0, y - 8), expanded: true },
      // Counted from the right.
      left: width,
    });
  }
}
