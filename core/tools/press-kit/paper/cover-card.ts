import { layOut } from '#core/paper/lay-out.ts';
import type { LaidOut } from '#core/paper/page.ts';
import type { Paper } from '#core/paper/paper.ts';
import { coverBand } from './cover.ts';
import type { KitParts } from './kit-parts.ts';

/** Pixels of the picture that networks show beside a link. field: Open Graph */
export const SHARE_CARD = { width: 1200, height: 630 } as const;
/** Pixels of the picture that stands for a kit in the library. */
export const LIBRARY_CARD = { width: 1200, height: 900 } as const;
type Card = typeof SHARE_CARD | typeof LIBRARY_CARD;
/** Of the card in points: the narrower it is laid out, the larger is what stands on it. */
const WIDTHS = [430, 500, 600] as const;
const WIDEST = 600;
/** Points. */
const SIDES = 34;
const FOOT = 16;

type Words = Partial<Pick<KitParts['kit'], 'tagline' | 'genres'>>;

function cardPaper(parts: KitParts, card: Card, width: number, words: Words): Paper {
  const { artistName } = parts.kit;
  const height = (width * card.height) / card.width;
  const band = coverBand({ ...parts, kit: { ...parts.kit, ...words } }, height);
  return {
    ...{ title: artistName, author: artistName, subject: 'Electronic press kit', language: 'en' },
    size: { width, height },
    margins: { top: 0, bottom: 0, left: SIDES, right: SIDES },
    ground: parts.look.cover.ground,
    blocks: [{ ...band, leastHeight: height }],
    madeAt: parts.madeAt,
  };
}

const fits = ({ pages: [first = [], ...more], height }: LaidOut): boolean =>
  more.length === 0 && first.every((item) => item.kind !== 'text' || item.baseline <= height - FOOT);

/**
 * The cover of a kit as one picture: as large as all its words allow, and where they are too many, without some
 * of them; the name always.
 * @param files of every face that `everythingIn` is set in
 * @throws MissingFontFileError
 */
export function coverCard(parts: KitParts, shape: Card, files: ReadonlyMap<string, Uint8Array>): LaidOut {
  const genres = parts.kit.genres.slice(0, 3);
  const tries: [width: number, words: Words][] = [
    ...WIDTHS.map((width): [number, Words] => [width, {}]),
    [WIDEST, { genres }],
    [WIDEST, { genres: [] }],
  ];
  for (const [width, words] of tries) {
    const card = layOut(cardPaper(parts, shape, width, words), files);
    if (fits(card)) return card;
  }
  return layOut(cardPaper(parts, shape, WIDEST, { genres: [], tagline: '' }), files);
}
