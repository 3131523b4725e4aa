import { bytesOf, openDocument } from '#core/paper/pdf-document.ts';
import { composePicture } from '#core/tools/logo-generator/engine/compose.ts';
import { HOW_MADE, MADE_BY } from '#core/tools/logo-generator/kit/made-by.ts';
import { clearSpace } from './clear-space.ts';
import { colourTable } from './colour-table.ts';
import { lockupGrid } from './lockup-grid.ts';
import { COLUMN, foot, PAGE } from './page.ts';
import { type Pen, penFor } from './pen.ts';
import { LINE } from './pen-drawing.ts';
import { MUTED } from './pen-writing.ts';
import type { SheetInput } from './sheet-input.ts';
import { typefaceList } from './typeface-list.ts';

const HERO_HEIGHT = 168;
const TITLE = 18;
const NOTICE = `${HOW_MADE}. Not a trademark search.`;

/** The logo at its largest, and whose it is. Answers the y below it. */
function head(pen: Pen, { spec, faces, artist, madeAt }: SheetInput): number {
  const box = { x: PAGE.margin, y: PAGE.margin, width: COLUMN, height: HERO_HEIGHT };
  const shape = { width: 2000, height: Math.round((2000 * HERO_HEIGHT) / COLUMN) };
  const picture = composePicture({ spec, faces, room: { width: 0.74, height: 0.66 }, ...shape });
  pen.figure(`${artist}: the logo on its ground`, box, () => {
    pen.picture(picture, box);
    pen.rectangle(box, { stroke: LINE });
  });
  const y = box.y + box.height + 16;
  const title = `${artist}: brand sheet`;
  const size = Math.min(TITLE, (TITLE * COLUMN) / pen.width(title, { face: 'strong', size: TITLE }));
  pen.part('H1', () => pen.line(title, PAGE.margin, y, { face: 'strong', size }));
  const day = madeAt.toISOString().slice(0, 10);
  pen.part('P', () => pen.line(`As of ${day}`, PAGE.margin, y + 26, { colour: MUTED }));
  return y + 50;
}

/** The brand sheet of a logo: two pages of A4, a third where many scripts meet, that a promoter or a printer can work from. */
export async function writeSheet(input: SheetInput): Promise<Uint8Array<ArrayBuffer>> {
  const title = `${input.artist}: brand sheet`;
  const doc = openDocument({
    title,
    subject: HOW_MADE,
    creator: MADE_BY,
    language: 'en',
    madeAt: input.madeAt,
  });
  const pen = penFor(doc, input.fonts);
  let page = 0;
  const turn = (): number => {
    pen.newPage();
    page += 1;
    foot(pen, NOTICE, title, page);
    return PAGE.margin;
  };
  turn();
  clearSpace(pen, input, lockupGrid(pen, input, head(pen, input)));
  typefaceList(pen, input, colourTable(pen, input, turn()), turn);
  return bytesOf(doc);
}
