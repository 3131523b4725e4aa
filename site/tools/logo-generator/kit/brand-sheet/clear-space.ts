import { composePicture } from '#core/tools/logo-generator/engine/compose.ts';
import { clearSpaceWords } from '#core/tools/logo-generator/kit/frame.ts';
import { LOCKUP_WORDS } from '#core/tools/logo-generator/kit/logo-items.ts';
import { LOCKUPS, type Lockup } from '#core/tools/logo-generator/lockup-names.ts';
import { COLUMN, heading, PAGE } from './page.ts';
import type { Pen } from './pen.ts';
import type { Box } from './pen-drawing.ts';
import { MUTED } from './pen-writing.ts';
import type { SheetInput } from './sheet-input.ts';

const GAP = 18;
const FIELD = { width: (COLUMN - 2 * GAP) / 3, height: 96 } as const;
const GUIDE = '#D93A25';

/** A lockup in black with the ground that stays free around it: the outer line keeps others out. */
function figure(pen: Pen, { spec, faces, frames, artist }: SheetInput, lockup: Lockup, field: Box): void {
  const frame = frames[lockup];
  const unit = Math.min(field.width / frame.width, field.height / frame.height);
  const [width, height] = [frame.width * unit, frame.height * unit];
  const box = { x: field.x, y: field.y + (field.height - height) / 2, width, height };
  const size = { width: 1000, height: Math.round((1000 * height) / width) };
  const picture = composePicture({ spec, faces, lockup, colourWay: 'black', room: frame.room, ...size });
  const free = frame.clear.size * unit;
  const inner = { x: box.x + free, y: box.y + free, width: width - 2 * free, height: height - 2 * free };
  pen.figure(`${artist}: the clear space of the ${LOCKUP_WORDS[lockup].title.toLowerCase()}`, box, () => {
    pen.picture(picture, box);
    pen.rectangle(inner, { stroke: GUIDE, dash: 2 });
    pen.rectangle(box, { stroke: GUIDE });
  });
}

/** How near others may come, and how small each lockup may get. Answers the y below it. */
export function clearSpace(pen: Pen, input: SheetInput, top: number): number {
  const y = heading(pen, 'Clear space and smallest size', top);
  const bottoms = LOCKUPS.map((lockup, column) => {
    const field = { x: PAGE.margin + column * (FIELD.width + GAP), y, ...FIELD };
    figure(pen, input, lockup, field);
    const { px, mm } = input.smallest[lockup];
    let below = y + FIELD.height + 10;
    pen.part('H3', () => pen.line(LOCKUP_WORDS[lockup].title, field.x, below, { face: 'strong' }));
    below += 14;
    const words = [
      `Keep ${clearSpaceWords(lockup, input.frames[lockup].clear)} free on every side.`,
      `At least ${px} px tall on screens, ${mm} mm in print.`,
    ];
    for (const text of words)
      pen.part('P', () => {
        below = pen.paragraph(text, field.x, below, FIELD.width, { size: 8.5 });
      });
    return below;
  });
  let below = Math.max(...bottoms) + 2;
  pen.part('P', () => {
    below = pen.paragraph(
      'Smallest sizes are measured on the drawing: below them a stroke or a gap is narrower than one pixel, or than a hairline of 0.15 mm. Where it has to be smaller, use the symbol.',
      PAGE.margin,
      below + 6,
      COLUMN,
      { size: 7.5, colour: MUTED },
    );
  });
  return below;
}
