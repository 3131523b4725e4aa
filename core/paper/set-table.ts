import type { Row, Table, Column as TableColumn } from './blocks.ts';
import type { Part } from './page.ts';
import { lineHeight, linesOf, setRule, setText } from './set-text.ts';
import {
  addPart,
  below,
  type Column,
  type Cursor,
  further,
  nowhere,
  paint,
  rectangle,
  roomOf,
  type Sheet,
  withRoom,
} from './sheet.ts';
import type { TextStyle } from './text-style.ts';

interface Layout {
  table: Table;
  column: Column;
  /** Of the text of each column. */
  cells: readonly Column[];
  padding: number;
}

function layoutOf(table: Table, column: Column): Layout {
  const padding = table.padding ?? 5;
  const shares = table.columns.reduce((sum, { share }) => sum + share, 0);
  let x = column.x;
  const cells = table.columns.map(({ share }) => {
    const width = (share / shares) * column.width;
    const cell = { x: x + padding, width: width - 2 * padding };
    x += width;
    return cell;
  });
  return { table, column, cells, padding };
}

const hasHead = ({ columns }: Table): boolean => columns.some(({ title }) => title);

const headRow = ({ columns }: Table): Row => ({ cells: columns.map(({ title }) => title ?? '') });

const headStyle = ({ head }: Table, { align }: TableColumn): TextStyle => ({ ...head, align });

function cellStyle({ style }: Table, { align, style: own }: TableColumn, { isTotal }: Row): TextStyle {
  const look = own ?? style;
  return { ...look, align, font: isTotal ? (look.strong ?? look.font) : look.font };
}

/** Looks of the cells of a row, made once: texts are remembered by their look. */
type Styles = (row: Row) => readonly TextStyle[];

function cellsHeight(
  sheet: Sheet,
  { cells, padding }: Layout,
  row: Row,
  styles: readonly TextStyle[],
): number {
  const heights = cells.map(({ width }, index) => {
    const style = styles[index] as TextStyle;
    return linesOf(sheet, row.cells[index] ?? '', style, width).length * lineHeight(style);
  });
  return Math.max(...heights) + 1.5 * padding;
}

/** The height that a table has to begin with: its head and first row. */
export function leastTableHeight(sheet: Sheet, table: Table, column: Column): number {
  const layout = layoutOf(table, column);
  const [first] = table.rows;
  const head = hasHead(table)
    ? cellsHeight(
        sheet,
        layout,
        headRow(table),
        table.columns.map((each) => headStyle(table, each)),
      )
    : 0;
  const row = first
    ? cellsHeight(
        sheet,
        layout,
        first,
        table.columns.map((each) => cellStyle(table, each, first)),
      )
    : 0;
  return head + row;
}

export function setTable(sheet: Sheet, table: Table, column: Column, cursor: Cursor, parent: Part): Cursor {
  if (table.rows.length === 0) return cursor;
  const layout = layoutOf(table, column);
  const headStyles = table.columns.map((each) => headStyle(table, each));
  const plain = table.columns.map((each) => cellStyle(table, each, { cells: [] }));
  const total = table.columns.map((each) => cellStyle(table, each, { cells: [], isTotal: true }));
  const styles: Styles = ({ isTotal }) => (isTotal ? total : plain);
  const part = addPart(parent, 'Table');
  const head = headRow(table);

  let at = withRoom(sheet, cursor, leastTableHeight(sheet, table, column));
  let headHeight = 0;
  const setHead = (holder: Part | null): void => {
    if (!hasHead(table)) return;
    const end = setRow(sheet, layout, head, headStyles, at, holder, true);
    headHeight = end.y - at.y;
    at = { ...end, isTop: at.isTop };
  };
  setHead(part);
  for (const row of table.rows) {
    const height = cellsHeight(sheet, layout, row, styles(row));
    const isTooTall = headHeight + height > roomOf(sheet, at.page + 1);
    const next = withRoom(sheet, at, isTooTall ? 0 : height);
    if (next.page > at.page) {
      at = next;
      // It was read on the first page.
      setHead(null);
    }
    at = setRow(sheet, layout, row, styles(row), at, part, false);
  }
  return at;
}

/** @param holder the table's part; null for a head that is shown again */
function setRow(
  sheet: Sheet,
  { table, column, cells, padding }: Layout,
  row: Row,
  styles: readonly TextStyle[],
  at: Cursor,
  holder: Part | null,
  isHead: boolean,
): Cursor {
  const height = cellsHeight(sheet, { table, column, cells, padding }, row, styles);
  if (isHead || row.isTotal)
    paint(sheet, {
      ...{ kind: 'shape', page: at.page, fill: table.ground },
      d: rectangle(column.x, at.y, column.width, height),
    });
  const line = addPart(holder ?? nowhere(), 'TR');
  let end = below(at, height);
  for (const [index, cell] of cells.entries()) {
    const isNamed = isHead || table.columns[index]?.isRowHead;
    const part = addPart(line, isNamed ? 'TH' : 'TD', isNamed ? { scope: isHead ? 'Column' : 'Row' } : {});
    const top = { ...at, y: at.y + 0.75 * padding };
    const last = setText(sheet, row.cells[index] ?? '', styles[index] as TextStyle, cell, top, part);
    // Only of a row that no page is tall enough for.
    if (last.page > at.page) end = further(end, below(last, 0.75 * padding));
  }
  if (!isHead) setRule(sheet, column, { ...end, y: end.y - 0.5 }, table.line, 0.5);
  return end;
}
