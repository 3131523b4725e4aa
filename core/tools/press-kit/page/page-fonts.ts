import { textPieces } from '#core/paper/break-lines.ts';
import type { FontId } from '#core/typefaces/font-catalogue.ts';
import type { PageParts } from './page-parts.ts';

/** The words of the page itself, in the letters that every face of ours has. */
const OWN_WORDS = 'Contact “” × 0123456789';

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

function filesFor(fonts: readonly FontId[], value: unknown): string[] {
  const texts = new Set([OWN_WORDS, ...textsIn(value)]);
  const files = fonts.flatMap((font) =>
    [...texts].flatMap((text) => textPieces(text, { font }).pieces.map(({ file }) => file)),
  );
  return [...new Set(files)].filter(Boolean);
}

/** The font files of the page of a kit: any of its texts may stand in any of its faces. */
export const pageFontFiles = ({ kit, look }: Pick<PageParts, 'kit' | 'look'>): string[] =>
  filesFor([look.text, look.strong, look.heading], kit);

/** Those of its headings alone, for a page that sets text in the face of the device. */
export const headingFontFiles = ({ kit, look }: Pick<PageParts, 'kit' | 'look'>): string[] =>
  filesFor([look.heading], [kit.artistName, kit.figures, kit.quotes]);
