import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Fee, hourlyPay, type RateInput, rateFor } from './rate.ts';

const hours = (all: number) => ({ onSite: all * 60, travel: 0, preparation: 0, office: 0 });

/** 5,000 a year over 100 gigs, ten hours a gig: the example that AMPdj prints. */
const AMPDJ: RateInput = {
  monthlyCosts: 500_000 / 12,
  kitPrice: 0,
  kitYears: 5,
  monthlyGoal: 0,
  gigsAMonth: 100 / 12,
  hourlyWage: 1500,
  hours: hours(10),
  travelCost: 0,
  taxPercent: 0,
  step: 100,
};

const minor = fc.integer({ min: 0, max: 2_000_000 });
const minutes = fc.integer({ min: 0, max: 40 }).map((quarters) => quarters * 15);
const anyInput: fc.Arbitrary<RateInput> = fc.record({
  monthlyCosts: minor,
  kitPrice: minor,
  kitYears: fc.integer({ min: 1, max: 15 }),
  monthlyGoal: minor,
  gigsAMonth: fc.integer({ min: 1, max: 40 }),
  hourlyWage: fc.integer({ min: 0, max: 50_000 }),
  hours: fc.record({ onSite: minutes, travel: minutes, preparation: minutes, office: minutes }),
  travelCost: minor,
  taxPercent: fc.integer({ min: 0, max: 60 }),
  step: fc.constantFrom(1, 100, 500, 1000),
});
const parts = ({ fee, ...rest }: Fee): number[] => Object.values(rest);

describe('the floor', () => {
  it.each([
    [15, 200],
    [25, 300],
    [40, 450],
  ])('is what AMPdj prints: at %i an hour, %i', (wage, fee) => {
    expect(rateFor({ ...AMPDJ, hourlyWage: wage * 100 }).floor.fee).toBe(fee * 100);
  });

  it('leaves the costs and the wages whole after a quarter of the fee is put aside', () => {
    const { floor } = rateFor({ ...AMPDJ, taxPercent: 25 });
    expect(floor).toEqual({
      ...{ fee: 26_700, costs: 5000, kit: 0, travel: 0, earned: 15_000, tax: 6675, rounding: 25 },
    });
  });

  it('adds up, to the last cent, from parts that are whole and not below zero', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        for (const fee of Object.values(rateFor(input))) {
          expect(parts(fee).reduce((sum, part) => sum + part, 0)).toBe(fee.fee);
          expect(parts(fee).every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
          expect(fee.fee % input.step).toBe(0);
          expect(fee.rounding).toBeLessThanOrEqual(input.step + 1);
        }
      }),
    );
  });

  it('never falls as a cost, an hour or the tax share rises', () => {
    const more: ((input: RateInput) => RateInput)[] = [
      (input) => ({ ...input, monthlyCosts: input.monthlyCosts + 12_345 }),
      (input) => ({ ...input, kitPrice: input.kitPrice + 99_900 }),
      (input) => ({ ...input, travelCost: input.travelCost + 1 }),
      (input) => ({ ...input, hourlyWage: input.hourlyWage + 50 }),
      (input) => ({ ...input, taxPercent: Math.min(60, input.taxPercent + 1) }),
      (input) => ({ ...input, hours: { ...input.hours, travel: input.hours.travel + 15 } }),
    ];
    fc.assert(
      fc.property(anyInput, fc.constantFrom(...more), (input, raise) => {
        const [less, raised] = [rateFor(input), rateFor(raise(input))];
        expect(raised.floor.fee).toBeGreaterThanOrEqual(less.floor.fee);
        expect(raised.ask.fee).toBeGreaterThanOrEqual(less.ask.fee);
        expect(raised.stretch.fee).toBeGreaterThanOrEqual(less.stretch.fee);
      }),
    );
  });
});

describe('ask and stretch', () => {
  it('never lie below the step before', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { floor, ask, stretch } = rateFor(input);
        expect(ask.fee).toBeGreaterThanOrEqual(floor.fee);
        expect(stretch.fee).toBeGreaterThanOrEqual(ask.fee);
      }),
    );
  });

  it('make the goal of the month: all gigs at the ask, four in five at the stretch', () => {
    const input = { ...AMPDJ, monthlyCosts: 30_000, monthlyGoal: 240_000, gigsAMonth: 10 };
    const { ask, stretch } = rateFor(input);
    expect(10 * ask.earned).toBe(240_000);
    expect(8 * stretch.earned).toBe(240_000);
    expect(ask.fee).toBe(27_000);
    expect(stretch.fee).toBe(33_800);
  });

  it('stay with the wages of all hours where the goal asks for less', () => {
    const { floor, ask } = rateFor({ ...AMPDJ, monthlyGoal: 100 });
    expect(ask).toEqual(floor);
  });
});

describe('pay by the hour', () => {
  it('is the wage, or a little more for rounding up, at the floor', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        fc.pre(Object.values(input.hours).some((part) => part > 0));
        const { floor } = rateFor(input);
        expect(hourlyPay(floor.fee, input).inHand).toBeGreaterThanOrEqual(input.hourlyWage);
      }),
    );
  });

  it('tells what a fee looks like from what is left of it', () => {
    const input = { ...AMPDJ, hours: { onSite: 240, travel: 180, preparation: 120, office: 60 } };
    expect(hourlyPay(40_000, input)).toEqual({ onPaper: 10_000, inHand: 3500 });
    expect(hourlyPay(2000, input).inHand).toBe(-300);
    expect(hourlyPay(2000, { ...input, hours: hours(0) })).toEqual({ onPaper: 0, inHand: 0 });
  });
});
