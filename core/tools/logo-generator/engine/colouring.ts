import { FONTS, type FontId } from '#core/typefaces/font-catalogue.ts';
import type { LogoColours } from '../colours.ts';
import { arrangementsOf } from './own-colours.ts';
import { nearestFirst } from './palette-distance.ts';
import { PALETTE_IDS, PALETTES, type PaletteId } from './palettes.ts';
import { leastUsed, noteUse, type Planning } from './planning.ts';
import type { Random } from './random.ts';

export interface Colouring {
  palette: PaletteId;
  /** The artist's own colours, in place of the palette's. */
  colours?: LogoColours;
}

/** Concepts that show own colours just as they were given, before the ground changes. */
const AS_GIVEN = 3;

/** A palette that its typeface was seen in before steps back: the two together would look like the same concept. */
const SEEN_TOGETHER = 0.6;

/** Gives concept after concept its colours: the artist's own, or palettes spread evenly, also among the typefaces. */
export function colourist({ brief, avoided, style }: Planning): (font: FontId, random: Random) => Colouring {
  if (brief.colours) {
    const ways = arrangementsOf(brief.colours, avoided).map(asColouring);
    let turn = 0;
    return () => {
      const way = turn < AS_GIVEN ? 0 : (turn - AS_GIVEN + 1) % ways.length;
      turn++;
      return ways[way] ?? { palette: 'mono' };
    };
  }
  const used = new Map<PaletteId, number>();
  const pairs = new Set<string>();
  return (font, random) => {
    const { family } = FONTS[font];
    const weight = (id: PaletteId, liking: number) =>
      pairs.has(`${family} ${id}`) ? liking * SEEN_TOGETHER : liking;
    const weighed = new Map([...style.palettes].map(([id, liking]) => [id, weight(id, liking)] as const));
    const palette = leastUsed(weighed, used, random) ?? 'mono';
    noteUse(used, palette);
    pairs.add(`${family} ${palette}`);
    return { palette };
  };
}

/** Own colours beside the palette that is nearest to them. */
export const asColouring = (colours: LogoColours): Colouring => ({
  palette: nearestPalette(colours),
  colours,
});

const nearestPalette = (colours: LogoColours): PaletteId =>
  nearestFirst(PALETTE_IDS, (id) => PALETTES[id], colours)[0] ?? 'mono';
