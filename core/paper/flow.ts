import type { Block, Box, Columns, Sides } from './blocks.ts';
import type { Part } from './page.ts';
import { edgesOf, paintBackdrop } from './paint-box.ts';
import { leastClauseHeight, leastListHeight, leastTextHeight, setClauses, setList } from './set-lists.ts';
import { setChips, setDrawing, setPicture, setQrCode } from './set-pictures.ts';
import { leastTableHeight, setTable } from './set-table.ts';
import { lineHeight, linesOf, paragraphStyle, plainText, setPart, setRule, setText } from './set-text.ts';
import {
  addPart,
  below,
  type Column,
  type Cursor,
  further,
  nextPage,
  nowhere,
  pageOf,
  paint,
  rectangle,
  roomOf,
  type Sheet,
  scratch,
  withRoom,
} from './sheet.ts';
import type { TextStyle } from './text-style.ts';

/** Sets blocks one below the other. */
export function flow(
  sheet: Sheet,
  blocks: readonly Block[],
  column: Column,
  cursor: Cursor,
  parent: Part,
): Cursor {
  let at = cursor;
  for (const [index, block] of blocks.entries())
    at = setBlock(sheet, block, blocks.slice(index + 1), column, at, parent);
  return at;
}

/** How tall blocks are on a paper without an end. */
function heightOf(sheet: Sheet, blocks: readonly Block[], column: Column, isFresh = true): number {
  return flow(scratch(sheet), blocks, column, { page: 0, y: 0, isFresh, isTop: true }, nowhere()).y;
}

const UNDERLINE = { width: 22, thickness: 2.2, gap: 3 } as const;

/**
 * What has to stand on one page of the first of the blocks: a heading asks for the start of what follows it.
 * @param isFirst whether nothing stands above, so that no space is needed there
 */
function leastHeight(
  sheet: Sheet,
  [block, ...rest]: readonly Block[],
  column: Column,
  isFirst = true,
): number {
  if (!block) return 0;
  const space = ({ before = 0 }: { before?: number }): number => (isFirst ? 0 : before);
  const next = (): number => leastHeight(sheet, rest, column, isFirst);
  switch (block.kind) {
    case 'page-break':
      return 0;
    case 'heading': {
      const { text, style, underline } = block;
      const own = linesOf(sheet, text, style, column.width).length * lineHeight(style);
      const line = underline ? UNDERLINE.gap + UNDERLINE.thickness : 0;
      return space(style) + own + line + (style.after ?? 0) + leastHeight(sheet, rest, column, false);
    }
    case 'paragraph': {
      const style = paragraphStyle(sheet, block, column.width);
      const own = leastTextHeight(sheet, block.text, style, column.width);
      return own > 0 ? space(style) + own : next();
    }
    case 'list': {
      const own = leastListHeight(sheet, block, column);
      return own === null ? next() : space(block.style) + own;
    }
    case 'clauses': {
      const [first] = block.clauses;
      return first ? space(block.heading) + leastClauseHeight(sheet, first, block, column) : next();
    }
    case 'table':
      return block.rows.length > 0 ? leastTableHeight(sheet, block, column) : next();
    case 'section':
      return leastHeight(sheet, [...block.blocks, ...rest], column, isFirst);
    case 'columns':
      return Math.max(
        0,
        ...columnsOf(block, column).map(({ blocks, place }) => leastHeight(sheet, blocks, place)),
      );
    case 'space':
      return (isFirst ? 0 : block.height) + next();
    case 'rule':
      return (
        space(block) +
        (block.thickness ?? THIN) +
        (block.after ?? 0) +
        leastHeight(sheet, rest, column, false)
      );
    default:
      return heightOf(sheet, [block], column, isFirst);
  }
}

/** Of a line between blocks, in points. */
const THIN = 0.6;

const spaced = ({ before = 0 }: Pick<TextStyle, 'before'>, cursor: Cursor): Cursor =>
  cursor.isFresh ? cursor : below(cursor, before);

