import { COLOUR_WAYS, type ColourWay, coloursIn } from '#core/tools/logo-generator/engine/colour-ways.ts';
import { composePicture } from '#core/tools/logo-generator/engine/compose.ts';
import { LOCKUP_WORDS, WAY_WORDS } from '#core/tools/logo-generator/kit/logo-items.ts';
import { LOCKUPS, type Lockup } from '#core/tools/logo-generator/lockup-names.ts';
import { COLUMN, heading, PAGE } from './page.ts';
import type { Pen } from './pen.ts';
import { type Box, LINE } from './pen-drawing.ts';
import { MUTED } from './pen-writing.ts';
import type { SheetInput } from './sheet-input.ts';

const GAP = 7;
const CELL = { width: (COLUMN - 4 * GAP) / 5, height: 58 } as const;
/** The share of a cell that a lockup may fill. */
const ROOM = { width: 0.76, height: 0.62 } as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function cell(
  pen: Pen,
  { spec, faces, artist }: SheetInput,
  lockup: Lockup,
  colourWay: ColourWay,
  box: Box,
): void {
  const size = { width: 1000, height: Math.round((1000 * box.height) / box.width) };
  const ground = coloursIn(spec, colourWay).colours.bg;
  const picture = composePicture({ spec, faces, lockup, colourWay, ground, room: ROOM, ...size });
  const words = `${LOCKUP_WORDS[lockup].title}, ${WAY_WORDS[colourWay].title}`;
  pen.figure(`${artist}: ${words.toLowerCase()}`, box, () => {
    pen.picture(picture, box);
    // White paper would swallow a light ground.
    pen.rectangle(box, { stroke: LINE });
  });
}

/** Every lockup in every colour way, on a ground it is made for. Answers the y below it. */
export function lockupGrid(pen: Pen, input: SheetInput, top: number): number {
  let y = heading(pen, 'Lockups', top);
  const left = (column: number): number => PAGE.margin + column * (CELL.width + GAP);
  for (const lockup of LOCKUPS) {
    for (const [column, way] of COLOUR_WAYS.entries())
      cell(pen, input, lockup, way, { x: left(column), y, ...CELL });
    y += CELL.height + GAP;
  }
  for (const [column, way] of COLOUR_WAYS.entries())
    pen.part('P', () =>
      pen.line(capital(WAY_WORDS[way].title), left(column), y - 1, { size: 7.5, colour: MUTED }),
    );
  return y + 24;
}
