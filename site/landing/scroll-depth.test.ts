import { expect, it } from 'vitest';
import { newDepths } from './scroll-depth.ts';

it('is counted at 25, 50 and 75 percent, once each', () => {
  const counted = new Set<number>();
  expect(newDepths(counted, 0.1)).toEqual([]);
  expect(newDepths(counted, 0.25)).toEqual([25]);
  expect(newDepths(counted, 0.3)).toEqual([]);
  expect(newDepths(counted, 1)).toEqual([50, 75]);
  expect(newDepths(counted, 1)).toEqual([]);
});
