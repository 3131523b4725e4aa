import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientCancels, type Tier, tierAt } from './cancellation.ts';

const TIERS: Tier[] = [
  { days: 7, percent: 50 },
  { days: 0, percent: 100 },
  { days: 30, percent: 25 },
];

const minor = fc.integer({ min: 0, max: 1_000_000_000 });
const days = fc.integer({ min: 0, max: 400 });
const percent = fc.integer({ min: 0, max: 10_000 }).map((basisPoints) => basisPoints / 100);
const anyTiers: fc.Arbitrary<Tier[]> = fc.uniqueArray(fc.record({ days, percent }), {
  ...{ minLength: 1, maxLength: 6, selector: (tier) => tier.days },
});
/** As contracts have them: the nearer the event, the more is owed. */
const risingTiers = anyTiers.map((tiers) => {
  const percents = tiers.map((tier) => tier.percent).toSorted((one, other) => one - other);
  return tiers
    .toSorted((one, other) => other.days - one.days)
    .map((tier, at) => ({ ...tier, percent: percents[at] ?? 0 }));
});

describe('the tier', () => {
  it.each([
    [400, 0],
    [30, 0],
    [29, 1],
    [7, 1],
    [6, 2],
    [0, 2],
  ])('%i days before is number %i, longest notice first', (daysBefore, index) => {
    const tier = TIERS.toSorted((one, other) => other.days - one.days)[index];
    expect(tierAt(TIERS, daysBefore)).toEqual({ index, tier });
  });

  it('is none after the event, nor where there are none', () => {
    expect(tierAt(TIERS, -1)).toBeNull();
    expect(tierAt([], 5)).toBeNull();
    expect(clientCancels({ fee: 100, tiers: TIERS, paid: 0, daysBefore: -1 })).toBeNull();
    expect(clientCancels({ fee: 100, tiers: [], paid: 0, daysBefore: 1 })).toBeNull();
  });

  it('is the last one on shorter notice than any', () => {
    const tiers = [TIERS[2]!, TIERS[0]!];
    expect(tierAt(tiers, 3)).toEqual({ index: 1, tier: TIERS[0] });
  });

  it('does not depend on the order, and leaves it as it is', () => {
    fc.assert(
      fc.property(anyTiers, days, (tiers, daysBefore) => {
        const before = structuredClone(tiers);
        expect(tierAt(tiers.toReversed(), daysBefore)).toEqual(tierAt(tiers, daysBefore));
        expect(tiers).toEqual(before);
      }),
    );
  });
});

describe('a client who cancels', () => {
  it.each([
    [40, 70_000],
    [30, 70_000],
    [29, 140_000],
    [9, 140_000],
    [7, 140_000],
    [6, 280_000],
    [0, 280_000],
  ])('%i days before owes %i of 2,800.00', (daysBefore, owed) => {
    expect(clientCancels({ fee: 280_000, tiers: TIERS, paid: 0, daysBefore })).toMatchObject({
      owed,
      toPay: owed,
    });
  });

  it('pays what is missing, or gets back what is too much', () => {
    const having = (paid: number) => clientCancels({ fee: 280_000, tiers: TIERS, paid, daysBefore: 9 });
    const same = { index: 1, owed: 140_000 };
    expect(having(84_000)).toEqual({ ...same, paid: 84_000, toPay: 56_000, toReturn: 0 });
    expect(having(140_000)).toEqual({ ...same, paid: 140_000, toPay: 0, toReturn: 0 });
    expect(having(280_000)).toEqual({ ...same, paid: 280_000, toPay: 0, toReturn: 140_000 });
  });

  it('has paid what is owed in the end, to the last cent', () => {
    fc.assert(
      fc.property(minor, anyTiers, minor, days, (fee, tiers, paid, daysBefore) => {
        const { owed, toPay, toReturn } = clientCancels({ fee, tiers, paid, daysBefore })!;
        expect(paid + toPay - toReturn).toBe(owed);
        expect(Math.min(toPay, toReturn)).toBe(0);
        expect(owed).toBeGreaterThanOrEqual(0);
        expect(owed).toBeLessThanOrEqual(fee);
      }),
    );
  });

  it('never owes less the nearer the event is', () => {
    fc.assert(
      fc.property(minor, risingTiers, days, days, (fee, tiers, one, other) => {
        const owed = (daysBefore: number) => clientCancels({ fee, tiers, paid: 0, daysBefore })!.owed;
        expect(owed(Math.min(one, other))).toBeGreaterThanOrEqual(owed(Math.max(one, other)));
      }),
    );
  });
});
