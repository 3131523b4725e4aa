import { expect, it } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

it('finds the place again that it was written for', () => {
  const position = { at: new Date('2026-11-21T12:00:00.123Z'), id: 'crd_0123456789abcdefghijkm' };
  expect(readCursor(writeCursor(position))).toEqual(position);
});

it.each([undefined, '', 'x', '1', '_crd', '1_a b', "1_';--", `${'9'.repeat(16)}_a`])(
  'finds nothing in %s',
  (cursor) => {
    expect(readCursor(cursor)).toBeNull();
  },
);
