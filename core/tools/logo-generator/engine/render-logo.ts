import type { LogoSpec } from '../spec.ts';
import { PICTURE, type Room } from './box.ts';
import type { ColourWay } from './colour-ways.ts';
import { composePicture } from './compose.ts';
import type { FaceSet } from './faces.ts';
import type { Lockup } from './lockups.ts';
import { outlinedLockup } from './outlined-lockup.ts';
import { type Picture, svgOf } from './picture.ts';

export interface RenderOptions {
  /** `full` unless given: symbol, name and tagline together. */
  lockup?: Lockup;
  /** `full` unless given: its own colours on its own ground. */
  colourWay?: ColourWay;
  /** Size of the picture in pixels, 1200 × 900 unless given. */
  width?: number;
  height?: number;
  /** The share of the picture that the drawing may fill. */
  room?: Room;
}

/**
 * Draws a logo as the master that prints are made from: outlines only, with all their detail. The same spec and options
 * give the same picture on every machine.
 * @throws MissingFontFileError when `faces` lacks a file of `facesForSpec(spec)`
 */
export function pictureOfLogo(spec: LogoSpec, faces: FaceSet, options: RenderOptions = {}): Picture {
  const { perPixel } = outlinedLockup(spec, faces, options.lockup ?? 'full');
  return composePicture({ ...PICTURE, ...options, spec, faces, perPixel });
}

/** The logo as SVG; see pictureOfLogo. */
export const renderLogo = (spec: LogoSpec, faces: FaceSet, options: RenderOptions = {}): string =>
  svgOf(pictureOfLogo(spec, faces, options));
