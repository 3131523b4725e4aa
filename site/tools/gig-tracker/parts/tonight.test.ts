import { afterEach, expect, it, vi } from 'vitest';
import { nowHere, tonight } from './tonight.ts';

afterEach(() => vi.useRealTimers());

const at = (hours: number, minutes: number) =>
  vi.useFakeTimers({ now: new Date(2026, 10, 29, hours, minutes) });

it('the night goes on until six, while the day is a new one at midnight', () => {
  at(0, 5);
  expect(nowHere()).toMatchObject({ today: '2026-11-29', night: '2026-11-28' });
  vi.setSystemTime(new Date(2026, 10, 29, 5, 59));
  expect(tonight()).toBe('2026-11-28');
  vi.setSystemTime(new Date(2026, 10, 29, 6));
  expect(tonight()).toBe('2026-11-29');
});

it('is the same object as long as it says the same, so that rows are not drawn again', () => {
  at(20, 0);
  const before = nowHere();
  vi.setSystemTime(new Date(2026, 10, 29, 23, 59));
  expect(nowHere()).toBe(before);
  vi.setSystemTime(new Date(2026, 10, 30, 0, 0));
  expect(nowHere()).toMatchObject({ today: '2026-11-30', night: '2026-11-29' });
});