function setBlock(
  sheet: Sheet,
  block: Block,
  rest: readonly Block[],
  column: Column,
  cursor: Cursor,
  parent: Part,
): Cursor {
  switch (block.kind) {
    case 'paragraph': {
      const { text, tag = 'P' } = block;
      const style = paragraphStyle(sheet, block, column.width);
      if (linesOf(sheet, text, style, column.width).length === 0) return cursor;
      // Quotations and captions hold paragraphs.
      const holder = tag === 'P' ? parent : addPart(parent, tag);
      const end = setPart(sheet, 'P', text, style, column, spaced(style, cursor), holder);
      return below(end, style.after ?? 0);
    }
    case 'heading': {
      const { text, style, level, underline } = block;
      const least = leastHeight(sheet, [block, ...rest], column);
      // What follows may need a page of its own.
      const isTooTall = least > roomOf(sheet, cursor.page + 1);
      const needed = isTooTall ? leastHeight(sheet, [block], column) : least;
      const at = withRoom(sheet, spaced(style, cursor), needed);
      const title = plainText(text);
      sheet.bookmarks.push({ title, level, page: at.page, y: at.y });
      let end = setText(sheet, text, style, column, at, addPart(parent, `H${level}`));
      if (underline) {
        const { gap, width, thickness } = UNDERLINE;
        setRule(sheet, { x: column.x, width }, below(end, gap), underline, thickness);
        end = below(end, gap + thickness);
      }
      return below(end, style.after ?? 0);
    }
    case 'list':
      return setList(sheet, block, column, spaced(block.style, cursor), parent);
    case 'clauses':
      return setClauses(sheet, block, column, cursor, parent);
    case 'table':
      return setTable(sheet, block, column, cursor, parent);
    case 'picture':
      return setPicture(sheet, block, column, cursor, parent);
    case 'drawing':
      return setDrawing(sheet, block, column, cursor, parent);
    case 'qr':
      return setQrCode(sheet, block, column, cursor, parent);
    case 'chips':
      return setChips(sheet, block, column, cursor, parent);
    case 'rule': {
      const { colour, thickness = THIN, after = 0 } = block;
      const at = withRoom(sheet, spaced(block, cursor), thickness);
      setRule(sheet, column, at, colour, thickness);
      return below(at, thickness + after);
    }
    case 'space':
      return cursor.isFresh ? cursor : below(cursor, block.height);
    case 'page-break':
      return cursor.isFresh ? cursor : nextPage(sheet, cursor);
    case 'columns':
      return setColumns(sheet, block, column, cursor, parent);
    case 'together': {
      const { blocks } = block;
      const least = (): number => leastHeight(sheet, blocks, column, cursor.isFresh);
      const height = heightOf(sheet, blocks, column);
      const above = heightOf(sheet, blocks, column, cursor.isFresh) - height;
      const at = withRoomForAll(sheet, cursor, height, least, above);
      return flow(sheet, blocks, column, at, parent);
    }
    case 'section':
      return flow(sheet, block.blocks, column, cursor, addPart(parent, 'Sect', { title: block.title }));
    case 'box':
      return setBox(sheet, block, column, cursor, parent);
  }
}

/** Room for all of the blocks and the space above them, or for their start where no page is tall enough for all. */
function withRoomForAll(sheet: Sheet, at: Cursor, height: number, least: () => number, above = 0): Cursor {
  return withRoom(sheet, at, height > roomOf(sheet, at.page + 1) ? least() : height + above);
}

function columnsOf({ columns, gap }: Columns, { x, width }: Column) {
  const free = width - gap * (columns.length - 1);
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let left = x;
  return columns.map(({ share, blocks }) => {
    const place: Column = { x: left, width: (share / shares) * free };
    left += place.width + gap;
    return { blocks, place };
  });
}

function setColumns(sheet: Sheet, block: Columns, column: Column, cursor: Cursor, parent: Part): Cursor {
  const columns = columnsOf(block, column);
  const at = withRoom(sheet, cursor, leastHeight(sheet, [block], column));
  return columns.map(({ blocks, place }) => flow(sheet, blocks, place, at, parent)).reduce(further, at);
}

const NO_PADDING: Sides = { top: 0, right: 0, bottom: 0, left: 0 };

function setBox(sheet: Sheet, block: Box, column: Column, cursor: Cursor, parent: Part): Cursor {
  const padding = { ...NO_PADDING, ...block.padding };
  const inner = {
    x: column.x + padding.left,
    width: column.width - padding.left - padding.right,
  };
  const content = heightOf(sheet, block.blocks, inner) + padding.top + padding.bottom;
  const height = Math.max(content, Math.min(block.leastHeight ?? 0, roomOf(sheet, cursor.page)));
  const least = (): number => padding.top + leastHeight(sheet, block.blocks, inner) + padding.bottom;
  let at = withRoomForAll(sheet, cursor, height, least);
  // At the top of the paper the ground begins at its edge.
  if (block.isBleeding && at.isTop && at.page === 0) at = { ...at, y: 0 };
  const outer = block.isBleeding ? { x: 0, width: sheet.width } : column;

  const painted = new Map<number, number>([[at.page, pageOf(sheet, at.page).length]]);
  const tall = Math.min(height, sheet.bottom(at.page) - at.y);
  if (block.backdrop) paintBackdrop(sheet, block, outer, { ...at, height: tall }, parent);
  const free = block.isAtBottom ? Math.max(0, tall - content) : 0;
  const top: Cursor = { ...at, y: at.y + padding.top + free, isFresh: true };
  const { bottom } = sheet;
  const padded: Sheet = { ...sheet, bottom: (page) => bottom(page) - padding.bottom };
  const last = flow(padded, block.blocks, inner, top, parent);
  const isWhole = last.page === at.page;
  const end: Cursor = isWhole
    ? { ...at, y: Math.max(last.y + padding.bottom, at.y + tall), isFresh: false, isTop: false }
    : below(last, padding.bottom);

  for (let page = at.page; page <= end.page; page++) {
    const from = page === at.page ? at.y : sheet.top(page);
    const to = page === end.page ? end.y : sheet.bottom(page);
    const { ground } = block;
    const shape = { kind: 'shape', page, d: rectangle(outer.x, from, outer.width, to - from) } as const;
    if (ground) pageOf(sheet, page).splice(painted.get(page) ?? 0, 0, { ...shape, fill: ground });
    for (const item of edgesOf(block, outer, page, from, to - from)) paint(sheet, item);
  }
  return end;
}
