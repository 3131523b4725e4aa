import type { FaceSet } from '#core/tools/logo-generator/engine/faces.ts';
import type { Frame } from '#core/tools/logo-generator/kit/frame.ts';
import type { TypefaceLicence } from '#core/tools/logo-generator/kit/licence-of.ts';
import type { SmallestSize } from '#core/tools/logo-generator/kit/smallest-size.ts';
import type { UsedFace } from '#core/tools/logo-generator/kit/used-faces.ts';
import type { Lockup } from '#core/tools/logo-generator/lockup-names.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';

export interface SheetFace extends UsedFace {
  licence: TypefaceLicence;
  /** A file of it that has Latin letters. */
  file: string;
}

/** What a brand sheet says. */
export interface SheetInput {
  artist: string;
  spec: LogoSpec;
  faces: FaceSet;
  frames: Readonly<Record<Lockup, Frame>>;
  smallest: Readonly<Record<Lockup, SmallestSize>>;
  typefaces: readonly SheetFace[];
  madeAt: Date;
  /** Every font file that the text needs, unpacked: file name → bytes. */
  fonts: ReadonlyMap<string, Uint8Array>;
}
