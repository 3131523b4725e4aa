import { expect, it } from 'vitest';
import type { CheckedFile } from '#core/signing/seal/seal-report.ts';
import { blocksPerCell, cellsAcross, cellWords, mapCells } from './map-cells.ts';

const file = (count: number): CheckedFile => ({
  ...{ name: 'contract.pdf', size: null, sealedSize: null, sha256: null, state: 'same', words: 'Same' },
  blocks: Array.from({ length: count }, () => 'same' as const),
});

it('a cell is a block, and of a large file several', () => {
  expect(
    [[], [file(1), file(50)], [file(300)], [file(1), file(301)], [file(1200)]].map(blocksPerCell),
  ).toEqual([...[1, 1, 1, 2, 4]]);
  expect([1, 4].map(cellWords)).toEqual(['4 kB', '16 kB']);
});

it('the largest file fills its rows, and a small one is no bar', () => {
  const across = (...files: CheckedFile[]) => cellsAcross(files, 1);
  expect([across(), across(file(1)), across(file(28), file(3)), across(file(50))]).toEqual([20, 20, 28, 50]);
  expect([across(file(51)), across(file(300)), cellsAcross([file(60)], 2)]).toEqual([26, 50, 30]);
});

it('the worst of its blocks is what a cell shows', () => {
  const blocks = ['same', 'changed', 'same', 'same', 'missing', 'changed', 'missing'] as const;
  expect(mapCells(blocks, 1)).toEqual(blocks);
  expect(mapCells(blocks, 3)).toEqual(['changed', 'missing', 'missing']);
});
