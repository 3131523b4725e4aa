import * as z from 'zod/mini';
import { contrast } from '#core/colour/contrast.ts';
import { atLightness, oklabOf } from '#core/colour/oklab.ts';

const hexSchema = (part: string) =>
  z.string(`${part} is a colour such as #FF9E14`).check(
    z.overwrite((text) => text.trim().toUpperCase()),
    z.regex(/^#[\dA-F]{6}$/, `${part} is a colour such as #FF9E14`),
  );

/** The colours of a logo: ground, main colour and two accents. */
export const logoColoursSchema = z.object(
  {
    bg: hexSchema('The ground'),
    fg: hexSchema('The main colour'),
    a: hexSchema('The accent'),
    b: hexSchema('The second accent'),
  },
  'Own colours are a ground, a main colour and two accents',
);

export type LogoColours = z.infer<typeof logoColoursSchema>;

/** What WCAG 2.2 asks of text, and of graphics. */
export const LEAST_CONTRAST = { fg: 4.5, a: 3, b: 3 } as const;

const PARTS = ['fg', 'a', 'b'] as const;
const NAMES = { fg: 'The main colour', a: 'The accent', b: 'The second accent' } as const;

/** Why a colour cannot be told from the ground; null where it can. */
export function contrastRefusal(colours: LogoColours, part: keyof typeof LEAST_CONTRAST): string | null {
  const ratio = contrast(colours[part], colours.bg);
  if (ratio >= LEAST_CONTRAST[part]) return null;
  const shown = Math.floor(ratio * 10) / 10;
  return `${NAMES[part]} stands out ${shown} : 1 from the ground; it takes ${LEAST_CONTRAST[part]} : 1 to be read`;
}

/** Whether every colour can be told from the ground. */
export const areReadable = (colours: LogoColours): boolean =>
  PARTS.every((part) => contrast(colours[part], colours.bg) >= LEAST_CONTRAST[part]);

/** Colours that can be told from their ground. */
export const readableColoursSchema = logoColoursSchema.check((context) => {
  for (const part of PARTS) {
    const message = contrastRefusal(context.value, part);
    if (message) context.issues.push({ code: 'custom', message, path: [part], input: context.value });
  }
});

const STEP = 0.005;

/**
 * The colours with those that cannot be told from the ground made lighter or darker, no further than it takes. The
 * ground, the hues and the colours that can be read stay as they are.
 */
export function readable(colours: LogoColours): LogoColours {
  const on = (part: keyof typeof LEAST_CONTRAST) =>
    nearestReadable(colours[part], colours.bg, LEAST_CONTRAST[part]);
  return { bg: colours.bg, fg: on('fg'), a: on('a'), b: on('b') };
}

/** Channels up to this, of 255, are so near to black that one step of one turns the hue: there a colour is black. */
const HUELESS = 4;

const hueless = (colour: string): string =>
  [1, 3, 5].every((at) => Number.parseInt(colour.slice(at, at + 2), 16) <= HUELESS) ? '#000000' : colour;

/** Lightness is tried in ever larger steps to both sides; black or white is read on any ground. */
function nearestReadable(colour: string, ground: string, least: number): string {
  if (contrast(colour, ground) >= least) return colour;
  const lab = oklabOf(colour);
  for (let away = STEP; away < 1; away += STEP)
    for (const lightness of [lab[0] + away, lab[0] - away]) {
      if (lightness < 0 || lightness > 1) continue;
      const changed = hueless(atLightness(lab, lightness));
      if (contrast(changed, ground) >= least) return changed;
    }
  return contrast('#FFFFFF', ground) > contrast('#000000', ground) ? '#FFFFFF' : '#000000';
}
