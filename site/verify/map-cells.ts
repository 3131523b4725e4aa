import { BLOCK } from '#core/signing/seal/seal.ts';
import type { CheckedFile } from '#core/signing/seal/seal-report.ts';

type BlockState = CheckedFile['blocks'][number];

/** More cells than this are no picture. */
const MOST_CELLS = 300;

/** Worse ones win, where several blocks share a cell. */
const RANK: readonly BlockState[] = ['same', 'changed', 'missing'];

/** How many blocks each cell of the maps stands for, so that the largest file has room. */
export const blocksPerCell = (files: readonly CheckedFile[]): number =>
  Math.max(1, ...files.map(({ blocks }) => Math.ceil(blocks.length / MOST_CELLS)));

/** Fewer would be bars, and more too narrow to see. */
const ACROSS = { least: 20, most: 50 };

/** How many cells have room beside each other: the largest file fills its rows. */
export function cellsAcross(files: readonly CheckedFile[], perCell: number): number {
  const cells = Math.max(0, ...files.map(({ blocks }) => Math.ceil(blocks.length / perCell)));
  const rows = Math.max(1, Math.ceil(cells / ACROSS.most));
  return Math.max(ACROSS.least, Math.ceil(cells / rows));
}

/** `4 kB`, of a cell. */
export const cellWords = (perCell: number): string => `${(perCell * BLOCK) / 1024} kB`;

/** The blocks of a file as the cells of its map. */
export function mapCells(blocks: readonly BlockState[], perCell: number): BlockState[] {
  return Array.from({ length: Math.ceil(blocks.length / perCell) }, (_, index) => {
    const shared = blocks.slice(index * perCell, (index + 1) * perCell);
    return RANK.findLast((state) => shared.includes(state)) ?? 'same';
  });
}
