import type { Pen } from './pen.ts';
import { LINE } from './pen-drawing.ts';
import { INK, MUTED } from './pen-writing.ts';

/** A4 upright in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const;
/** The width between the margins. */
export const COLUMN = PAGE.width - 2 * PAGE.margin;
const FOOT = PAGE.height - 34;
/** Nothing but the foot stands below. */
export const BOTTOM = FOOT - 14;

/** A heading over a hairline. Answers the y below it. */
export function heading(pen: Pen, text: string, y: number): number {
  pen.artefact(() => pen.rectangle({ x: PAGE.margin, y, width: COLUMN, height: 0.5 }, { fill: LINE }));
  pen.part('H2', () => pen.line(text, PAGE.margin, y + 9, { face: 'strong', size: 12, colour: INK }));
  return y + 34;
}

/** The line at the bottom of a page, which is no part of the text: a title that does not fit there is left out. */
export function foot(pen: Pen, notice: string, title: string, page: number): void {
  const look = { size: 7.5, colour: MUTED };
  const [long, short] = [`${title}, page ${page}`, `Page ${page}`];
  const fits = pen.width(notice, look) + pen.width(long, look) < COLUMN - 24;
  const words = fits ? long : short;
  pen.artefact(() => {
    pen.line(notice, PAGE.margin, FOOT, look);
    pen.line(words, PAGE.width - PAGE.margin - pen.width(words, look), FOOT, look);
  }, 'Pagination');
}
