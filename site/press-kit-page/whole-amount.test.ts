import { expect, it } from 'vitest';
import { wholeAmount } from './whole-amount.ts';

it('reads whole amounts as people write them', () => {
  for (const text of ['1200', ' 1,200 ', '1.200', '1 200', "1'200", '1\u202f200'])
    expect(wholeAmount(text), text).toBe(1200);
  expect(wholeAmount('1.200.000')).toBe(1_200_000);
  for (const text of ['', 'about 900', '9.50', '12,5', '-5', '1,20', '1000000000000'])
    expect(wholeAmount(text), text).toBeNull();
});
