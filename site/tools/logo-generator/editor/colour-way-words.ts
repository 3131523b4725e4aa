import { type ColourWay, DARK_GROUND, LIGHT_GROUND } from '#core/tools/logo-generator/engine/colour-ways.ts';
import type { Lockup } from '#core/tools/logo-generator/lockup-names.ts';

/** What stands on the pad, what it is for, and the ground that it is looked at on. */
export const COLOUR_WAY_WORDS: Readonly<
  Record<ColourWay, { title: string; hint: string; ground: string | null; inFileName: string }>
> = {
  full: { title: 'Full', hint: 'Full colour on its own ground', ground: null, inFileName: '' },
  light: { title: 'Light', hint: 'Its colours for light grounds', ground: LIGHT_GROUND, inFileName: 'light' },
  dark: { title: 'Dark', hint: 'Its colours for dark grounds', ground: DARK_GROUND, inFileName: 'dark' },
  black: { title: 'Black', hint: 'One colour, for stamps and paper', ground: '#FFFFFF', inFileName: 'black' },
  white: { title: 'White', hint: 'One colour, reversed', ground: '#000000', inFileName: 'white' },
};

export const LOCKUP_WORDS: Readonly<Record<Lockup, { title: string; hint: string; inFileName: string }>> = {
  full: { title: 'Whole', hint: 'Symbol, name and line', inFileName: '' },
  symbol: { title: 'Symbol', hint: 'What stands for you without the name', inFileName: 'symbol' },
  wordmark: { title: 'Wordmark', hint: 'The name alone', inFileName: 'wordmark' },
};

/** How the concept on stage is looked at. */
export interface Look {
  colourWay: ColourWay;
  lockup: Lockup;
}
