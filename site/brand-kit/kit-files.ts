import { type BrandKit, type BrandKitFile, kitFile } from '#core/brand-kit.ts';
import {
  COLOUR_WAYS,
  type ColourWay,
  DARK_GROUND,
  LIGHT_GROUND,
} from '#core/tools/logo-generator/engine/colour-ways.ts';
import { LOCKUPS, type Lockup } from '#core/tools/logo-generator/lockup-names.ts';

export const LOCKUP_TITLES: Readonly<Record<Lockup, string>> = {
  full: 'Whole logo',
  symbol: 'Symbol',
  wordmark: 'Wordmark',
};

export const WAY_TITLES: Readonly<Record<ColourWay, string>> = {
  full: 'On its own ground',
  light: 'For light grounds',
  dark: 'For dark grounds',
  black: 'One colour, black',
  white: 'One colour, white',
};

/** The ground that a colour way is shown on; the full one brings its own. */
const GROUNDS: Readonly<Record<ColourWay, string | null>> = {
  full: null,
  light: LIGHT_GROUND,
  dark: DARK_GROUND,
  black: '#FFFFFF',
  white: '#000000',
};

export interface ShownFile {
  way: ColourWay;
  file: BrandKitFile;
  /** As `#RRGGBB`. */
  ground: string;
}

/** The files of each lockup, in the order of the colour ways; a file that is not there is left out. */
export function lockupsOf({ files, colours }: BrandKit): { lockup: Lockup; shown: ShownFile[] }[] {
  return LOCKUPS.map((lockup) => ({
    lockup,
    shown: COLOUR_WAYS.flatMap((way) => {
      const file = files.find(({ name }) => name === kitFile(lockup, way));
      return file ? [{ way, file, ground: GROUNDS[way] ?? colours.bg }] : [];
    }),
  })).filter(({ shown }) => shown.length > 0);
}
