import { expect, it } from 'vitest';
import { checkerboard } from './checkerboard.ts';

const laid = (grounds: string, count = 7): string =>
  checkerboard([...grounds], (ground) => ground === 'L' || ground === 'l', count).join('');

it('a dark ground is the large one, and light and dark take turns along rows and down them', () => {
  expect(laid('LLLLLLDDDDDD')).toBe('DLDLDLD');
});

it('keeps the order within a kind', () => {
  expect(laid('lLDd', 4)).toBe('DldL');
});

it('where one kind runs out the other fills in', () => {
  expect(laid('LLLLLLLLLL')).toBe('LLLLLLL');
  expect(laid('DDDDDDDLDDDD')).toBe('DLDDDDD');
});

it('gives as many as there are', () => {
  expect(laid('DL')).toBe('DL');
  expect(laid('')).toBe('');
});
