import type { LogoSpec } from '../spec.ts';
import { coloursOn } from './colours-on.ts';
import { type Palette, paletteOf } from './palettes.ts';

/**
 * `full` stands on its own ground; the others have none. `light` and `dark` keep the colours readable on light and on
 * dark grounds; `black` and `white` are one colour, for print on anything.
 */
export const COLOUR_WAYS = ['full', 'light', 'dark', 'black', 'white'] as const;
export type ColourWay = (typeof COLOUR_WAYS)[number];

/** The grounds that the colours of `light` and `dark` are measured on. */
export const LIGHT_GROUND = '#FFFFFF';
export const DARK_GROUND = '#0B0C0D';

export interface WayColours {
  /** Null where what lies below shows through. */
  ground: string | null;
  /** `bg` is the ground that they are read on. */
  colours: Palette;
}

const oneColour = (fg: string, bg: string): WayColours => ({
  ground: null,
  colours: { bg, fg, a: fg, b: fg },
});

/** The colours of a logo in a colour way, and its ground where it has one. */
export function coloursIn(spec: Pick<LogoSpec, 'colours' | 'palette'>, way: ColourWay): WayColours {
  const palette = paletteOf(spec);
  switch (way) {
    case 'full':
      return { ground: palette.bg, colours: palette };
    case 'light':
      return { ground: null, colours: coloursOn(LIGHT_GROUND, palette) };
    case 'dark':
      return { ground: null, colours: coloursOn(DARK_GROUND, palette) };
    case 'black':
      return oneColour('#000000', '#FFFFFF');
    case 'white':
      return oneColour('#FFFFFF', '#000000');
  }
}
