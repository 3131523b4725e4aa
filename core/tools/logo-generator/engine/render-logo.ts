import type { LogoSpec } from '../spec.ts';
import { PICTURE, scaleInPicture } from './box.ts';
import { detailOf } from './detail.ts';
import { drawLogo } from './draw-logo.ts';
import type { FaceSet } from './faces.ts';
import { boundsOf } from './geometry/bounds.ts';
import { pathData } from './geometry/path-data.ts';
import type { Shape } from './geometry/point.ts';
import { move, scale } from './geometry/transform.ts';
import { layersBounds, type Role } from './layer.ts';
import { PALETTES, type Palette } from './palettes.ts';
import { hashText } from './random.ts';
import { xmlText } from './xml.ts';

/**
 * `full` is the logo on its ground; `transparent` has its colours and no ground; `black` and `white` are one
 * colour without a ground, for print on anything.
 */
export type LogoVariant = 'full' | 'black' | 'white' | 'transparent';

export interface RenderOptions {
  variant?: LogoVariant;
  /** Size of the picture in pixels, 1200 × 900 unless given. */
  width?: number;
  height?: number;
}

const PAINT_ORDER: readonly Role[] = ['b', 'gradient', 'a', 'fg'];

/**
 * Draws a logo as SVG: outlines only, no text, style, script or outside reference. The same spec and options
 * give the same bytes on every machine.
 * @throws MissingFaceError when `faces` lacks a file of `facesForSpec(spec)`
 */
export function renderLogo(spec: LogoSpec, faces: FaceSet, options: RenderOptions = {}): string {
  const { variant = 'full', width = PICTURE.width, height = PICTURE.height } = options;
  const detail = detailOf(spec, faces);
  const layers = drawLogo(spec, faces, detail);
  const bounds = layersBounds(layers);
  const unit = scaleInPicture(bounds, width, height);
  const place = (shape: Shape): Shape =>
    move(scale(shape, unit), width / 2 - bounds.centreX * unit, height / 2 - bounds.centreY * unit);

  const palette = PALETTES[spec.palette];
  const gradientId = `g${hashText(JSON.stringify(spec)).toString(36)}`;
  let defs = '';
  let paths = '';
  for (const role of PAINT_ORDER) {
    const shape = place(layers.filter((layer) => layer.role === role).flatMap((layer) => layer.shape));
    if (shape.length === 0) continue;
    const fill = fillOf(role, variant, palette, gradientId);
    if (fill.startsWith('url')) defs = gradient(gradientId, shape, palette);
    paths += `<path fill="${fill}" d="${pathData(shape, detail)}"/>`;
  }
  const ground = variant === 'full' ? `<path fill="${palette.bg}" d="M0 0H${width}V${height}H0Z"/>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `role="img" aria-label="${xmlText(spec.name)} logo">${defs}${ground}${paths}</svg>`
  );
}

function fillOf(role: Role, variant: LogoVariant, palette: Palette, gradientId: string): string {
  if (variant === 'black') return '#000000';
  if (variant === 'white') return '#FFFFFF';
  return role === 'gradient' ? `url(#${gradientId})` : palette[role];
}

function gradient(id: string, shape: Shape, { a, b }: Palette): string {
  const { left, top, bottom } = boundsOf(shape);
  const [x, y1, y2] = [left, top, bottom].map((value) => Math.round(value * 10) / 10);
  return (
    `<defs><linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x}" y1="${y1}" x2="${x}" y2="${y2}">` +
    `<stop offset="0" stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient></defs>`
  );
}
