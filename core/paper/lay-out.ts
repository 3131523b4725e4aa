import type { Block } from './blocks.ts';
import { type Faces, openFaces } from './faces.ts';
import { flow } from './flow.ts';
import type { LaidOut, Part } from './page.ts';
import { PAGE_SIZES, type Paper, type RunningLine } from './paper.ts';
import { lineHeight, linesOf, setRule, setText } from './set-text.ts';
import { type Column, type Cursor, pageOf, rectangle, type Sheet } from './sheet.ts';
import type { TextStyle } from './text-style.ts';

/** The part of parts that are not read: what is set in it is decoration. */
const nowhere = (): Part => ({ tag: 'Sect', kids: [] });

/**
 * Gives every line of a paper its place.
 * @param files of every face that `neededFiles` names: file name → bytes
 * @throws MissingFontFileError
 */
export function layOut(paper: Paper, files: ReadonlyMap<string, Uint8Array>): LaidOut {
  const { width, height } = PAGE_SIZES[paper.size];
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
  flow(sheet, paper.blocks, column, { page: 0, y: margins.top, isFresh: true }, root);
  if (foot) {
    const place = { page: 0, y: height - foot.height, isFresh: false };
    flow({ ...sheet, bottom: () => Number.POSITIVE_INFINITY }, foot.blocks, column, place, root);
  }
  pageOf(sheet, 0);
  for (const page of sheet.pages.keys()) setRunningLines(sheet, column, page, Boolean(foot));
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
  return flow(trial, blocks, column, { page: 0, y: 0, isFresh: false }, nowhere()).y;
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
  if (header) setRunningLine(sheet, header, column, { page, y: margins.top / 2, isFresh: true }, 'below');
  if (footer)
    setRunningLine(sheet, footer, column, { page, y: height - 0.6 * margins.bottom, isFresh: true }, 'above');
}

const RULE = { gap: 4, thickness: 0.5 } as const;

/** On one line each: a longer text ends where the line does. */
function setRunningLine(
  sheet: Sheet,
  { start, end, style, rule }: RunningLine,
  column: Column,
  at: Cursor,
  side: 'above' | 'below',
): void {
  const endless = { ...sheet, bottom: () => Number.POSITIVE_INFINITY };
  const numbered = (text: string): string =>
    text.replace('{page}', String(at.page + 1)).replace('{pages}', String(sheet.pages.length));
  const set = (text: string | undefined, look: TextStyle, place: Column): void => {
    if (text) setText(endless, numbered(text), look, place, at, nowhere());
  };
  const endStyle: TextStyle = { ...style, align: 'end' };
  const endLine = end ? linesOf(sheet, numbered(end), endStyle, column.width)[0] : undefined;
  const room = endLine ? endLine.width + 2 * style.size : 0;
  set(end, endStyle, column);
  set(start && firstLine(sheet, start, style, column.width - room), style, column);
  if (!rule) return;
  const y = side === 'above' ? at.y - RULE.gap : at.y + lineHeight(style) + RULE.gap;
  setRule(sheet, column, { ...at, y }, rule, RULE.thickness);
}

function firstLine(sheet: Sheet, text: string, style: TextStyle, width: number): string {
  const [first, ...others] = linesOf(sheet, text, style, width);
  const read = first?.runs.toSorted((one, other) => one.order - other.order).map(({ asRead }) => asRead);
  return others.length > 0 ? `${read?.join('').trimEnd()} …` : text;
}
