import type { Block } from '#core/paper/blocks.ts';
import { photoAlt } from '../kit-words.ts';
import { type KitParts, type ShownPhoto, shownPhotos } from './kit-parts.ts';
import type { Styles } from './styles.ts';

const GAP = 12;
/** Points. */
const TALLEST = 300;
const LOWEST = 90;
/** How much wider than tall a full row is, all its photos together. */
const FULL_ROW = 2.7;
const MOST_IN_ROW = 4;

const aspectOf = ({ image }: ShownPhoto): number => image.width / image.height;

/** Photos in rows that are as wide as the page. `hasOpener`: the first, where it is wide, stands alone. */
export function photoRows<P>(
  photos: readonly P[],
  aspectOf: (photo: P) => number,
  { hasOpener }: { hasOpener: boolean },
): P[][] {
  const rows: P[][] = [];
  let row: P[] = [];
  let width = 0;
  for (const photo of photos) {
    row.push(photo);
    width += aspectOf(photo);
    const isOpener = hasOpener && rows.length === 0 && row.length === 1 && width >= 1.2;
    if (!isOpener && width < FULL_ROW && row.length < MOST_IN_ROW) continue;
    rows.push(row);
    [row, width] = [[], 0];
  }
  return row.length > 0 ? [...rows, row] : rows;
}

/** What is said of a photo below it: what it shows, how large it is to be had, and who took it. */
function captionOf({ shows, width, height, credit }: ShownPhoto): string {
  const size = `${width.toLocaleString('en')} × ${height.toLocaleString('en')} px`;
  return [shows, size, credit && `Photo: ${credit}`].filter(Boolean).join(' · ');
}

/** Every photo of the kit, none of them cropped where its row is not too tall for the page. */
export function photoBlocks(parts: KitParts, styles: Styles, pageWidth: number): Block[] {
  return photoRows(shownPhotos(parts), aspectOf, { hasOpener: true }).map((row) => {
    const aspects = row.reduce((sum, photo) => sum + aspectOf(photo), 0);
    // A last row of few photos is no taller than a full one.
    const width = Math.max(aspects, row.length === 1 && aspects >= 1.2 ? 0 : FULL_ROW);
    const height = Math.min(TALLEST, Math.max(LOWEST, (pageWidth - GAP * (row.length - 1)) / width));
    const columns = row.map((photo) => ({
      share: aspectOf(photo),
      blocks: photoBlock(parts, photo, height, styles),
    }));
    const rest = width - aspects;
    return {
      kind: 'together',
      blocks: [
        {
          kind: 'columns',
          gap: GAP,
          columns: rest > 0.05 ? [...columns, { share: rest, blocks: [] }] : columns,
        },
        { kind: 'space', height: 12 },
      ],
    };
  });
}

const photoBlock = ({ kit }: KitParts, photo: ShownPhoto, height: number, styles: Styles): Block[] => [
  { kind: 'picture', image: photo.image, height, focus: photo.focus, alt: photoAlt(kit, photo) },
  { kind: 'paragraph', tag: 'Caption', text: captionOf(photo), style: { ...styles.small, before: 4 } },
];
