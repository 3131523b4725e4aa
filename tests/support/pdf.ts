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

/** The text that can be selected on a page. */
export async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}

interface Structure {
  role?: string;
  alt?: string;
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
