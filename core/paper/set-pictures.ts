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

export function setPicture(
  sheet: Sheet,
  { image, height, focus, alt }: Picture,
  { x, width }: Column,
  cursor: Cursor,
  parent: Part,
): Cursor {
  const at = withRoom(sheet, cursor, height);
  const part = addPart(parent, 'Figure', { alt, bounds: [x, at.y, x + width, at.y + height] });
  paint(sheet, { kind: 'picture', page: at.page, part, image, x, y: at.y, width, height, focus });
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
  const part = addPart(parent, 'Figure', {
    alt,
    bounds: [x, at.y, x + wide * scale, at.y + tall * scale],
  });
  const place = { x: x - left * scale, y: at.y - top * scale, scale };
  for (const { d, fill } of layers) paint(sheet, { kind: 'shape', page: at.page, part, d, fill, place });
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
  const part = addPart(parent, 'Figure', { alt, bounds: [x, at.y, x + size, at.y + size] });
  const place = { x, y: at.y, scale: size / modules };
  paint(sheet, {
    ...{ kind: 'shape', page: at.page, part, place },
    d: rectangle(0, 0, modules, modules),
    fill: '#FFFFFF',
  });
  paint(sheet, {
    ...{ kind: 'shape', page: at.page, part, place },
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
  if (items.length === 0) return cursor;
  const list = addPart(parent, 'L');
  const height = lineHeight(style) + 5;
  let at = withRoom(sheet, cursor, height);
  let x = column.x;
  for (const item of items) {
    const inner = column.width - 2 * CHIP_PADDING;
    const lines = linesOf(sheet, item, style, inner);
    const width = Math.max(...lines.map((each) => each.width), 0) + 2 * CHIP_PADDING;
    const tall = height + (lines.length - 1) * lineHeight(style);
    if (x > column.x && x + width > column.x + column.width) {
      x = column.x;
      at = withRoom(sheet, below(at, height + CHIP_GAP), tall);
    }
    paint(sheet, {
      ...{ kind: 'shape', page: at.page },
      d: roundedRectangle(x, at.y, width, tall, height / 2),
      stroke: { colour: line, thickness: 0.8 },
    });
    const body = addPart(addPart(list, 'LI'), 'LBody');
    // The text has its exact width; a hair more keeps it on its line.
    const text = { x: x + CHIP_PADDING, width: inner };
    const end = setText(sheet, item, { ...style, align: 'start' }, text, { ...at, y: at.y + 2.5 }, body);
    if (lines.length > 1) at = { ...at, y: end.y + 2.5 - height };
    x += width + CHIP_GAP;
  }
  return below(at, height + after);
}
