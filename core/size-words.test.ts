import { expect, it } from 'vitest';
import { bytesWords } from './size-words.ts';

it('bytes are told in units of 1000', () => {
  expect([12, 1499, 820_400, 999_999, 4_240_000, 12_960_000].map(bytesWords)).toEqual([
    ...['12 B', '1 kB', '820 kB', '1.0 MB', '4.2 MB', '13.0 MB'],
  ]);
});
