import type { LogoSpec } from '../spec.ts';
import { analyseName } from './analyse-name.ts';
import { detailOf } from './detail.ts';
import { signedArea } from './geometry/area.ts';
import { grow, unite } from './geometry/boolean.ts';
import { boundsOf } from './geometry/bounds.ts';
import type { Contour, Shape } from './geometry/point.ts';
import { type Layer, layersBounds } from './layer.ts';
import { letteringOf } from './lettering.ts';
import { drawLockup } from './lockups.ts';
import type { Typesetter } from './text/typesetter.ts';

/** Cuts through letters are narrower than this share of the drawing's height; rows lie further apart. */
const CUT = 0.03;
/** What fills so much of its drawing is no letter but a box that letters are knocked out of. */
const BOX = 0.7;

/** Height of the letters of the name, as a share of the height of the wordmark. */
export function letterHeight(spec: LogoSpec, set: Typesetter): number {
  const layers = drawLockup(spec, set, 'wordmark', detailOf(spec, set));
  const large = layers.filter(({ smallPrint }) => smallPrint === undefined);
  const main = large.filter(({ role }) => role === 'fg');
  const { height } = layersBounds(layers);
  // Shadows and outlines are in other colours than their letters; bands that a cut has moved are too.
  return Math.max(usualHeight(large, height), usualHeight(main, height)) / height;
}

/**
 * Height of the letters of the name, as a share of the width of the wordmark. Where letters stand over each other, as in
 * an echo, they are at most as tall as the longest word lets them be.
 */
export function letterShare(spec: LogoSpec, set: Typesetter): number {
  const { width, height } = layersBounds(drawLockup(spec, set, 'wordmark', detailOf(spec, set)));
  const words = letteringOf(analyseName(spec.name), spec.archetype).split(' ');
  const longest = Math.max(...words.map((word) => set.width(spec.font, word, 1, spec.tracking)));
  return Math.min((letterHeight(spec, set) * height) / width, 1 / longest);
}

/** The median height of the connected parts, where every unit of area has a vote. */
function usualHeight(layers: readonly Layer[], height: number): number {
  const whole = unite(...layers.map(({ shape }) => shape));
  const joined = grow(grow(whole, (CUT * height) / 2, 'sharp'), (-CUT * height) / 2, 'sharp');
  const votes = lettersOf(joined)
    .map((contour) => ({ height: boundsOf([contour]).height, area: Math.abs(signedArea(contour)) }))
    .toSorted((a, b) => a.height - b.height);
  const half = votes.reduce((sum, { area }) => sum + area, 0) / 2;
  let counted = 0;
  for (const { height: tall, area } of votes) {
    counted += area;
    if (counted >= half) return tall;
  }
  return 0;
}

/** The outlines of a drawing, or the holes where it is a box. */
function lettersOf(shape: Shape): readonly Contour[] {
  const way = Math.sign(shape.reduce((sum, contour) => sum + signedArea(contour), 0));
  const outlines = shape.filter((contour) => signedArea(contour) * way > 0);
  const holes = shape.filter((contour) => signedArea(contour) * way < 0);
  const { width, height } = boundsOf(shape);
  const isBox = outlines.some((contour) => Math.abs(signedArea(contour)) > BOX * width * height);
  return isBox && holes.length > 0 ? holes : outlines;
}
