import { fileFor } from '../coverage.ts';
import { UnsupportedScriptError } from '../errors.ts';
import { FALLBACK_FONTS, type FontId } from '../font-catalogue.ts';

/** A piece of a line that one font file draws. */
export interface TextRun {
  font: FontId;
  file: string;
  text: string;
}

/**
 * Cuts a line into runs: the wished face where it has the glyph, an all-round face elsewhere.
 * @throws UnsupportedScriptError naming the characters that no face draws
 */
export function itemise(text: string, wished: FontId): TextRun[] {
  const runs: TextRun[] = [];
  const missing: string[] = [];
  for (const character of text) {
    const open = runs.at(-1);
    if (character === ' ' && open) {
      open.text += character;
      continue;
    }
    const font = [wished, ...FALLBACK_FONTS].find((each) => fileFor(each, character));
    const file = font && fileFor(font, character);
    if (!font || !file) missing.push(character);
    else if (open?.file === file) open.text += character;
    else runs.push({ font, file, text: character });
  }
  if (missing.length > 0) throw new UnsupportedScriptError([...new Set(missing)]);
  return runs;
}

/** The font files that a line needs. */
export const filesFor = (text: string, wished: FontId): string[] => [
  ...new Set(itemise(text, wished).map((run) => run.file)),
];
