import { contrast } from './contrast.ts';
import { atLightness, oklabOf } from './oklab.ts';
import { linearRgb, luminanceOf } from './srgb.ts';

/** Contrast that WCAG 2.2 asks of small text (1.4.3). */
export const LEAST_FOR_TEXT = 4.5;

/** Contrast that WCAG 2.2 asks of large text and of graphics (1.4.11). */
export const LEAST_FOR_GRAPHICS = 3;

const STEP = 0.005;

/**
 * The colour, made no lighter or darker than it takes to be read on the ground; hue and colourfulness stay as far as a
 * screen can show them. Black or white where nothing else serves.
 * @param least contrast, 1 to 21
 * @param isFree what else the colour has to be
 */
export function readableColour(
  colour: string,
  ground: string,
  least: number = LEAST_FOR_TEXT,
  isFree: (colour: string) => boolean = () => true,
): string {
  const serves = (each: string): boolean => contrast(each, ground) >= least && isFree(each);
  if (serves(colour)) return colour;
  const lab = oklabOf(colour);
  const isLight = luminanceOf(linearRgb(ground)) > 0.18;
  const away = isLight ? -STEP : STEP;
  for (const step of [away, -away])
    for (let lightness = lab[0] + step; lightness > 0 && lightness < 1; lightness += step) {
      const changed = atLightness(lab, lightness);
      if (serves(changed)) return changed;
    }
  return isLight ? '#000000' : '#FFFFFF';
}
