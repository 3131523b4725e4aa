import type { LogoBrief } from '../brief.ts';
import type { LogoSpec } from '../spec.ts';
import { segmentsOf } from './detail.ts';
import { MissingFaceError, TooComplexError } from './errors.ts';
import { type FaceSet, facesNeeded } from './faces.ts';
import { planLogos } from './plan-logos.ts';

/**
 * Lines and curves that a logo may have in its letters, name and tagline together: some 120 ordinary letters
 * or 35 dense kanji. It keeps every SVG below 150 kB.
 */
const MOST_SEGMENTS = 6000;

/**
 * Designs `count` different logos for a brief. The same brief gives the same concepts; another seed gives
 * others.
 * @throws UnsupportedScriptError when no typeface draws a character of the name or tagline
 * @throws TooComplexError when the letters would make a drawing too large to use
 * @throws MissingFaceError when `faces` lacks a file of `facesNeeded(brief, count)`
 */
export function designLogos(brief: LogoBrief, faces: FaceSet, count = 12): LogoSpec[] {
  const missing = facesNeeded(brief, count).find((file) => !faces.has(file));
  if (missing) throw new MissingFaceError(missing);
  const specs = planLogos(brief, count);
  for (const spec of specs) {
    const { name, tagline } = segmentsOf(spec, faces);
    if (name + tagline > MOST_SEGMENTS) throw new TooComplexError(name >= tagline ? 'name' : 'tagline');
  }
  return specs;
}
