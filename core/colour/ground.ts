import { LEAST_FOR_GRAPHICS, readableColour } from './readable-colour.ts';
import { linearRgb, luminanceOf, mixColours } from './srgb.ts';

/** Colours on one ground, each of them readable there: text at 4.5:1, `accent` at 3:1. */
export interface Ground {
  ground: string;
  ink: string;
  /** Small print. */
  quiet: string;
  /** Of lines and bars. */
  accent: string;
  accentText: string;
  line: string;
  /** Of the heads of tables. */
  soft: string;
}

/** Paper as a printer has it, a little warmer than a screen's white. */
export const PAPER = '#FBF9F5';
export const INK = '#17161A';
/** Grounds lighter than this are light: text on them is dark. */
const MIDDLE = 0.18;

export const isDark = (colour: string): boolean => luminanceOf(linearRgb(colour)) < MIDDLE;

/** Colours for a ground, from an ink and an accent that are changed as far as it takes to read them there. */
export function onGround(ground: string, ink: string, accent: string): Ground {
  const readableInk = readableColour(ink, ground, 7);
  return {
    ground,
    ink: readableInk,
    quiet: readableColour(mixColours(readableInk, ground, 0.38), ground),
    accent: readableColour(accent, ground, LEAST_FOR_GRAPHICS),
    accentText: readableColour(accent, ground),
    line: mixColours(readableInk, ground, 0.82),
    soft: mixColours(readableInk, ground, 0.93),
  };
}
