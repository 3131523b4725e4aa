import type { Block } from './blocks.ts';
import { type Faces, openFaces } from './faces.ts';
import { flow } from './flow.ts';
import type { LaidOut, Part } from './page.ts';
import { PAGE_SIZES, type Paper, type RunningLine } from './paper.ts';
import { lineHeight, linesOf, setLine, setRule } from './set-text.ts';
import { type Column, type Cursor, nowhere, pageOf, rectangle, type Sheet } from './sheet.ts';
import type { TextStyle } from './text-style.ts';

/**
 * Gives every line of a paper its place.
 * @param files of every face that `neededFiles` names: file name → bytes
 * @throws MissingFontFileError
 */
export function layOut(paper: Paper, files: ReadonlyMap<string, Uint8Array>): LaidOut {
  const { width, height } = typeof paper.size === 'string' ? PAGE_SIZES[paper.size] : paper.size;
  const { margins } = paper;
  const column = { x: margins.left, width: width - margins.left - margins.right };
  const sheet = sheetOf(paper, openFaces(files), width, height);
  const foot = paper.firstFoot
    ? { blocks: paper.firstFoot, height: footHeight(sheet, paper.firstFoot, column) }
    : null;
  if (foot) {
    const { bottom } = sheet;
    sheet.bottom = (page) => (page === 0 ? height - foot.height - FOOT_GAP : bottom(page));
  }

  const root: Part = { tag: 'Document', kids: [] };
  flow(sheet, paper.blocks, column, { page: 0, y: margins.top, isFresh: true, isTop: true }, root);
  if (foot) {
    const place = { page: 0, y: height - foot.height, isFresh: false, isTop: false };
    flow({ ...sheet, bottom: () => Number.POSITIVE_INFINITY }, foot.blocks, column, place, root);
  }
  pageOf(sheet, 0);
  for (const page of [...sheet.pages.keys()]) setRunningLines(sheet, column, page, Boolean(foot));
  return { width, height, pages: sheet.pages, root, bookmarks: sheet.bookmarks };
}

const FOOT_GAP = 12;

function sheetOf(paper: Paper, faces: Faces, width: number, height: number): Sheet {
  return {
    ...{ paper, faces, width, height, pages: [], bookmarks: [], broken: new Map() },
    top: () => paper.margins.top,
    bottom: () => height - paper.margins.bottom,
  };
}

function footHeight(sheet: Sheet, blocks: readonly Block[], column: Column): number {
  const trial = { ...sheet, pages: [], bookmarks: [], bottom: () => Number.POSITIVE_INFINITY };
  return flow(trial, blocks, column, { page: 0, y: 0, isFresh: false, isTop: false }, nowhere()).y;
}

function setRunningLines(sheet: Sheet, column: Column, page: number, isFirstSpecial: boolean): void {
  const { paper, height } = sheet;
  if (paper.ground)
    pageOf(sheet, page).unshift({
      ...{ kind: 'shape', page, fill: paper.ground },
      d: rectangle(0, 0, sheet.width, height),
    });
  if (isFirstSpecial && page === 0) return;
  const { header, footer, margins } = paper;
  if (header)
    setRunningLine(sheet, header, column, { page, y: margins.top / 2, isFresh: true, isTop: true }, 'below');
  if (footer)
    setRunningLine(
      sheet,
      footer,
      column,
      { page, y: height - 0.6 * margins.bottom, isFresh: true, isTop: true },
      'above',
    );
}

const RULE = { gap: 4, thickness: 0.5 } as const;

/** On one line each, at its side of the page whatever way it runs: what is too long for the line is cut. */
function setRunningLine(
  sheet: Sheet,
  { start, end, style, rule }: RunningLine,
  column: Column,
  at: Cursor,
  side: 'above' | 'below',
): void {
  const numbered = (text: string): string =>
    text.replaceAll('{page}', String(at.page + 1)).replaceAll('{pages}', String(sheet.pages.length));
  const onOneLine = (text = ''): string => text.replaceAll(/\s*\n\s*/g, ' ');
  const set = (text: string, width: number, atEnd: boolean): number => {
    const [line] = linesOf(sheet, cutToWidth(sheet, text, style, width), style, Number.POSITIVE_INFINITY);
    if (!line) return 0;
    const x = atEnd ? column.x + column.width - line.width : column.x;
    setLine(sheet, line, { ...style, align: 'start' }, { x, width: line.width }, at, nowhere());
    return line.width;
  };
  const used = set(numbered(onOneLine(end)), column.width, true);
  set(onOneLine(start), column.width - (used && used + 2 * style.size), false);
  if (!rule) return;
  const y = side === 'above' ? at.y - RULE.gap : at.y + lineHeight(style) + RULE.gap;
  setRule(sheet, column, { ...at, y }, rule, RULE.thickness);
}

const MORE = ' …';

function cutToWidth(sheet: Sheet, text: string, style: TextStyle, width: number): string {
  const endless = Number.POSITIVE_INFINITY;
  const fits = (each: string): boolean => (linesOf(sheet, each, style, endless)[0]?.width ?? 0) <= width;
  if (fits(text)) return text;
  const letters = [...text];
  let [low, high] = [0, letters.length];
  const cut = (count: number): string => letters.slice(0, count).join('').trimEnd() + MORE;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(cut(middle))) low = middle;
    else high = middle - 1;
  }
  return low > 0 ? cut(low) : '';
}
