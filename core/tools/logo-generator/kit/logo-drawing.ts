import type { Artwork, FilledLayer } from '#core/paper/blocks.ts';
import { composePicture } from '../engine/compose.ts';
import { type FaceSet, facesForSpec, openFaces } from '../engine/faces.ts';
import { outlinedLockup } from '../engine/outlined-lockup.ts';
import type { Fill } from '../engine/picture.ts';
import type { Lockup } from '../lockup-names.ts';
import type { LogoSpec } from '../spec.ts';

/** Artwork without strokes. */
type Filled = Artwork & { layers: readonly FilledLayer[] };

/**
 * A lockup as documents draw it, cut to what is drawn, in its own colours, made readable on a `#RRGGBB` ground that is there already.
 * @throws MissingFontFileError when `faces` lacks a file of `facesForSpec(spec)`
 */
export function logoDrawing(spec: LogoSpec, faces: FaceSet, lockup: Lockup, on: string): Filled {
  const { width, height } = outlinedLockup(spec, faces, lockup).bounds;
  const room = { width: 1, height: 1 };
  const { paths } = composePicture({ spec, faces, lockup, width, height, room, on, perPixel: 100 });
  const layers = paths.map(({ d, fill }): FilledLayer => ({ d, fill: paintOf(fill) }));
  return { layers, viewBox: [0, 0, width, height] };
}

/**
 * The logo of documents on any ground that they have, drawn once for each; null where there is none.
 * @param readFiles reads font files: name → bytes
 */
export async function logoOnGrounds(
  logo: LogoSpec | null,
  readFiles: (names: string[]) => Promise<ReadonlyMap<string, Uint8Array>>,
): Promise<(ground: string) => Artwork | null> {
  if (!logo) return () => null;
  const faces = openFaces(await readFiles(facesForSpec(logo)));
  const drawn = new Map<string, Artwork>();
  return (ground) => {
    const drawing = drawn.get(ground) ?? logoDrawing(logo, faces, 'full', ground);
    drawn.set(ground, drawing);
    return drawing;
  };
}

function paintOf(fill: Fill): FilledLayer['fill'] {
  if (typeof fill === 'string') return fill;
  const { x, y1, y2, from, to } = fill;
  const stops = [
    { at: 0, colour: from },
    { at: 1, colour: to },
  ];
  return { from: [x, y1], to: [x, y2], stops };
}
