import { textPieces } from '#core/paper/break-lines.ts';
import type { PageParts } from './page-parts.ts';

/** The words of the page itself, in the letters that every face of ours has. */
const OWN_WORDS = 'Contact “” × 0123456789';

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The font files of the page of a kit: any of its texts may stand in any of its faces. */
export function pageFontFiles({ kit, look }: Pick<PageParts, 'kit' | 'look'>): string[] {
  const texts = new Set([OWN_WORDS, ...textsIn(kit)]);
  const files = [look.text, look.strong, look.heading].flatMap((font) =>
    [...texts].flatMap((text) => textPieces(text, { font }).pieces.map(({ file }) => file)),
  );
  return [...new Set(files)].filter(Boolean);
}
