import { hexOfLight, type LinearRgb, linearRgb } from './srgb.ts';

/**
 * A colour by how light it looks (0 to 1), how green or red, how blue or yellow. Equal distances look equal.
 * Source of every number here: B. Ottosson, "A perceptual color space for image processing" (2020),
 * https://bottosson.github.io/posts/oklab/
 */
export type Oklab = readonly [lightness: number, greenRed: number, blueYellow: number];

export function oklabOf(colour: string): Oklab {
  const [red, green, blue] = linearRgb(colour);
  const l = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function lightOf([lightness, greenRed, blueYellow]: Oklab): LinearRgb {
  const l = cube(lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow);
  const m = cube(lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow);
  const s = cube(lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow);
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const cube = (value: number): number => value * value * value;

const NEWTON_STEPS = 40;

/** By Newton's method: unlike Math.cbrt it gives the same bits in every engine. For 0 to 1. */
function cubeRoot(value: number): number {
  if (value <= 0) return 0;
  let root = 1;
  for (let step = 0; step < NEWTON_STEPS; step++) root = (2 * root + value / (root * root)) / 3;
  return root;
}

/** How different two `#RRGGBB` colours look: 0 the same, 1 black and white; 0.02 can just be told apart side by side. */
export function colourDistance(one: string, other: string): number {
  const [a, b] = [oklabOf(one), oklabOf(other)];
  const [x, y, z] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return Math.sqrt(x * x + y * y + z * z);
}

/** How colourful: 0 grey, above 0.1 vivid. */
export function chromaOf(colour: string): number {
  const [, greenRed, blueYellow] = oklabOf(colour);
  return Math.sqrt(greenRed * greenRed + blueYellow * blueYellow);
}

const SLACK = 1e-4;
const isShowable = (light: LinearRgb): boolean =>
  light.every((channel) => channel >= -SLACK && channel <= 1 + SLACK);

const HALVINGS = 14;

/** The colour made lighter or darker in its own hue, as colourful as it was or as a screen can show there. */
export function atLightness([, greenRed, blueYellow]: Oklab, lightness: number): string {
  const faded = (share: number): LinearRgb => lightOf([lightness, greenRed * share, blueYellow * share]);
  if (isShowable(faded(1))) return hexOfLight(faded(1));
  let [grey, vivid] = [0, 1];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (grey + vivid) / 2;
    if (isShowable(faded(middle))) grey = middle;
    else vivid = middle;
  }
  return hexOfLight(faded(grey));
}
