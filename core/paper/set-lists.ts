import type { Clause, Clauses, List } from './blocks.ts';
import type { Part } from './page.ts';
import { lineHeight, linesOf, plainText, setPart, setText } from './set-text.ts';
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

/** Items that say something. */
const itemsOf = ({ items }: Pick<List, 'items'>): readonly Text[] => items.filter((item) => plainText(item));

/** Room for the widest mark, in points. */
const listIndent = ({ items, marks, style }: Pick<List, 'items' | 'marks' | 'style'>): number =>
  style.size * (marks === 'bullets' ? 1.2 : 1 + 0.65 * String(items.length).length);

/** The height that a list has to begin with; null where it has nothing to say. */
export function leastListHeight(sheet: Sheet, list: List, { width }: Column): number | null {
  const [first] = itemsOf(list);
  return first === undefined ? null : leastTextHeight(sheet, first, list.style, width - listIndent(list));
}

export function setList(
  sheet: Sheet,
  { items, marks, style }: List,
  column: Column,
  cursor: Cursor,
  parent: Part,
): Cursor {
  const kept = itemsOf({ items });
  if (kept.length === 0) return cursor;
  const list = addPart(parent, 'L');
  const indent = listIndent({ items, marks, style });
  const label = { ...style, align: 'start' } as const;
  let at = cursor;
  for (const [index, item] of kept.entries()) {
    const mark = marks === 'bullets' ? '•' : `${index + 1}.`;
    at = setItem(sheet, mark, item, { label, text: style }, { column, indent }, at, list);
  }
  return at;
}

/** Width of the numbers, in ems: `28.12` has room. */
const NUMBERS = 3;

/** The height that clauses have to begin with: the first heading and the start of what follows it. */
export function leastClauseHeight(
  sheet: Sheet,
  { title, paragraphs }: Clause,
  { heading, style }: Pick<Clauses, 'heading' | 'style'>,
  { width }: Column,
): number {
  const body = width - NUMBERS * style.size;
  const own = linesOf(sheet, title, heading, body).length * lineHeight(heading) + (heading.after ?? 0);
  return own + leastTextHeight(sheet, paragraphs[0] ?? '', style, body);
}

export function setClauses(
  sheet: Sheet,
  { clauses, heading, style, number }: Clauses,
  column: Column,
  cursor: Cursor,
  parent: Part,
): Cursor {
  const indent = NUMBERS * style.size;
  const body = { x: column.x + indent, width: column.width - indent };
  // Spaced, so that 7.1 is not read as 71.
  const label = { ...style, colour: number, align: 'start', tracking: 0.3 } as const;
  let at = cursor;
  for (const [index, { title, paragraphs }] of clauses.entries()) {
    const least = leastClauseHeight(sheet, { title, paragraphs }, { heading, style }, column);
    at = withRoom(sheet, at.isFresh ? at : below(at, heading.before ?? 0), least);
    const section = addPart(parent, 'Sect', { title });
    sheet.bookmarks.push({ title: plainText(`${index + 1}. ${title}`), level: 2, page: at.page, y: at.y });
    const head = addPart(section, 'H2');
    const numbers = { ...heading, colour: number };
    setText(sheet, `${index + 1}. `, numbers, { x: column.x, width: indent }, at, head);
    at = below(setText(sheet, title, heading, body, at, head), heading.after ?? 0);
    const list = paragraphs.length > 0 ? addPart(section, 'L') : section;
    const looks = { label, text: style };
    for (const [part, text] of paragraphs.entries()) {
      const mark = `${index + 1}.${part + 1}`;
      at = setItem(sheet, mark, text, looks, { column, indent }, at, list);
    }
  }
  return at;
}
