import { expect, it } from 'vitest';
import { byteWords, hexRows } from './hex-rows.ts';

it('bytes around a change stand in rows of 16, with what they are as text', () => {
  const bytes = [...new TextEncoder().encode('T14:03:31+01:00"\n')];
  const [first, second] = hexRows({ start: 2464, bytes }, new Set([2469]));
  expect([first?.offset, second?.offset]).toEqual([2464, 2480]);
  expect(first?.cells.map(({ text }) => text).join('')).toBe('T14:03:31+01:00"');
  expect(first?.cells.filter(({ isChanged }) => isChanged)).toEqual([
    { hex: '33', text: '3', isChanged: true },
  ]);
  expect(second?.cells).toEqual([{ hex: '0a', text: '·', isChanged: false }]);
});

it('a byte is told with its letter where it is one', () => {
  expect([0x33, 0x20, 0x0a, 0xc3].map(byteWords)).toEqual(['33 “3”', '20', '0a', 'c3']);
});
