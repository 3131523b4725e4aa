import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gigOfNew } from './apply-patch.ts';
import { nightBegins, orderOf } from './night-order.ts';
import { dayAfter } from './zoned-time.ts';

const night = fc.integer({ min: 0, max: 32_876 }).map((days) => dayAfter('1999-12-30', days));
const minute = fc.option(fc.integer({ min: 0, max: 1440 + 359 }));
const apart = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

it('orders by night, then by time, then apart; whole and exact', () => {
  fc.assert(
    fc.property(night, minute, apart, night, minute, apart, (a, m, x, b, n, y) => {
      const [first, second] = [orderOf(a, m, x), orderOf(b, n, y)];
      expect(Number.isSafeInteger(first)).toBe(true);
      expect(first).toBeGreaterThanOrEqual(0);
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

it.each([
  ['2000-01-01T01:00', 'Europe/London'],
  ['2000-01-01T00:00+15:59', 'Pacific/Pago_Pago'],
])('has a place for a set at %s in %s', (start, zone) => {
  const nowhere = { venue: null, client: null };
  const { night } = gigOfNew({ id: 'gig_a', title: 'A', start, zone }, nowhere, '2026-11-26T12:00:00.000Z');
  expect(nightBegins(night)).toBeGreaterThanOrEqual(0);
});
