/** Red, green and blue as amounts of light, 0 to 1: what lamps add and surfaces multiply. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

/**
 * Light of the 256 steps of a channel; the curve is that of sRGB, IEC 61966-2-1. Twelve decimals hide the last bit of
 * the power, which differs between engines.
 */
const LIGHT: readonly number[] = Array.from({ length: 256 }, (_, step) => {
  const share = step / 255;
  const light = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  return Math.round(light * 1e12) / 1e12;
});

const channels = (colour: string): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const hexOf = (steps: readonly number[]): string =>
  `#${steps.map((step) => step.toString(16).padStart(2, '0')).join('')}`.toUpperCase();

/** The light of an `#RRGGBB` colour. */
export function linearRgb(colour: string): LinearRgb {
  const [red, green, blue] = channels(colour);
  return [LIGHT[red] ?? 0, LIGHT[green] ?? 0, LIGHT[blue] ?? 0];
}

/** The `#RRGGBB` colour nearest to an amount of light; what is out of range becomes the nearest there is. */
export const hexOfLight = (light: LinearRgb): string => hexOf(light.map(nearestStep));

function nearestStep(light: number): number {
  let [low, high] = [0, 255];
  while (low < high) {
    const middle = (low + high) >> 1;
    const border = ((LIGHT[middle] ?? 0) + (LIGHT[middle + 1] ?? 1)) / 2;
    if (light > border) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Relative luminance, 0 to 1. WCAG 2.2, "relative luminance". */
export const luminanceOf = ([red, green, blue]: LinearRgb): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The colour at a share of the way between two, as a gradient of SVG and canvas runs. */
export function mixColours(from: string, to: string, share: number): string {
  const end = channels(to);
  return hexOf(channels(from).map((step, index) => Math.round(step + ((end[index] ?? 0) - step) * share)));
}
