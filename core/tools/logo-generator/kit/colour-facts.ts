import { contrast } from '#core/colour/contrast.ts';
import type { Palette } from '../engine/palettes.ts';
import { type Cmyk, channelsOf, cmykOf } from './cmyk.ts';

/** What a colour of a palette is called for people, and in code. */
export const COLOUR_ROLES: Readonly<Record<keyof Palette, { title: string; token: string }>> = {
  bg: { title: 'Ground', token: 'ground' },
  fg: { title: 'Main', token: 'main' },
  a: { title: 'Accent', token: 'accent' },
  b: { title: 'Second accent', token: 'accent-2' },
};

export const COLOUR_PARTS = Object.keys(COLOUR_ROLES) as (keyof Palette)[];

export interface ColourFacts {
  /** `Main, accent` where both are one colour. */
  title: string;
  hex: string;
  rgb: [red: number, green: number, blue: number];
  /** Computed, not profiled. */
  cmyk: Cmyk;
  /** Against the ground, 1 to 21, rounded down to a tenth; null for the ground itself. */
  contrast: number | null;
}

/** What a printer or a web designer asks about the colours of a logo: each colour once. */
export function colourFacts(palette: Palette): ColourFacts[] {
  const hexes = [...new Set(COLOUR_PARTS.map((part) => palette[part]))];
  return hexes.map((hex) => {
    const titles = COLOUR_PARTS.filter((part) => palette[part] === hex).map(
      (part) => COLOUR_ROLES[part].title,
    );
    const words = titles.join(', ');
    return {
      title: words.charAt(0) + words.slice(1).toLowerCase(),
      hex,
      rgb: channelsOf(hex),
      cmyk: cmykOf(hex),
      contrast: hex === palette.bg ? null : Math.floor(contrast(hex, palette.bg) * 10) / 10,
    };
  });
}
