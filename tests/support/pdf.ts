import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

const NAMES = new Map(Object.entries(OPS).map(([name, code]) => [code, name]));

export async function openPdf(bytes: Uint8Array) {
  // pdf.js takes the bytes for its own.
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return { pdf, pages: await Promise.all(numbers.map((number) => pdf.getPage(number))) };
}

/** Width and height in millimetres. */
export function sizeOf({ view }: PDFPageProxy): [width: number, height: number] {
  const [left = 0, bottom = 0, right = 0, top = 0] = view.map((points) => (points * 25.4) / 72);
  return [right - left, top - bottom];
}

/** The names of the operators that draw a page, as pdf.js calls them. */
export async function operatorsOf(page: PDFPageProxy): Promise<Set<string>> {
  const { fnArray } = await page.getOperatorList();
  return new Set(fnArray.map((code) => NAMES.get(code) ?? String(code)));
}

/** What an operator is called with, each time that a page is drawn by it. */
export async function argumentsOf(page: PDFPageProxy, operator: keyof typeof OPS): Promise<unknown[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  return argsArray.filter((_, index) => fnArray[index] === OPS[operator]);
}

/** The text that can be selected on a page. */
export async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}

interface Structure {
  role?: string;
  alt?: string;
  /** Of the marked content that a leaf stands for. */
  id?: string;
  children?: Structure[];
}

/** Role and description of every part of a page's structure, in reading order. */
export async function partsOf(page: PDFPageProxy): Promise<{ role: string; alt: string }[]> {
  const walk = ({ role, alt = '', children = [] }: Structure): { role: string; alt: string }[] => [
    ...(role ? [{ role, alt }] : []),
    ...children.flatMap(walk),
  ];
  return walk(((await page.getStructTree()) ?? {}) as Structure);
}

/** The text of every marked content of a page. */
async function markedTexts(page: PDFPageProxy): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast(Boolean);
      if (id) texts.set(id, (texts.get(id) ?? '') + item.str);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push('id' in item ? String(item.id ?? '') : '');
  }
  return texts;
}

/** A part of a page's structure with the text below it, in reading order. */
export interface ReadPart {
  role: string;
  alt: string;
  text: string;
  children: ReadPart[];
}

/** The structure of a page as a screen reader goes through it. */
export async function readingOf(page: PDFPageProxy): Promise<ReadPart> {
  const texts = await markedTexts(page);
  const read = ({ role = '', alt = '', id, children = [] }: Structure): ReadPart => {
    const parts = children.map(read);
    const text = (id && texts.get(id)) || parts.map((part) => part.text).join('');
    return { role, alt, text, children: parts };
  };
  return read(((await page.getStructTree()) ?? {}) as Structure);
}

/** All parts of one role below a part. */
export const partsOfRole = (part: ReadPart, role: string): ReadPart[] => [
  ...(part.role === role ? [part] : []),
  ...part.children.flatMap((child) => partsOfRole(child, role)),
];
