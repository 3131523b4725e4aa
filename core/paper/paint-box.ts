import type { Box } from './blocks.ts';
import type { Item, Part } from './page.ts';
import { figure } from './set-pictures.ts';
import { type Column, type Cursor, paint, rectangle, type Sheet } from './sheet.ts';

/** Bar and border of a box, over what is in it. */
export function edgesOf(
  { bar, border }: Box,
  { x, width }: Column,
  page: number,
  y: number,
  height: number,
): Item[] {
  const items: Item[] = [];
  const fill = (d: string, colour: string): number => items.push({ kind: 'shape', page, d, fill: colour });
  if (bar?.side === 'left') fill(rectangle(x, y, bar.thickness, height), bar.colour);
  if (bar?.side === 'bottom')
    fill(rectangle(x, y + height - bar.thickness, width, bar.thickness), bar.colour);
  if (border) {
    const half = border.thickness / 2;
    const d = rectangle(x + half, y + half, width - border.thickness, height - border.thickness);
    items.push({ kind: 'shape', page, d, stroke: border });
  }
  return items;
}

/** Of the photo's width: how far the ground reaches into it. */
const FADE = 0.5;

/** The photo behind what is in a box. */
export function paintBackdrop(
  sheet: Sheet,
  { backdrop, ground = '#FFFFFF' }: Box,
  outer: Column,
  { page, y, height }: Cursor & { height: number },
  parent: Part,
): void {
  if (!backdrop) return;
  const { image, focus, share, alt } = backdrop;
  const width = outer.width * share;
  const x = outer.x + outer.width - width;
  const part = figure(parent, alt, [x, y, x + width, y + height]);
  paint(sheet, { kind: 'picture', page, ...part, image, x, y, width, height, focus });
  const stops = [
    { at: 0, colour: ground, opacity: 1 },
    { at: 1, colour: ground, opacity: 0 },
  ];
  const fill = { from: [x, 0], to: [x + FADE * width, 0], stops } as const;
  paint(sheet, { kind: 'shape', page, d: rectangle(x - 1, y, FADE * width + 1, height), fill });
}
