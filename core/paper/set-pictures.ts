import { encode } from 'uqr';
import type { Chips, Drawing, Picture, QrCode } from './blocks.ts';
import type { Part } from './page.ts';
import { lineHeight, linesOf, setText } from './set-text.ts';
import {
  addPart,
  below,
  type Column,
  type Cursor,
  paint,
  rectangle,
  roundedRectangle,
  type Sheet,
  withRoom,
} from './sheet.ts';
import type { TextStyle } from './text-style.ts';

const leftOf = (align: TextStyle['align'], column: Column, width: number): number =>
  column.x + (align === 'centre' ? (column.width - width) / 2 : align === 'end' ? column.width - width : 0);

/** The part of a picture with words for it; one without is decoration. */
export const figure = (parent: Part, alt: string, bounds: Part['bounds']): { part?: Part } =>
  alt ? { part: addPart(parent, 'Figure', { alt, bounds }) } : {};

export function setPicture(
  sheet: Sheet,
  { image, height, focus, alt }: Picture,
  { x, width }: Column,
  cursor: Cursor,
  parent: Part,
): Cursor {
  const at = withRoom(sheet, cursor, height);
  const part = figure(parent, alt, [x, at.y, x + width, at.y + height]);
  paint(sheet, { kind: 'picture', page: at.page, ...part, image, x, y: at.y, width, height, focus });
  return below(at, height);
}

export function setDrawing(
  sheet: Sheet,
  { layers, viewBox, height: tallest, width: widest = Number.POSITIVE_INFINITY, align, alt }: Drawing,
  column: Column,
  cursor: Cursor,
  parent: Part,
): Cursor {
  const [left, top, wide, tall] = viewBox;
  const scale = Math.min(Math.min(widest, column.width) / wide, tallest / tall);
  const at = withRoom(sheet, cursor, tall * scale);
  const x = leftOf(align, column, wide * scale);
  const part = figure(parent, alt, [x, at.y, x + wide * scale, at.y + tall * scale]);
  const place = { x: x - left * scale, y: at.y - top * scale, scale };
  for (const layer of layers) paint(sheet, { kind: 'shape', page: at.page, ...part, ...layer, place });
  return below(at, tall * scale);
}

/** Light modules around a code: four of them, ISO/IEC 18004. */
const QUIET_ZONE = 4;

export function setQrCode(
  sheet: Sheet,
  { text, size, align, alt }: QrCode,
  column: Column,
  cursor: Cursor,
  parent: Part,
): Cursor {
  const at = withRoom(sheet, cursor, size);
  const x = leftOf(align, column, size);
  const { data, size: modules } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const part = figure(parent, alt, [x, at.y, x + size, at.y + size]);
  const place = { x, y: at.y, scale: size / modules };
  paint(sheet, {
    ...{ kind: 'shape', page: at.page, ...part, place },
    d: rectangle(0, 0, modules, modules),
    fill: '#FFFFFF',
  });
  paint(sheet, {
    ...{ kind: 'shape', page: at.page, ...part, place },
    d: data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [rectangle(x, y, 1, 1)] : []))).join(''),
    fill: '#000000',
  });
  return below(at, size);
}

const CHIP_PADDING = 8;
const CHIP_GAP = 6;

export function setChips(
  sheet: Sheet,
  { items, style, line, after = 0 }: Chips,
  column: Column,
  cursor: Cursor,
  parent: Part,
): Cursor {
  const words = items.filter((item) => item.trim());
  if (words.length === 0) return cursor;
  const list = addPart(parent, 'L');
  const height = lineHeight(style) + 5;
  const widest = column.width - 2 * CHIP_PADDING;
  let at = cursor;
  let x = column.x;
  let row = 0;
  for (const item of words) {
    const lines = linesOf(sheet, item, style, widest);
    const inner = Math.max(...lines.map((each) => each.width));
    const width = inner + 2 * CHIP_PADDING;
    const tall = height + (lines.length - 1) * lineHeight(style);
    if (x > column.x && x + width > column.x + column.width) {
      x = column.x;
      at = below(at, row + CHIP_GAP);
      row = 0;
    }
    if (x === column.x) at = withRoom(sheet, at, tall);
    paint(sheet, {
      ...{ kind: 'shape', page: at.page },
      d: roundedRectangle(x, at.y, width, tall, height / 2),
      stroke: { colour: line, thickness: 0.8 },
    });
    const body = addPart(addPart(list, 'LI'), 'LBody');
    const place = { ...at, y: at.y + 2.5, isTop: true };
    setText(sheet, item, { ...style, align: 'start' }, { x: x + CHIP_PADDING, width: inner }, place, body);
    row = Math.max(row, tall);
    x += width + CHIP_GAP;
  }
  return below(at, row + after);
}
