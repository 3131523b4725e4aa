/** A document of every kind of block, made wherever this file is bundled for: see tests/e2e/document-bytes.test.ts. */
import type { Block } from '#core/paper/blocks.ts';
import { layOut } from '#core/paper/lay-out.ts';
import type { Paper } from '#core/paper/paper.ts';
import type { TextStyle } from '#core/paper/text-style.ts';
import { neededFiles } from '#core/paper/texts-of.ts';
import { writePdf } from '#core/paper/write-pdf.ts';

const BODY: TextStyle = { font: 'inter-regular', size: 10, leading: 1.5, colour: '#17140F', after: 5 };
const HEADING: TextStyle = { ...BODY, font: 'unbounded', size: 13, before: 10 };

/** A JPEG of one grey pixel. */
const PIXEL =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==';

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));

const TEXT =
  'Łukasz and Zoë play 火 서울 ไทย हिन्दी Ελλάδα Київ 🔥👩‍🚀 שלום (2014), نور و House every night of the long, long winter. ';

const blocks: Block[] = [
  {
    ...{ kind: 'box', ground: '#14110E', isBleeding: true, leastHeight: 200 },
    backdrop: {
      image: { bytes: bytesOf(PIXEL), width: 1, height: 1 },
      ...{ focus: { x: 0.5, y: 0.5 }, share: 0.5, alt: 'On stage' },
    },
    blocks: [{ kind: 'heading', level: 1, text: 'DJ NOVA', style: { ...HEADING, colour: '#FFFFFF' } }],
  },
  { kind: 'chips', items: ['Techno', 'Acid'], style: BODY, line: '#FF6A00' },
  {
    kind: 'paragraph',
    text: [{ text: TEXT.repeat(4) }, { text: 'here', link: 'https://example.com' }],
    style: BODY,
  },
  {
    ...{ kind: 'clauses', heading: HEADING, style: BODY, number: '#B84A06' },
    clauses: Array.from({ length: 12 }, (_, index) => ({
      title: `Clause ${index}`,
      paragraphs: [TEXT, TEXT],
    })),
  },
  {
    ...{ kind: 'table', style: BODY, head: BODY, ground: '#EEEEEE', line: '#CCCCCC' },
    columns: [
      { title: 'Day', share: 1 },
      { title: 'Fee', share: 1, align: 'end' },
    ],
    rows: Array.from({ length: 40 }, (_, index) => ({ cells: [`Night ${index}`, `£${index * 100}`] })),
  },
  { kind: 'qr', text: 'https://example.com/epk/nova', size: 60, alt: 'QR code' },
];

export const PAPER: Paper = {
  ...{ title: 'Everywhere', author: 'DJ NOVA', subject: 'The same bytes', language: 'en', size: 'A4' },
  margins: { top: 50, right: 50, bottom: 50, left: 50 },
  madeAt: new Date('2026-11-24T00:00:00Z'),
  footer: { start: 'DJ NOVA', end: 'Page {page} of {pages}', style: BODY },
  blocks,
};

export const FILES: readonly string[] = neededFiles(PAPER);

/** @param files name → Base64 */
export function makeDocument(files: Readonly<Record<string, string>>): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = new Map(Object.entries(files).map(([name, base64]) => [name, bytesOf(base64)]));
  return writePdf(PAPER, layOut(PAPER, fonts), fonts);
}
