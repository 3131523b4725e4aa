import { type ColourWay, DARK_GROUND, LIGHT_GROUND } from '#core/tools/logo-generator/engine/colour-ways.ts';

export type Ground = 'own' | 'light' | 'dark';

/** What two concepts are compared on; each stands there in the colours that it would be used in. */
export const GROUNDS: readonly { id: Ground; label: string; colourWay: ColourWay; colour: string | null }[] =
  [
    { id: 'own', label: 'Their own', colourWay: 'full', colour: null },
    { id: 'light', label: 'Light', colourWay: 'light', colour: LIGHT_GROUND },
    { id: 'dark', label: 'Dark', colourWay: 'dark', colour: DARK_GROUND },
  ];
