import { type LinearRgb, linearRgb, luminanceOf } from '#core/colour/srgb.ts';
import type { Palette } from './palettes.ts';

interface Light {
  label: string;
  /** What it holds of red, green and blue. */
  tint: LinearRgb;
  /** How bright it is: 1 is a room with the lights on. */
  level: number;
}

/** The light that a print hangs in. Coloured ones are single lamps of a fixture with a little spill. */
export const CLUB_LIGHTS = {
  house: { label: 'House lights', tint: [1, 1, 1], level: 1 },
  dark: { label: 'Dark room', tint: [1, 1, 1], level: 0.2 },
  red: { label: 'Red wash', tint: [1, 0.04, 0.02], level: 1 },
  blue: { label: 'Blue wash', tint: [0.01, 0.02, 1], level: 1 },
} as const satisfies Record<string, Light>;

export type ClubLight = keyof typeof CLUB_LIGHTS;

/** The light that a surface throws back, where a white sheet beside it throws back 1. The eye gets used to the tint. */
function luminanceUnder({ tint, level }: Light, colour: string): number {
  const [red, green, blue] = linearRgb(colour);
  return (level * luminanceOf([red * tint[0], green * tint[1], blue * tint[2]])) / luminanceOf(tint);
}

/**
 * Contrast of a colour to the ground, 1 to 21, where both are lit by a lamp: the ratio of WCAG 2.2 over the linear
 * colours times the light.
 */
export function contrastUnder(light: ClubLight, colours: Pick<Palette, 'bg' | 'fg'>): number {
  const [a, b] = [colours.fg, colours.bg].map((colour) => luminanceUnder(CLUB_LIGHTS[light], colour));
  const [one = 0, other = 0] = [a, b];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
