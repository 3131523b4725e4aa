import type { LogoSpec } from '../spec.ts';
import { detailOf } from './detail.ts';
import { smallestFeature } from './legibility.ts';
import { drawLockup, type Lockup } from './lockups.ts';
import type { Typesetter } from './text/typesetter.ts';

/** Close enough for measuring, in ems, and a fraction of the work. */
const ROUGH = 0.002;

/** The height in whole pixels from which a lockup can be read: its narrowest stroke or gap is one pixel then. */
export function smallestSize(spec: LogoSpec, set: Typesetter, lockup: Lockup): number {
  const detail = { ...detailOf(spec, set), tolerance: ROUGH };
  return Math.ceil(1 / smallestFeature(drawLockup(spec, set, lockup, detail)));
}
