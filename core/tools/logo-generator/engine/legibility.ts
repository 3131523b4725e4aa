import { areaOf } from './geometry/area.ts';
import { cutOut, grow, simplify, unite } from './geometry/boolean.ts';
import { boundsOf } from './geometry/bounds.ts';
import { holdsPoint, piecesOf } from './geometry/pieces.ts';
import type { Shape } from './geometry/point.ts';
import { type Layer, layersBounds } from './layer.ts';

/** So much, as a share of the ink, may go unseen: rounding errors, and here and there a serif. */
const UNSEEN = 0.018;
/** A corner or a tip that is lost up to a width has a quarter of its area in its outer half. */
const TAPER = { from: 0.13, to: 0.45 } as const;

/** Features are looked for between these shares of a drawing's height. */
const THINNEST = 1 / 512;
const THICKEST = 1 / 4;
const HALVINGS = 8;

type Kind = 'stroke' | 'gap';

/**
 * What nothing narrower than `width` can show: ink in thin strokes, which a morphological opening takes away, or ground
 * in narrow gaps, which a closing fills.
 */
function residue(shape: Shape, kind: Kind, width: number): Shape {
  const simple = simplify(shape, width / 24);
  const half = (kind === 'stroke' ? -width : width) / 2;
  const smooth = grow(grow(simple, half, 'sharp'), -half, 'sharp');
  return kind === 'stroke' ? cutOut(simple, smooth) : cutOut(smooth, simple);
}

/** Whether more than a trace of the strokes, or gaps, are narrower than `width`. Tips and notches are neither. */
function hasBelow(shape: Shape, kind: Kind, width: number): boolean {
  const trace = areaOf(shape) * UNSEEN;
  const lost = residue(shape, kind, width);
  if (areaOf(lost) <= trace) return false;
  const pieces = piecesOf(lost).map((piece) => ({ ...piece, inner: 0 }));
  for (const { outline, area } of piecesOf(residue(shape, kind, width / 2))) {
    const { centreX, centreY } = boundsOf([outline]);
    const around =
      pieces.find((piece) => holdsPoint(piece.outline, [centreX, centreY])) ??
      pieces.find((piece) => outline.some((point) => holdsPoint(piece.outline, point)));
    if (around) around.inner += area;
  }
  const missed = pieces.filter(({ area, inner }) => inner < area * TAPER.from || inner > area * TAPER.to);
  return missed.reduce((sum, { area }) => sum + area, 0) > trace;
}

export const holdsStrokes = (shape: Shape, width: number): boolean => !hasBelow(shape, 'stroke', width);
export const holdsGaps = (shape: Shape, width: number): boolean => !hasBelow(shape, 'gap', width);

/** What can be missed in a drawing: strokes of each layer, gaps between all of them and within small print. */
function partsOf(layers: readonly Layer[]): { shape: Shape; kind: Kind }[] {
  return [
    ...layers.map(({ shape }) => ({ shape, kind: 'stroke' as const })),
    { shape: unite(...layers.map(({ shape }) => shape)), kind: 'gap' },
    ...layers
      .filter(({ smallPrint }) => smallPrint !== undefined)
      .map(({ shape }) => ({ shape, kind: 'gap' as const })),
  ];
}

/** Whether no stroke or gap is narrower than one pixel where the drawing is `pixels` tall. */
export function readsAt(layers: readonly Layer[], pixels: number): boolean {
  const width = layersBounds(layers).height / pixels;
  return partsOf(layers).every(({ shape, kind }) => !hasBelow(shape, kind, width));
}

/** The narrowest stroke or gap of a drawing as a share of its height, to a hundredth of itself; between 1/512 and 1/4. */
export function smallestFeature(layers: readonly Layer[]): number {
  const { height } = layersBounds(layers);
  const parts = partsOf(layers);
  let [narrow, wide] = [THINNEST, THICKEST];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = Math.sqrt(narrow * wide);
    if (parts.some(({ shape, kind }) => hasBelow(shape, kind, middle * height))) wide = middle;
    else narrow = middle;
  }
  return Math.sqrt(narrow * wide);
}
