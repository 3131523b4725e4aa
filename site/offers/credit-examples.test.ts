import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { allOn, daysOf, mixOf, type Spending } from './credit-examples.ts';

const LOGO = { id: 'logo', cost: 2 };
const DROP = { id: 'drop', cost: 4 };
const CUE = { id: 'cue', cost: 1 };
const cost = (spending: Spending) => spending.reduce((sum, part) => sum + part.cost * part.count, 0);

it('counts what the credits of a new account buy', () => {
  expect([LOGO, DROP, CUE].map((price) => allOn(price, 20)[0]?.count)).toEqual([10, 5, 20]);
  expect(mixOf([LOGO, DROP, CUE], 20)).toEqual([
    { ...LOGO, count: 3 },
    { ...DROP, count: 3 },
    { ...CUE, count: 2 },
  ]);
});

it('counts days by generations, whole ones, and messages take none', () => {
  expect(daysOf(allOn(LOGO, 20), 3, ['cue'])).toBe(4);
  expect(daysOf(mixOf([LOGO, DROP, CUE], 20), 3, ['cue'])).toBe(2);
  expect(daysOf(allOn(CUE, 20), 3, ['cue'])).toBe(0);
});

it('never spends more than there is, and leaves nothing that could still buy a use', () => {
  const prices = fc.uniqueArray(fc.record({ id: fc.string(), cost: fc.integer({ min: 1, max: 9 }) }), {
    minLength: 1,
    maxLength: 6,
    selector: ({ id }) => id,
  });
  fc.assert(
    fc.property(prices, fc.integer({ min: 0, max: 200 }), (all, credits) => {
      const left = credits - cost(mixOf(all, credits));
      expect(left).toBeGreaterThanOrEqual(0);
      expect(Math.min(...all.map((price) => price.cost))).toBeGreaterThan(left);
    }),
  );
});
