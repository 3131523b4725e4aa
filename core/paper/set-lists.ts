import type { Clauses, List } from './blocks.ts';
import type { Part } from './page.ts';
import { lineHeight, linesOf, setPart, setText } from './set-text.ts';
import { addPart, below, type Column, type Cursor, type Sheet, withRoom } from './sheet.ts';
import type { Text, TextStyle } from './text-style.ts';

/** Height of the lines of a text that have to stand together at its start. */
export function leastTextHeight(sheet: Sheet, text: Text, style: TextStyle, width: number): number {
  const count = linesOf(sheet, text, style, width).length;
  return (count <= 3 ? count : 2) * lineHeight(style);
}

function setItem(
  sheet: Sheet,
  label: string,
  text: Text,
  styles: { label: TextStyle; text: TextStyle },
  { column, indent }: { column: Column; indent: number },
  cursor: Cursor,
  list: Part,
): Cursor {
  const { label: numbers, text: style } = styles;
  const body = { x: column.x + indent, width: column.width - indent };
  const at = withRoom(sheet, cursor, leastTextHeight(sheet, text, style, body.width));
  const item = addPart(list, 'LI');
  setText(sheet, label, numbers, { x: column.x, width: indent }, at, addPart(item, 'Lbl'));
  const end = setPart(sheet, 'P', text, style, body, at, addPart(item, 'LBody'));
  return below(end, style.after ?? 0);
}

export function setList(
  sheet: Sheet,
  { items, marks, style }: List,
  column: Column,
  cursor: Cursor,
  parent: Part,
): Cursor {
  if (items.length === 0) return cursor;
  const list = addPart(parent, 'L');
  const indent = style.size * (marks === 'bullets' ? 1.2 : 2.2);
  const label = { ...style, align: 'start' } as const;
  let at = cursor;
  for (const [index, item] of items.entries()) {
    const mark = marks === 'bullets' ? '•' : `${index + 1}.`;
    at = setItem(sheet, mark, item, { label, text: style }, { column, indent }, at, list);
  }
  return at;
}

/** Width of the numbers, in ems: `28.12` has room. */
const NUMBERS = 3;

export function setClauses(
  sheet: Sheet,
  { clauses, heading, style, number }: Clauses,
  column: Column,
  cursor: Cursor,
  parent: Part,
): Cursor {
  const indent = NUMBERS * style.size;
  const body = { x: column.x + indent, width: column.width - indent };
  const label = { ...style, colour: number, align: 'start' } as const;
  let at = cursor;
  for (const [index, { title, paragraphs }] of clauses.entries()) {
    const [first = ''] = paragraphs;
    const least =
      linesOf(sheet, title, heading, body.width).length * lineHeight(heading) +
      (heading.after ?? 0) +
      leastTextHeight(sheet, first, style, body.width);
    at = withRoom(sheet, at.isFresh ? at : below(at, heading.before ?? 0), least);
    const section = addPart(parent, 'Sect', { title });
    sheet.bookmarks.push({ title: `${index + 1}. ${title}`, level: 2, page: at.page, y: at.y });
    const head = addPart(section, 'H2');
    const numbers = { ...heading, colour: number };
    setText(sheet, `${index + 1}. `, numbers, { x: column.x, width: indent }, at, head);
    at = below(setText(sheet, title, heading, body, at, head), heading.after ?? 0);
    const list = paragraphs.length > 0 ? addPart(section, 'L') : section;
    for (const [part, text] of paragraphs.entries())
      at = setItem(
        ...([sheet, `${index + 1}.${part + 1}`, text, { label, text: style }] as const),
        ...([{ column, indent }, at, list] as const),
      );
  }
  return at;
}
