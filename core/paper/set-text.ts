import type { Paragraph } from './blocks.ts';
import { breakLines, drawnText, type Line } from './break-lines.ts';
import type { LinkItem, Part, PartTag } from './page.ts';
import {
  addPart,
  below,
  type Column,
  type Cursor,
  nextPage,
  pageOf,
  paint,
  rectangle,
  type Sheet,
} from './sheet.ts';
import type { Text, TextStyle } from './text-style.ts';

/** Half the height of capitals, in ems: they stand in the middle of their line. */
const HALF_CAPITAL = 0.36;

/** A text on one line, without looks. */
export const plainText = (text: Text): string =>
  drawnText(typeof text === 'string' ? text : text.map((inline) => inline.text).join(''))
    .replaceAll(/\s+/g, ' ')
    .trim();

export const lineHeight = ({ size, leading }: TextStyle): number => size * leading;

/** Breaks a text into lines, once for each width and look. */
export function linesOf({ broken, faces }: Sheet, text: Text, style: TextStyle, width: number): Line[] {
  const ofStyle = broken.get(style) ?? new Map<string, Line[]>();
  broken.set(style, ofStyle);
  const key = `${width} ${JSON.stringify(text)}`;
  const lines = ofStyle.get(key) ?? breakLines(text, style, width, faces);
  ofStyle.set(key, lines);
  return lines;
}

/** The look of a paragraph; of one that is not to be broken, in letters as small as its widest line needs. */
export function paragraphStyle(
  sheet: Sheet,
  { text, style, isUnbroken }: Paragraph,
  width: number,
): TextStyle {
  if (!isUnbroken) return style;
  const widths = linesOf(sheet, text, style, Number.POSITIVE_INFINITY).map((line) => line.width);
  const share = width / Math.max(width, ...widths);
  return share < 1 ? { ...style, size: style.size * share, tracking: (style.tracking ?? 0) * share } : style;
}

/** How many of the lines go on this page: at least two on each side of a break, and three lines stay together. */
function linesThatFit(count: number, room: number): number {
  if (count <= room) return count;
  if (room < 2 || count <= 3) return 0;
  return count - room < 2 ? room - 1 : room;
}

/** Sets a text that may go on over pages. */
export function setText(
  sheet: Sheet,
  text: Text,
  style: TextStyle,
  column: Column,
  cursor: Cursor,
  part: Part,
): Cursor {
  const lines = linesOf(sheet, text, style, column.width);
  const height = lineHeight(style);
  let at = cursor;
  let from = 0;
  while (from < lines.length) {
    const room = Math.floor((sheet.bottom(at.page) - at.y + 0.01) / height);
    const fitting = linesThatFit(lines.length - from, room);
    // On a page of its own a line is set, however tall.
    const count = at.isTop ? Math.max(1, fitting || Math.min(room, lines.length - from)) : fitting;
    for (const line of lines.slice(from, from + count)) {
      setLine(sheet, line, style, column, at, part);
      at = below(at, height);
    }
    from += count;
    if (from < lines.length) at = nextPage(sheet, at);
  }
  return at;
}

/** Sets one line at its side of the column. */
export function setLine(
  sheet: Sheet,
  line: Line,
  style: TextStyle,
  column: Column,
  { page, y }: Cursor,
  part: Part,
): void {
  const atEnd = (style.align === 'end') !== (line.isLeftwards && style.align !== 'centre');
  const spare = column.width - line.width;
  const left = column.x + (style.align === 'centre' ? spare / 2 : atEnd ? spare : 0);
  const height = lineHeight(style);
  for (const run of line.runs.toSorted((one, other) => one.order - other.order)) {
    const holder = run.link && linkAddress(run.link) ? linkPart(part, run.link) : part;
    const isLeftwards = run.level % 2 === 1;
    const x = left + run.x;
    const colour = holder !== part ? (style.linkColour ?? style.colour) : style.colour;
    paint(sheet, {
      kind: 'text',
      page,
      part: isLeftwards ? addPart(holder, 'Span', { actual: run.asRead }) : holder,
      file: run.file,
      size: style.size,
      colour,
      x,
      baseline: y + height / 2 + HALF_CAPITAL * style.size,
      width: run.width,
      tracking: run.tracking,
      text: run.text,
      asRead: run.asRead,
      isLeftwards,
    });
    const url = run.link && linkAddress(run.link);
    if (url) setLink(sheet, { kind: 'link', page, part: holder, url, x, y, width: run.width, height });
  }
}

/** The link that a part ends with, or a new one: what follows in the same line belongs to it, too. */
function linkPart(part: Part, url: string): Part {
  const last = part.kids.at(-1);
  const isSame = last && 'tag' in last && last.tag === 'Link' && last.url === url;
  return isSame ? last : addPart(part, 'Link', { url });
}

const LINKED = /^(?:https?:\/\/|mailto:|tel:)\S/i;

/** An address as files hold it, in ASCII; null for one that is no place to go to, whose words stay. */
export function linkAddress(url: string): string | null {
  const address = url.toWellFormed().replaceAll(/[^\x21-\x7E]/gu, encodeURIComponent);
  return LINKED.test(address) ? address : null;
}

/** The parts of a link on one line are one place to click. */
function setLink(sheet: Sheet, link: LinkItem): void {
  const before = pageOf(sheet, link.page).findLast((item) => item.kind === 'link');
  if (before?.part !== link.part || before.y !== link.y) {
    paint(sheet, link);
    return;
  }
  const left = Math.min(before.x, link.x);
  before.width = Math.max(before.x + before.width, link.x + link.width) - left;
  before.x = left;
}

/** Sets a text in a part of its own. */
export const setPart = (
  sheet: Sheet,
  tag: PartTag,
  text: Text,
  style: TextStyle,
  column: Column,
  cursor: Cursor,
  parent: Part,
): Cursor => setText(sheet, text, style, column, cursor, addPart(parent, tag));

export function setRule(
  sheet: Sheet,
  column: Column,
  { page, y }: Cursor,
  colour: string,
  thickness: number,
): void {
  paint(sheet, {
    kind: 'shape',
    page,
    d: rectangle(column.x, y, column.width, thickness),
    fill: colour,
  });
}
