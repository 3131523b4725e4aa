import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Image } from '#core/paper/blocks.ts';
import type { Item, LaidOut, Part } from '#core/paper/page.ts';
import { missingCharacters } from '#core/paper/texts-of.ts';
import { writePdf } from '#core/paper/write-pdf.ts';
import { openPdf, textOf } from '../../../../tests/support/pdf.ts';
import { anyKit, jpeg, MADE_AT, papersOf, partsOf } from '../../../../tests/support/press-kits.ts';
import { checkedByQpdf } from '../../../../tests/support/qpdf.ts';
import type { PressKit } from '../kit.ts';
import { datesAround, factRows, paragraphsOf, reachable } from '../kit-words.ts';
import { everythingIn } from './kit-paper.ts';

let photo: Image;
beforeAll(async () => {
  photo = await jpeg();
});

const RUNS = Number(process.env.KITS ?? 12);

/** Everything that the kit says and its pages have to say. */
const printed = (kit: PressKit): string[] => [
  ...[kit.artistName, kit.tagline, ...kit.genres, ...factRows(kit).map(({ value }) => value)],
  ...kit.figures.flatMap(({ value, label }) => [value, label]),
  ...[kit.bio.medium, kit.bio.long].flatMap(paragraphsOf),
  ...kit.photos.flatMap(({ shows, credit }) => [shows, credit]),
  ...kit.recordings.flatMap(({ title, note }) => [title, note]),
  ...kit.highlights.flatMap(({ year, text }) => [year, text]),
  ...kit.releases.flatMap(({ year, title, label }) => [year, title, label]),
  ...kit.quotes.flatMap(({ text, source }) => [text, source]),
  ...datesAround(kit, MADE_AT).next.flatMap(({ venue, city }) => [venue, city]),
  ...kit.rider.flatMap(({ what, need, or }) => [what, need, or]),
  ...reachable(kit).flatMap(({ name, email, phone }) => [name, email, phone]),
];

const isPart = (kid: Part | Item): kid is Part => 'tag' in kid;
const readIn = (part: Part): string =>
  part.kids.map((kid) => (isPart(kid) ? readIn(kid) : kid.kind === 'text' ? kid.asRead : '')).join(' ');
/** Without spaces, which lines take the place of, and composed as it is drawn. */
const packed = (text: string): string => text.normalize('NFC').replaceAll(/\s/g, '');
/** Its characters, in no order: what runs from right to left is put together by lines. */
const inventory = (text: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const character of packed(text)) counts.set(character, (counts.get(character) ?? 0) + 1);
  return counts;
};

const outside = ({ pages, width, height }: LaidOut): Item[] =>
  pages.flat().filter((item) => {
    if (item.kind === 'text') return item.x < 0 || item.x + item.width > width + 1 || item.baseline > height;
    return item.kind === 'picture' && (item.x < -1 || item.x + item.width > width + 1 || item.y > height);
  });

it('any kit is documents that lose none of its words, and the short one is one page', async () => {
  await fc.assert(
    fc.asyncProperty(anyKit, fc.boolean(), async (kit, hasPhotos) => {
      const parts = partsOf(kit, hasPhotos ? photo : undefined, {
        pageUrl: hasPhotos ? 'https://deckhand.example/epk/nova' : null,
      });
      expect(missingCharacters(everythingIn(parts))).toEqual([]);
      const { whole, onePage, files } = papersOf(parts);
      expect(onePage.laidOut.pages).toHaveLength(1);
      expect(outside(whole.laidOut)).toEqual([]);
      expect(outside(onePage.laidOut)).toEqual([]);

      const read = packed(readIn(whole.laidOut.root));
      const characters = inventory(read);
      const said = printed(hasPhotos ? kit : { ...kit, photos: [] });
      for (const text of said)
        for (const [character, count] of inventory(text))
          expect(characters.get(character) ?? 0, `${character} of ${text}`).toBeGreaterThanOrEqual(count);
      // What runs in one direction is there as it was written.
      for (const text of said) if (!/[\u0590-\u08FF]/.test(text)) expect(read).toContain(packed(text));

      const pdf = await writePdf(whole.paper, whole.laidOut, files);
      expect((await checkedByQpdf(pdf)).code).toBe(0);
      const { pages } = await openPdf(pdf);
      const inFile = packed((await Promise.all(pages.map(textOf))).join('')).length;
      expect(inFile).toBeGreaterThanOrEqual(said.reduce((sum, text) => sum + packed(text).length, 0) * 0.95);
    }),
    { numRuns: RUNS },
  );
});
