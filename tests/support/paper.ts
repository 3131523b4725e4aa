import type { Block, Paragraph } from '#core/paper/blocks.ts';
import { layOut } from '#core/paper/lay-out.ts';
import type { LaidOut, TextItem } from '#core/paper/page.ts';
import type { Paper } from '#core/paper/paper.ts';
import type { TextStyle } from '#core/paper/text-style.ts';
import { neededFiles } from '#core/paper/texts-of.ts';
import { writePdf } from '#core/paper/write-pdf.ts';
import { readLogoFonts } from '#scripts/logo-fonts.ts';

export const BODY: TextStyle = {
  ...{ font: 'inter-regular', strong: 'inter', size: 10, leading: 1.5 },
  ...{ colour: '#17140F', linkColour: '#B84A06', after: 5 },
};
export const HEADING: TextStyle = { ...BODY, font: 'inter', size: 13, before: 10, after: 6 };
export const SMALL: TextStyle = { ...BODY, size: 8, after: 0 };

export const paperOf = (blocks: readonly Block[], options: Partial<Paper> = {}): Paper => ({
  ...{ title: 'Test', author: 'DJ NOVA', subject: 'A test', language: 'en', size: 'A4' },
  margins: { top: 50, right: 50, bottom: 50, left: 50 },
  madeAt: new Date('2026-11-24T00:00:00Z'),
  blocks,
  ...options,
});

export const filesOf = (paper: Paper) => readLogoFonts(neededFiles(paper));

export const laidOut = (paper: Paper) => layOut(paper, filesOf(paper));

export const pdfOf = (paper: Paper) => writePdf(paper, laidOut(paper), filesOf(paper));

/** So many words, each of them another one. */
export const words = (count: number): string =>
  Array.from({ length: count }, (_, index) => `w${index.toString(36)}rd`).join(' ');

/** The runs of a page. */
export const textsOf = ({ pages }: LaidOut, page: number): TextItem[] =>
  (pages[page] ?? []).filter((item) => item.kind === 'text');

/** The lines of a page, from top to bottom; what stands on one baseline is one line. */
export function linesOf(laid: LaidOut, page: number): string[] {
  const lines = new Map<number, string>();
  for (const { baseline, asRead } of textsOf(laid, page)) {
    const at = Math.round(baseline * 10);
    lines.set(at, (lines.get(at) ?? '') + asRead);
  }
  return [...lines].sort(([one], [other]) => one - other).map(([, line]) => line.trim());
}

/** A page has room for 49 lines of the body, 742 points of 15. */
export const LINES = 49;
export const filler = (lines: number): Block[] =>
  Array.from({ length: lines }, (_, index) => bare(`line ${index}`));
export const bare = (text: string): Paragraph => ({ kind: 'paragraph', text, style: { ...BODY, after: 0 } });
