import { expect, it } from 'vitest';
import { CLOCK_SECONDS, clockWords, tick } from './decorative-clock.ts';

it('starts at 2h 17m 30s', () => {
  expect(clockWords(CLOCK_SECONDS)).toBe('02:17:30');
});

it('loses one each second, and starts again at zero', () => {
  expect(clockWords(tick(3600))).toBe('00:59:59');
  expect(tick(1)).toBe(0);
  expect(tick(0)).toBe(CLOCK_SECONDS);
});
