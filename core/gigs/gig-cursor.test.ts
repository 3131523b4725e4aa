import { expect, it } from 'vitest';
import { readGigCursor, writeGigCursor } from './gig-cursor.ts';

it('names the same place again', () => {
  for (const value of [null, 0, 120_000]) {
    const place = { value, position: 1_364_000_000_000_000 };
    expect(readGigCursor(writeGigCursor(place))).toEqual(place);
  }
});

it.each([undefined, '', 'n', 'n_', '-1_5', "1_1' OR 1", '1.5_2', '12345678901234567_1'])(
  '%s names none',
  (cursor) => {
    expect(readGigCursor(cursor)).toBeNull();
  },
);
