import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEAL_KINDS, type Deal, type DealKind, type Door, dealAmount, guaranteedOf } from './deal.ts';

const NOTHING: Deal = { kind: 'flat', fee: 0, percent: 0, costs: 0, steps: [] };

const minor = fc.integer({ min: 0, max: 1_000_000_000 });
const percent = fc.integer({ min: 0, max: 10_000 }).map((basisPoints) => basisPoints / 100);
const tickets = fc.integer({ min: 0, max: 5000 });
const anyDeal: fc.Arbitrary<Deal> = fc.record({
  kind: fc.constantFrom(...(Object.keys(DEAL_KINDS) as DealKind[])),
  fee: minor,
  percent,
  costs: minor,
  steps: fc.array(fc.record({ tickets, amount: minor }), { maxLength: 6 }),
});
const anyDoor: fc.Arbitrary<Door> = fc.record({ income: minor, tickets });

describe('the deals of the trade', () => {
  it('a door deal: 85 % of the net box office after 350 of costs', () => {
    const deal: Deal = { ...NOTHING, kind: 'door', fee: 99_900, percent: 85, costs: 35_000 };
    expect(dealAmount(deal, { income: 335_000, tickets: 300 })).toBe(255_000);
    expect(dealAmount(deal, { income: 35_000, tickets: 30 })).toBe(0);
    expect(dealAmount(deal, { income: 12_000, tickets: 10 })).toBe(0);
    expect(guaranteedOf(deal)).toBe(0);
  });

  it('a guarantee with bonuses: 5,000, and 500 more at 500, 600, 700 and 800 tickets', () => {
    const steps = [800, 600, 500, 700].map((from) => ({ tickets: from, amount: 50_000 }));
    const deal: Deal = { ...NOTHING, kind: 'bonus', fee: 500_000, percent: 85, steps };
    const at = (sold: number) => dealAmount(deal, { income: 1_000_000, tickets: sold });
    expect([0, 499, 500, 600, 799, 800].map(at)).toEqual([
      500_000, 500_000, 550_000, 600_000, 650_000, 700_000,
    ]);
    expect(guaranteedOf(deal)).toBe(500_000);
  });

  it('a guarantee plus percentage: the fee, and a share of what is above the break-even point', () => {
    const deal: Deal = { ...NOTHING, kind: 'guarantee', fee: 50_000, percent: 70, costs: 150_000 };
    expect(dealAmount(deal, { income: 250_000, tickets: 0 })).toBe(120_000);
    expect(dealAmount(deal, { income: 149_999, tickets: 0 })).toBe(50_000);
  });

  it('a versus deal: 5,000 against 60 % of the door', () => {
    const deal: Deal = { ...NOTHING, kind: 'versus', fee: 500_000, percent: 60 };
    expect(dealAmount(deal, { income: 1_000_000, tickets: 0 })).toBe(600_000);
    expect(dealAmount(deal, { income: 800_000, tickets: 0 })).toBe(500_000);
  });

  it('a flat fee: whatever else was typed', () => {
    const deal: Deal = {
      kind: 'flat',
      fee: 280_000,
      percent: 85,
      costs: 10,
      steps: [{ tickets: 1, amount: 5 }],
    };
    expect(dealAmount(deal, { income: 9_000_000, tickets: 900 })).toBe(280_000);
    expect(guaranteedOf(deal)).toBe(280_000);
  });
});

describe('any deal', () => {
  it('pays what is guaranteed or more, in whole units', () => {
    fc.assert(
      fc.property(anyDeal, anyDoor, (deal, door) => {
        const amount = dealAmount(deal, door);
        expect(Number.isInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(guaranteedOf(deal));
        expect(dealAmount(deal, { income: 0, tickets: 0 })).toBeGreaterThanOrEqual(guaranteedOf(deal));
      }),
    );
  });

  it('never pays less for more income or more tickets', () => {
    fc.assert(
      fc.property(anyDeal, anyDoor, minor, tickets, (deal, door, moreIncome, moreTickets) => {
        const better = { income: door.income + moreIncome, tickets: door.tickets + moreTickets };
        expect(dealAmount(deal, better)).toBeGreaterThanOrEqual(dealAmount(deal, door));
      }),
    );
  });

  it('pays the same or more as guarantee plus percentage than as versus, and as versus than as a door deal', () => {
    fc.assert(
      fc.property(anyDeal, anyDoor, (deal, door) => {
        const as = (kind: DealKind) => dealAmount({ ...deal, kind }, door);
        expect(as('guarantee')).toBeGreaterThanOrEqual(as('versus'));
        expect(as('versus')).toBeGreaterThanOrEqual(as('door'));
        expect(as('versus') === as('door') || as('versus') === as('flat')).toBe(true);
      }),
    );
  });
});
