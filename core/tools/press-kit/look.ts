import type { Branding } from '#core/branding.ts';
import { contrast } from '#core/colour/contrast.ts';
import { type Ground, INK, isDark, onGround, PAPER } from '#core/colour/ground.ts';
import { readableColour } from '#core/colour/readable-colour.ts';
import { linearRgb, luminanceOf } from '#core/colour/srgb.ts';
import { type FontId, hasTrait } from '#core/typefaces/font-catalogue.ts';
import type { HeadingType, PressKit, ThemeId } from './kit.ts';

/** How a kit looks, wherever it is shown. */
export interface Look {
  /** Of the band that the kit begins with, and of the one that it ends with. */
  cover: Ground;
  page: Ground;
  heading: FontId;
  text: FontId;
  strong: FontId;
}

/** The darkest of the brand's colours, which a booth is dark with. */
const darkest = ({ bg, fg, a, b }: Branding['colours']): string =>
  [bg, fg, a, b].toSorted((one, other) => luminanceOf(linearRgb(one)) - luminanceOf(linearRgb(other)))[0] ??
  INK;

const COVERS: Readonly<Record<ThemeId, (colours: Branding['colours']) => Ground>> = {
  booth(colours) {
    const dark = isDark(colours.bg) ? colours.bg : darkest(colours);
    // Dark enough for white print, whatever the brand's darkest colour is.
    const ground = isDark(dark) ? readableColour(dark, '#FFFFFF', 9) : INK;
    const ink = contrast(colours.fg, ground) > contrast(colours.bg, ground) ? colours.fg : colours.bg;
    return onGround(ground, ink, colours.a);
  },
  paper: (colours) => onGround(PAPER, INK, colours.a),
  accent(colours) {
    const ink = isDark(colours.a) ? '#FFFFFF' : '#0B0B0D';
    // Text has to be readable on the accent: one in the middle gives way a little.
    const ground = readableColour(colours.a, ink, 7);
    return onGround(ground, ink, ink);
  },
};

const HEADINGS: Readonly<Record<HeadingType, (branding: Branding) => FontId>> = {
  condensed: () => 'league-gothic',
  neutral: () => 'inter',
  brand: ({ display }) => display ?? 'inter',
};

/** How much larger a face is set to look as large as others: League Gothic is the narrowest, and wide faces fill a line. */
export const headingScale = (font: FontId): number =>
  font === 'league-gothic' ? 1.4 : hasTrait(font, 'wide') ? 0.75 : 1;

/** A long name is set smaller, so that it does not fill the cover alone. */
export const nameScale = (name: string): number => (name.length <= 12 ? 1 : name.length <= 26 ? 0.72 : 0.5);

/** The colours and faces of a kit. Whatever a brand's colours are, everything can be read. */
export function lookOf({ look }: Pick<PressKit, 'look'>, branding: Branding): Look {
  return {
    cover: COVERS[look.theme](branding.colours),
    page: onGround(PAPER, INK, branding.colours.a),
    heading: HEADINGS[look.type](branding),
    text: 'inter-regular',
    strong: 'inter-semibold',
  };
}
