import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nightBegins, orderOf } from './night-order.ts';
import { dayAfter } from './zoned-time.ts';

const night = fc.integer({ min: 0, max: 32_000 }).map((days) => dayAfter('2000-01-01', days));
const minute = fc.option(fc.integer({ min: 0, max: 1440 + 359 }));
const apart = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

it('orders by night, then by time, then apart; whole and exact', () => {
  fc.assert(
    fc.property(night, minute, apart, night, minute, apart, (a, m, x, b, n, y) => {
      const [first, second] = [orderOf(a, m, x), orderOf(b, n, y)];
      expect(Number.isSafeInteger(first)).toBe(true);
      if (a !== b) expect(first < second).toBe(a < b);
      else if (m !== n) expect(first < second).toBe((m ?? -1) < (n ?? -1));
    }),
  );
});

it('keeps a night between its own beginning and that of the next', () => {
  for (const minutes of [null, 0, 1440 + 359])
    for (const last of [0, 0.999_999_999]) {
      const order = orderOf('2027-03-13', minutes, last);
      expect(order >= nightBegins('2027-03-13') && order < nightBegins('2027-03-14')).toBe(true);
    }
});
