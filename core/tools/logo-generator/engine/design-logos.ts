import type { LogoBrief } from '../brief.ts';
import type { LogoSpec } from '../spec.ts';
import { MissingFaceError } from './errors.ts';
import { type FaceSet, facesNeeded } from './faces.ts';
import { planLogos } from './plan-logos.ts';

/**
 * Designs `count` different logos for a brief. The same brief gives the same concepts; another seed gives
 * others.
 * @throws UnsupportedScriptError when no typeface draws a character of the name or tagline
 * @throws MissingFaceError when `faces` lacks a file of `facesNeeded(brief, count)`
 */
export function designLogos(brief: LogoBrief, faces: FaceSet, count = 12): LogoSpec[] {
  const missing = facesNeeded(brief, count).find((file) => !faces.has(file));
  if (missing) throw new MissingFaceError(missing);
  return planLogos(brief, count);
}
