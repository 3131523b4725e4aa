import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyContract, LYON } from '../../../tests/support/contracts.ts';
import { contractSchema } from './contract-schema.ts';
import { inCurrency } from './in-currency.ts';

/** Every sum of a contract, in minor units, by its path. */
function sumsIn(value: unknown, path = ''): [string, number][] {
  if (typeof value === 'number') return /(?:fee|costs|amount|insurance)$/.test(path) ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => sumsIn(part, `${path}.${key}`));
}

describe('a contract in another currency', () => {
  it('says the same numbers, whatever the smallest unit is', () => {
    const yen = inCurrency({ ...LYON, insurance: 500_000_00 }, 'JPY');
    expect(yen).toMatchObject({ currency: 'JPY', deal: { fee: 2800 }, insurance: 500_000 });
    expect(inCurrency(yen, 'EUR').deal.fee).toBe(280_000);
  });

  it('leaves out no sum, and comes back as it was from one with the same units', () => {
    fc.assert(
      fc.property(anyContract, (contract) => {
        const before = { ...contract, currency: 'EUR' };
        expect(inCurrency(inCurrency(before, 'USD'), 'EUR')).toEqual(before);
        const yen = inCurrency(before, 'JPY');
        expect(sumsIn(yen)).toEqual(sumsIn(before).map(([path, sum]) => [path, Math.round(sum / 100)]));
        expect(contractSchema.safeParse(yen).success).toBe(true);
      }),
      { seed: 16, numRuns: 60 },
    );
  });

  it('has no sum that is larger than any may be', () => {
    const most = { ...LYON, currency: 'JPY', deal: { ...LYON.deal, fee: 9_000_000_000 } };
    expect(inCurrency(most, 'EUR').deal.fee).toBe(10_000_000_000);
  });
});
