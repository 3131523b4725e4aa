import { describe, expect, it } from 'vitest';
import { unite } from '../geometry/boolean.ts';
import { circle, rectangle, ring } from '../geometry/shapes.ts';
import { lettersOf } from './letters-of.ts';

describe('the connected pieces of lettering', () => {
  it('each come with the holes in them', () => {
    const pieces = lettersOf(unite(rectangle(0, 0, 20, 100), ring(100, 50, 40, 20), ring(250, 50, 40, 20)));
    expect(pieces.map(({ holes }) => holes.length).toSorted()).toEqual([0, 1, 1]);
  });

  it('do not take the holes around them for their own', () => {
    const pieces = lettersOf(unite(ring(0, 0, 100, 20), ring(0, 0, 50, 10), circle(0, 0, 12)));
    expect(pieces.map(({ shape }) => shape.length).toSorted()).toEqual([1, 2, 2]);
  });
});
