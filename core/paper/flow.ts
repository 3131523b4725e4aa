import type { Block, Box, Columns, Sides } from './blocks.ts';
import type { Part } from './page.ts';
import { edgesOf, paintBackdrop } from './paint-box.ts';
import { leastTextHeight, setClauses, setList } from './set-lists.ts';
import { setChips, setDrawing, setPicture, setQrCode } from './set-pictures.ts';
import { leastTableHeight, setTable } from './set-table.ts';
import { lineHeight, linesOf, setPart, setRule, setText } from './set-text.ts';
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
function heightOf(sheet: Sheet, blocks: readonly Block[], column: Column): number {
  const nowhere: Part = { tag: 'Sect', kids: [] };
  return flow(scratch(sheet), blocks, column, { page: 0, y: 0, isFresh: true }, nowhere).y;
}

const UNDERLINE = { width: 22, thickness: 2.2, gap: 3 } as const;

/** What has to stand on one page of the first of the blocks: a heading asks for the start of what follows it. */
function leastHeight(sheet: Sheet, [block, ...rest]: readonly Block[], column: Column): number {
  if (!block) return 0;
  switch (block.kind) {
    case 'page-break':
      return 0;
    case 'heading': {
      const own = linesOf(sheet, block.text, block.style, column.width).length * lineHeight(block.style);
      const line = block.underline ? UNDERLINE.gap + UNDERLINE.thickness : 0;
      return own + line + (block.style.after ?? 0) + leastHeight(sheet, rest, column);
    }
    case 'paragraph':
      return leastTextHeight(sheet, block.text, block.style, column.width);
    case 'list':
      return leastTextHeight(sheet, block.items[0] ?? '', block.style, column.width);
    case 'table':
      return leastTableHeight(sheet, block, column);
    case 'section':
      return leastHeight(sheet, block.blocks, column);
    case 'columns':
      return Math.max(
        0,
        ...columnsOf(block, column).map(({ blocks, place }) => leastHeight(sheet, blocks, place)),
      );
    case 'clauses':
      return leastHeight(
        sheet,
        [
          { kind: 'heading', level: 2, text: block.clauses[0]?.title ?? '', style: block.heading },
          { kind: 'paragraph', text: block.clauses[0]?.paragraphs[0] ?? '', style: block.style },
        ],
        column,
      );
    case 'space':
    case 'rule':
      return heightOf(sheet, [block], column) + leastHeight(sheet, rest, column);
    default:
      return heightOf(sheet, [block], column);
  }
}

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
      const { text, style, tag = 'P' } = block;
      const end = setPart(sheet, tag, text, style, column, spaced(style, cursor), parent);
      return below(end, style.after ?? 0);
    }
    case 'heading': {
      const { text, style, level, underline } = block;
      const at = withRoom(sheet, spaced(style, cursor), leastHeight(sheet, [block, ...rest], column));
      const title = typeof text === 'string' ? text : text.map((inline) => inline.text).join('');
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
      const { colour, thickness = 0.6, after = 0 } = block;
      const at = spaced(block, cursor);
      setRule(sheet, column, at, colour, thickness);
      return below(at, thickness + after);
    }
    case 'space':
      return cursor.isFresh ? cursor : below(cursor, block.height);
    case 'page-break':
      return cursor.isFresh ? cursor : nextPage(sheet, cursor);
    case 'columns':
      return setColumns(sheet, block, column, cursor, parent);
    case 'together':
      return flow(
        sheet,
        block.blocks,
        column,
        withRoomForAll(sheet, cursor, heightOf(sheet, block.blocks, column)),
        parent,
      );
    case 'section':
      return flow(sheet, block.blocks, column, cursor, addPart(parent, 'Sect', { title: block.title }));
    case 'box':
      return setBox(sheet, block, column, cursor, parent);
  }
}

/** What no page is tall enough for begins where it stands. */
function withRoomForAll(sheet: Sheet, cursor: Cursor, height: number): Cursor {
  const next = nextPage(sheet, cursor);
  return height > sheet.bottom(next.page) - next.y ? cursor : withRoom(sheet, cursor, height);
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

const further = (one: Cursor, other: Cursor): Cursor =>
  other.page > one.page || (other.page === one.page && other.y > one.y) ? other : one;

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
  const height = Math.max(content, block.leastHeight ?? 0);
  let at = withRoomForAll(sheet, cursor, height);
  // At the top of the paper the ground begins at its edge.
  if (block.isBleeding && at.isFresh && at.page === 0) at = { ...at, y: 0 };
  const outer = block.isBleeding ? { x: 0, width: sheet.width } : column;

  const painted = new Map<number, number>([[at.page, pageOf(sheet, at.page).length]]);
  if (block.backdrop) paintBackdrop(sheet, block, outer, { ...at, height }, parent);
  const top = { ...below(at, padding.top), isFresh: true };
  const last = flow(sheet, block.blocks, inner, top, parent);
  const isWhole = last.page === at.page;
  const end: Cursor = isWhole
    ? { ...at, y: Math.max(last.y + padding.bottom, at.y + height), isFresh: false }
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
