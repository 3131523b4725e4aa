import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findRange } from './byte-range.ts';

const FILE = { size: 10, etag: '"tag"' };
const range = (asked: string, more: Record<string, string> = {}) =>
  findRange(new Headers({ range: asked, ...more }), FILE);

it.each([
  ['bytes=0-3', { offset: 0, length: 4 }],
  ['bytes=4-', { offset: 4, length: 6 }],
  ['bytes=9-9', { offset: 9, length: 1 }],
  ['bytes=5-99', { offset: 5, length: 5 }],
  ['bytes=-3', { offset: 7, length: 3 }],
  ['bytes=-99', { offset: 0, length: 10 }],
  ['bytes=10-', 'none'],
  ['bytes=10-12', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=3-1', null],
  ['bytes=-', null],
  ['bytes=0-1,4-5', null],
  ['lines=0-3', null],
  ['bytes=a-b', null],
  ['', null],
])('of ten bytes, %j is %j', (asked, found) => {
  expect(range(asked)).toEqual(found);
});

it('is the whole where the caller has a part of other bytes', () => {
  expect(range('bytes=0-3', { 'if-range': '"tag"' })).toEqual({ offset: 0, length: 4 });
  expect(range('bytes=0-3', { 'if-range': '"other"' })).toBeNull();
  expect(range('bytes=0-3', { 'if-range': 'W/"tag"' })).toBeNull();
  expect(range('bytes=0-3', { 'if-range': 'Sat, 21 Nov 2026 12:00:00 GMT' })).toBeNull();
});

it('never leaves the file, whatever is asked', () => {
  const number = fc.oneof(fc.constant(''), fc.nat(30).map(String), fc.constant('9'.repeat(40)));
  fc.assert(
    fc.property(number, number, fc.nat(20), (from, to, size) => {
      const found = findRange(new Headers({ range: `bytes=${from}-${to}` }), { size, etag: '"tag"' });
      if (found === null || found === 'none') return;
      expect(found.length).toBeGreaterThan(0);
      expect(found.offset).toBeGreaterThanOrEqual(0);
      expect(found.offset + found.length).toBeLessThanOrEqual(size);
    }),
  );
});

it('is none where no Range is sent', () => {
  expect(findRange(new Headers(), FILE)).toBeNull();
});
