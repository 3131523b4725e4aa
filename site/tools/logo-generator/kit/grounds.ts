import { DARK_GROUND, LIGHT_GROUND } from '#core/tools/logo-generator/engine/colour-ways.ts';

/** What each colour way without a ground is looked at on. */
export const GROUNDS = {
  full: null,
  light: LIGHT_GROUND,
  dark: DARK_GROUND,
  black: '#FFFFFF',
  white: '#000000',
} as const;
