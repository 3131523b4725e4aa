import type { FontId } from '#core/typefaces/font-catalogue.ts';
import { MissingFontFileError } from '#core/typefaces/missing-font-file.ts';
import type { LogoBrief } from '../brief.ts';
import type { Direction } from '../direction.ts';
import type { LogoSpec } from '../spec.ts';
import { analyseName } from './analyse-name.ts';
import { capitals, titleCase } from './letter-case.ts';
import { isLowerCase, wholeTextOf } from './lettering.ts';
import { planLogos } from './plan-logos.ts';
import { fontkitOutliner } from './text/fontkit-outliner.ts';
import { filesFor } from './text/itemise.ts';
import type { TextOutliner } from './text/outliner.ts';
import { type Typesetter, typesetter } from './text/typesetter.ts';

/** Opened typefaces, ready to set lines. */
export interface FaceSet extends Typesetter {
  has(file: string): boolean;
}

// Parsing is the slow part: the same bytes are parsed once, however often a set is opened.
const opened = new WeakMap<Uint8Array, TextOutliner>();

function outlinerOf(bytes: Uint8Array): TextOutliner {
  const known = opened.get(bytes);
  if (known) return known;
  const outliner = fontkitOutliner(bytes);
  opened.set(bytes, outliner);
  return outliner;
}

/**
 * Opens the font files of a brief, file name → bytes. A file is parsed when its first glyph is drawn.
 * The set throws MissingFontFileError when a line needs a file that is not among them.
 */
export function openFaces(files: ReadonlyMap<string, Uint8Array>): FaceSet {
  const setter = typesetter((file) => {
    const bytes = files.get(file);
    if (!bytes) throw new MissingFontFileError(file);
    return outlinerOf(bytes);
  });
  return { ...setter, has: (file) => files.has(file) };
}

/** The font files that a logo is drawn with, in all its lockups. */
export function facesForSpec({ archetype, name: full, tagline, font, capFont }: LogoSpec): string[] {
  const name = analyseName(full);
  const lettering = isLowerCase(archetype) ? titleCase(full) : capitals(full);
  // Letter tricks measure the stroke of the face on an I or an L.
  const measured = archetype === 'minimal' && name.isLatin ? 'IL' : '';
  // The ring sets both texts in one face.
  const around = archetype === 'ring' ? capitals(tagline) : '';
  // Emblems have the name in small print.
  const smallPrint = [capitals(`${name.prefix}—`), capitals(tagline), capitals(full)];
  const texts: readonly (readonly [text: string, font: FontId])[] = [
    ...[lettering, name.initials, measured, around].map((text) => [text, font] as const),
    ...smallPrint.map((text) => [text, capFont] as const),
  ];
  const whole = wholeTextOf({ name: full, tagline });
  // A text is measured by itself, and drawn with the whole in mind.
  return [
    ...new Set(texts.flatMap(([text, face]) => [...filesFor(text, face), ...filesFor(text, face, whole)])),
  ];
}

/**
 * The font files to load before `designLogos(brief, …, count, directions)`: only the families that these concepts use.
 * @throws UnsupportedScriptError naming the characters that no typeface draws
 */
export const facesNeeded = (
  brief: LogoBrief,
  count = 12,
  directions: readonly Direction[] = [],
): string[] => [...new Set(planLogos(brief, count, directions).flatMap(facesForSpec))];
