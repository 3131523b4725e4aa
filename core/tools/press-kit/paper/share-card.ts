import { layOut } from '#core/paper/lay-out.ts';
import type { LaidOut } from '#core/paper/page.ts';
import type { Paper } from '#core/paper/paper.ts';
import { coverBand } from './cover.ts';
import type { KitParts } from './kit-parts.ts';

/** Pixels of the picture that networks show beside a link. field: Open Graph */
export const SHARE_CARD = { width: 1200, height: 630 } as const;
/** Points: a pixel is half of one. */
const SIZE = { width: SHARE_CARD.width / 2, height: SHARE_CARD.height / 2 } as const;

const NOTHING = { top: 0, bottom: 0 } as const;

function cardPaper(parts: KitParts, kit: Partial<KitParts['kit']>): Paper {
  const { artistName } = parts.kit;
  const { ground } = parts.look.cover;
  const band = coverBand({ ...parts, kit: { ...parts.kit, ...kit } }, SIZE.height);
  return {
    ...{ title: artistName, author: artistName, subject: 'Electronic press kit', language: 'en' },
    ...{ size: SIZE, margins: { ...NOTHING, left: 34, right: 34 }, ground, madeAt: parts.madeAt },
    blocks: [{ ...band, leastHeight: SIZE.height }],
  };
}

/** How far down anything is painted. */
const depthOf = ({ pages }: LaidOut): number =>
  Math.max(0, ...(pages[0] ?? []).map((item) => (item.kind === 'text' ? item.baseline : 0)));

/**
 * The cover of a kit as a card beside its link: as many of its words as there is room for, the name always.
 * @param files of every face that `everythingIn` is set in
 * @throws MissingFontFileError
 */
export function shareCard(parts: KitParts, files: ReadonlyMap<string, Uint8Array>): LaidOut {
  const { genres } = parts.kit;
  const tries: Partial<KitParts['kit']>[] = [{}, { genres: genres.slice(0, 3) }, { genres: [] }];
  const laidOut = tries.map((kit) => () => layOut(cardPaper(parts, kit), files));
  const least = () => layOut(cardPaper(parts, { genres: [], tagline: '' }), files);
  for (const each of laidOut) {
    const card = each();
    if (card.pages.length === 1 && depthOf(card) <= SIZE.height - 16) return card;
  }
  return least();
}
