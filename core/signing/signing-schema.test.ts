import { expect, it } from 'vitest';
import { signatureSchema } from './signing-schema.ts';

const reasonOf = (signature: unknown): string | undefined =>
  signatureSchema.safeParse(signature).error?.issues[0]?.message;
const drawn = (change: object) => ({
  ...{ kind: 'drawn', width: 300, height: 90, strokes: [[10, 40, 30, 20, 60, 70, 90, 30, 120, 50, 160, 45]] },
  ...change,
});

it('takes a name that is typed, and ink on a pad', () => {
  expect(reasonOf({ kind: 'typed' })).toBeUndefined();
  expect(reasonOf(drawn({}))).toBeUndefined();
  const cross = [
    [10, 10, 60, 60],
    [60, 10, 10, 60],
  ];
  expect(reasonOf(drawn({ strokes: cross }))).toBeUndefined();
});

it('takes no dot, nothing beside the pad, no pad without a side, and no more ink than is kept', () => {
  const dot = Array(12).fill(40);
  for (const change of [
    { strokes: [dot] },
    { strokes: [[1, 1]] },
    { strokes: [] },
    { width: 0, height: 0, strokes: [Array(12).fill(0)] },
    { width: 100 },
    { height: 40 },
    { strokes: [[10, 40, 30]] },
    { strokes: [[10.5, 40, 30, 20, 60, 70, 90, 30, 120, 50, 160, 45]] },
    { width: 2001 },
    { strokes: Array.from({ length: 61 }, () => [1, 1, 90, 40]) },
    { strokes: [Array.from({ length: 3002 }, (_, each) => each % 90)] },
  ])
    expect(reasonOf(drawn(change)), JSON.stringify(change).slice(0, 60)).toBeDefined();
});
