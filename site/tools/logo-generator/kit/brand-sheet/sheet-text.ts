import { itemise } from '#core/tools/logo-generator/engine/text/itemise.ts';
import { FONTS, type FontId } from '#core/typefaces/font-catalogue.ts';
import type { TextRun } from '#core/typefaces/text-runs.ts';

/** The faces that the sheet itself is set in. */
export const TEXT_FACE = { regular: 'inter-regular', strong: 'inter-semibold' } as const satisfies Record<
  string,
  FontId
>;
export type TextFace = keyof typeof TEXT_FACE;

/** Runs of a text in the sheet's face, and in others for letters that it lacks. */
export const runsOf = (text: string, face: TextFace): TextRun[] => itemise(text, TEXT_FACE[face]);

/** Signs that the sheet writes, whoever it is for. */
const OWN_SIGNS = 'Aa0×:,.–#%€';

/** The file of a face that has Latin letters. */
export function latinFile(font: FontId): string {
  const { family, weight } = FONTS[font];
  return `${family}-latin-${weight}-normal.woff`;
}

/** The font files that a sheet's text needs: its own faces, and those of the artist's name and of notices. */
export function filesOfText(texts: readonly string[]): string[] {
  const faces = Object.keys(TEXT_FACE) as TextFace[];
  return [
    ...new Set(
      faces.flatMap((face) =>
        [OWN_SIGNS, ...texts].flatMap((text) => runsOf(text, face).map(({ file }) => file)),
      ),
    ),
  ];
}
