import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakEven, cheapestPacks, monthCost, type PackOrder } from './month-cost.ts';
import { CREDIT_PACKS, type CreditPack, PRO_PRICE, SIGN_UP_CREDITS } from './plans.ts';

const held = ({ packs }: PackOrder) => packs.reduce((sum, { pack, count }) => sum + pack.credits * count, 0);
const counts = ({ packs }: PackOrder) => packs.map(({ pack, count }) => [pack.credits, count]);
const pack = (credits: number, amount: number): CreditPack => ({
  credits,
  price: { amount, currency: 'USD' },
});

describe('the cheapest packs', () => {
  it.each([
    [-5, [], 0],
    [0, [], 0],
    [1, [[20, 1]], 499],
    [20, [[20, 1]], 499],
    [21, [[20, 2]], 998],
    [40, [[20, 2]], 998],
    [41, [[60, 1]], 1199],
    [
      61,
      [
        [20, 1],
        [60, 1],
      ],
      1698,
    ],
    [
      81,
      [
        [20, 2],
        [60, 1],
      ],
      2197,
    ],
    [101, [[60, 2]], 2398],
  ])('for %i credits are %j', (credits, packs, amount) => {
    const order = cheapestPacks(credits, CREDIT_PACKS);
    expect(counts(order)).toEqual(packs);
    expect(order.price).toEqual({ amount, currency: 'USD' });
  });

  it('hold more credits where two ways cost the same', () => {
    expect(counts(cheapestPacks(15, [pack(10, 100), pack(30, 200)]))).toEqual([[30, 1]]);
  });

  it('are asked of at least one pack', () => {
    expect(() => cheapestPacks(1, [])).toThrow(RangeError);
  });

  const somePacks = fc.array(
    fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 99 }))
      .map(([credits, amount]) => pack(credits, amount)),
    { minLength: 1, maxLength: 3 },
  );
  /** Every way to buy, up to as many of each pack as could be of use. */
  function cheapestByForce(credits: number, packs: readonly CreditPack[]): number {
    const [first, ...others] = packs;
    if (credits <= 0) return 0;
    if (!first) return Number.POSITIVE_INFINITY;
    const uses = Math.ceil(credits / first.credits);
    return Math.min(
      ...Array.from(
        { length: uses + 1 },
        (_, count) => count * first.price.amount + cheapestByForce(credits - count * first.credits, others),
      ),
    );
  }

  it('cover what is needed, add up to their price, and no other way costs less', () => {
    fc.assert(
      fc.property(somePacks, fc.integer({ min: 0, max: 40 }), (packs, credits) => {
        const order = cheapestPacks(credits, packs);
        expect(held(order)).toBeGreaterThanOrEqual(credits);
        expect(order.packs.reduce((sum, { pack: { price }, count }) => sum + price.amount * count, 0)).toBe(
          order.price.amount,
        );
        expect(order.price.amount).toBe(cheapestByForce(credits, packs));
      }),
    );
  });

  it('never cost less for more credits', () => {
    fc.assert(
      fc.property(somePacks, fc.integer({ min: 0, max: 60 }), (packs, credits) => {
        const price = (needed: number) => cheapestPacks(needed, packs).price.amount;
        expect(price(credits + 1)).toBeGreaterThanOrEqual(price(credits));
      }),
    );
  });
});

describe('a month', () => {
  it('takes the credits of a new account first, and is paid in full after that', () => {
    const { firstMonth, laterMonth } = monthCost(27, SIGN_UP_CREDITS, CREDIT_PACKS);
    expect(firstMonth.price.amount).toBe(499);
    expect(laterMonth.price.amount).toBe(998);
  });

  it('costs nothing at first where those credits are enough', () => {
    expect(monthCost(SIGN_UP_CREDITS, SIGN_UP_CREDITS, CREDIT_PACKS).firstMonth).toEqual({
      packs: [],
      price: { amount: 0, currency: 'USD' },
    });
  });

  it('costs less on Pro than in packs from 81 credits on', () => {
    expect(breakEven(PRO_PRICE, CREDIT_PACKS)).toBe(80);
  });

  it('has no break-even where a pack is free', () => {
    expect(() => breakEven(PRO_PRICE, [pack(20, 0)])).toThrow(RangeError);
  });

  it('passes the break-even exactly where packs begin to cost more than the plan', () => {
    const prices = fc.record({
      plan: fc.integer({ min: 0, max: 500 }),
      packs: fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 20, max: 99 })), {
        minLength: 1,
        maxLength: 3,
      }),
    });
    fc.assert(
      fc.property(prices, ({ plan, packs }) => {
        const offered = packs.map(([credits, amount]) => pack(credits, amount));
        const most = breakEven({ amount: plan, currency: 'USD' }, offered);
        expect(cheapestPacks(most, offered).price.amount).toBeLessThanOrEqual(plan);
        expect(cheapestPacks(most + 1, offered).price.amount).toBeGreaterThan(plan);
      }),
    );
  });
});
