import { describe, expect, it } from 'vitest';
import { dropCrumbs, dropSlivers, signedArea } from './area.ts';
import { unite } from './boolean.ts';
import { boundsOf } from './bounds.ts';
import { rectangle } from './shapes.ts';

describe('cleaning up after cuts', () => {
  it('signedArea changes sign with the direction of travel', () => {
    const square = rectangle(0, 0, 3, 4)[0] ?? [];
    expect(signedArea(square)).toBe(12);
    expect(signedArea(square.toReversed())).toBe(-12);
  });

  it('dropCrumbs leaves out contours that are too small', () => {
    const shape = [...rectangle(0, 0, 10, 10), ...rectangle(20, 0, 1, 1)];
    expect(dropCrumbs(shape, 5)).toHaveLength(1);
  });

  it('dropSlivers removes a hair that hangs on a block, and keeps the block', () => {
    const shape = unite(rectangle(0, 0, 20, 20), rectangle(20, 10, 50, 1));
    expect(boundsOf(shape).width).toBe(70);
    expect(boundsOf(dropSlivers(shape, 2))).toMatchObject({ left: 0, top: 0, width: 20, height: 20 });
  });
});
