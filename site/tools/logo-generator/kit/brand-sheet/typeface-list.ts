import { faceName } from '#core/tools/logo-generator/kit/typefaces.ts';
import { BOTTOM, COLUMN, heading, PAGE } from './page.ts';
import type { Pen } from './pen.ts';
import { MUTED } from './pen-writing.ts';
import type { SheetFace, SheetInput } from './sheet-input.ts';

const SPECIMEN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789';
const LARGEST = 24;
/** What one typeface takes of a page: title, specimen and two lines of its licence. */
const HEIGHT = 74;

function typeface(pen: Pen, { font, role, licence, file }: SheetFace, y: number): number {
  pen.part('H3', () =>
    pen.line(`${faceName(font)}: ${role.toLowerCase()}`, PAGE.margin, y, { face: 'strong' }),
  );
  // As large as the line allows: wide faces are twice as wide as condensed ones.
  const natural = pen.specimenWidth(SPECIMEN, file, LARGEST);
  const size = Math.min(LARGEST, (LARGEST * COLUMN) / natural);
  pen.part('P', () => pen.specimen(SPECIMEN, file, PAGE.margin, y + 20 + 0.75 * size, size));
  let below = y + 28 + size;
  const notices = [licence.name ?? 'See its licence text', ...licence.copyright].join('. ');
  pen.part('P', () => {
    below = pen.paragraph(notices, PAGE.margin, below, COLUMN, { size: 7.5, colour: MUTED });
  });
  return below + 14;
}

/** The typefaces of the logo with their licences; `turn` begins another page and answers its first y. */
export function typefaceList(pen: Pen, { typefaces }: SheetInput, top: number, turn: () => number): void {
  let y = heading(pen, 'Typefaces', top);
  for (const face of typefaces) {
    if (y + HEIGHT > BOTTOM) y = turn();
    y = typeface(pen, face, y);
  }
}
