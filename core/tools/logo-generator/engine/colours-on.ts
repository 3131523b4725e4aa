import { contrast } from '#core/colour/contrast.ts';
import { chromaOf, colourDistance, oklabOf } from '#core/colour/oklab.ts';
import { LEAST_FOR_GRAPHICS, LEAST_FOR_TEXT, readableColour } from '#core/colour/readable-colour.ts';
import { mixColours } from '#core/colour/srgb.ts';
import type { Palette } from './palettes.ts';

/** Colours that were at least this far apart in OKLab stay so; those closer keep the distance they had. */
const APART = 0.1;
const GREY = 0.03;
/** Between two tenths of the way contrast falls by a tenth at most, which nobody sees. */
const MIX_SHARES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const;

/** Another colour of the same drawing, and how far from it a new one has to stay. */
interface Neighbour {
  colour: string;
  apart: number;
}

/**
 * The palette made readable on another ground: text at 4.5:1 and accents, with every colour between them, at 3:1 or
 * more. Hue and colourfulness stay as far as a screen can show them, and colours that pass stay untouched. Colours that
 * were equal stay equal, others apart.
 */
export function coloursOn(ground: string, palette: Palette): Palette {
  const fg = mainColour(ground, palette);
  let colours = withAccents(ground, palette, fg, LEAST_FOR_GRAPHICS);
  // Between two readable colours there may be one that is not: red to cyan runs through grey.
  for (let least = LEAST_FOR_GRAPHICS; least < 12 && !mixesRead(ground, colours); least += 0.5)
    colours = withAccents(ground, palette, fg, least + 0.5);
  return colours;
}

const mixesRead = (ground: string, { a, b }: Palette): boolean =>
  MIX_SHARES.every((share) => contrast(mixColours(a, b, share), ground) >= LEAST_FOR_GRAPHICS);

/** The main colour, or the palette's ground where that is closer to being readable: the logo reversed. */
function mainColour(ground: string, { fg, bg }: Palette): string {
  const [kept, reversed] = [fg, bg].map((colour) => {
    const readable = readableColour(colour, ground, LEAST_FOR_TEXT);
    return { readable, change: Math.abs(oklabOf(readable)[0] - oklabOf(colour)[0]) };
  });
  if (!kept || !reversed) return fg;
  return kept.change <= reversed.change ? kept.readable : reversed.readable;
}

function withAccents(ground: string, palette: Palette, fg: string, least: number): Palette {
  const a = accent(ground, palette, 'a', least, [['fg', fg]]);
  const b = accent(ground, palette, 'b', least, [
    ['fg', fg],
    ['a', a],
  ]);
  return { bg: ground, fg, a, b };
}

function accent(
  ground: string,
  palette: Palette,
  part: 'a' | 'b',
  least: number,
  settled: readonly (readonly ['fg' | 'a', string])[],
): string {
  const colour = palette[part];
  const twin = settled.find(([other]) => palette[other] === colour);
  if (twin) return twin[1];
  const neighbours = settled.map(([other, settledAs]) => ({
    colour: settledAs,
    apart: Math.min(APART, colourDistance(colour, palette[other])),
  }));
  // A grey accent that cannot be seen gives way to the colour that it stood on.
  const isLost = contrast(colour, ground) < least && chromaOf(colour) < GREY;
  const stand =
    isLost && chromaOf(palette.bg) > GREY && isApart(palette.bg, neighbours) ? palette.bg : colour;
  return readableColour(stand, ground, least, (each) => isApart(each, neighbours));
}

const isApart = (colour: string, neighbours: readonly Neighbour[]): boolean =>
  neighbours.every((other) => colourDistance(colour, other.colour) >= other.apart);
