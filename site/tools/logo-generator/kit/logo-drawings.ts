import { type FaceSet, facesForSpec } from '#core/tools/logo-generator/engine/faces.ts';
import { letterHeight } from '#core/tools/logo-generator/engine/letter-height.ts';
import { outlinedLockup } from '#core/tools/logo-generator/engine/outlined-lockup.ts';
import { type Frame, frameOf } from '#core/tools/logo-generator/kit/frame.ts';
import type { KitItem } from '#core/tools/logo-generator/kit/kit-file.ts';
import { kitItems } from '#core/tools/logo-generator/kit/kit-items.ts';
import { familiesOf } from '#core/tools/logo-generator/kit/typefaces.ts';
import type { Lockup } from '#core/tools/logo-generator/lockup-names.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';

/** A logo with all that its files are made from. */
export interface LogoDrawings {
  artist: string;
  spec: LogoSpec;
  faces: FaceSet;
  /** The font files that it is set in. */
  fontFiles: readonly string[];
  frames: Readonly<Record<Lockup, Frame>>;
  items: readonly KitItem[];
}

/** @param faces every file of `facesForSpec(spec)` */
export function logoDrawings(spec: LogoSpec, artist: string, faces: FaceSet): LogoDrawings {
  const frame = (lockup: Lockup): Frame => {
    const letters = lockup === 'wordmark' ? letterHeight(spec, faces) : 0;
    return frameOf(outlinedLockup(spec, faces, lockup).bounds, letters);
  };
  const frames = { full: frame('full'), symbol: frame('symbol'), wordmark: frame('wordmark') };
  const fontFiles = facesForSpec(spec);
  const items = kitItems({ artist, frames, families: familiesOf(fontFiles) });
  return { artist, spec, faces, fontFiles, frames, items };
}
