import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAIN_BRANDING } from '#core/branding.ts';
import { moneyWords } from '#core/money.ts';
import { layOut } from '#core/paper/lay-out.ts';
import { neededFiles } from '#core/paper/texts-of.ts';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { anyContract, contractParts, LYON, laidOutContract } from '../../../../tests/support/contracts.ts';
import { textsOf } from '../../../../tests/support/paper.ts';
import type { Contract } from '../contract.ts';
import { contractSchema } from '../contract-schema.ts';
import { termsOf } from '../terms.ts';
import { contractCard } from './contract-card.ts';
import { feeBlocks } from './fee-table.ts';
import { groundOf, stylesOn } from './styles.ts';

const lyon = (more: object) => contractSchema.parse({ ...LYON, ...more });

/** The rows of the table of payments: `what | when | how much`. */
function feeRows(more: object): string[] {
  const table = feeBlocks(contractParts(lyon(more)), stylesOn(groundOf(PLAIN_BRANDING))).find(
    ({ kind }) => kind === 'table',
  );
  return table?.kind === 'table' ? table.rows.map(({ cells }) => cells.join(' | ')) : [];
}

describe('the table of payments', () => {
  it('of a flat fee', () => {
    expect(feeRows({})).toMatchInlineSnapshot(`
      [
        "Performance fee | Total | €2,800.00",
        "Deposit (50 %) | Saturday 28 November 2026 | €1,400.00",
        "Balance (50 %) | Saturday 5 December 2026 | €1,400.00",
        "Overtime, each hour begun | On the night | €350.00",
        "Travel: BER–LYS return, 1 person | Booked and paid by the Client | at cost",
        "Accommodation: 1 single room, 1 night | Booked and paid by the Client | at cost",
        "Total payable to the Artist, net of VAT, reverse charge | two thousand eight hundred euros | €2,800.00",
      ]
    `);
  });

  it('of each other deal', () => {
    const deal = (kind: string) => ({
      ...{ kind, fee: 100_000, percent: 70, costs: 35_000 },
      steps: [600, 1500].map((tickets) => ({ tickets, amount: 50_000 })).reverse(),
    });
    const short = (kind: string) =>
      feeRows({ deal: deal(kind), overtime: { kind: 'none' }, travel: { kind: 'artist' } });
    expect(['door', 'guarantee', 'versus', 'bonus'].map(short)).toMatchInlineSnapshot(`
      [
        [
          "Performance fee: 70 % of ticket income after costs of €350.00 | Counted on the night | by the count",
        ],
        [
          "Guaranteed fee | Total | €1,000.00",
          "And 70 % of ticket income after costs of €350.00 | Counted on the night | by the count",
          "Deposit (50 %) | Saturday 28 November 2026 | €500.00",
          "Balance (50 %) | Saturday 5 December 2026 | €500.00",
          "Guaranteed to the Artist, net of VAT, reverse charge | one thousand euros | €1,000.00",
        ],
        [
          "Guaranteed fee | Total | €1,000.00",
          "Or 70 % of ticket income after costs of €350.00, whichever is higher | Counted on the night | by the count",
          "Deposit (50 %) | Saturday 28 November 2026 | €500.00",
          "Balance (50 %) | Saturday 5 December 2026 | €500.00",
          "Guaranteed to the Artist, net of VAT, reverse charge | one thousand euros | €1,000.00",
        ],
        [
          "Performance fee | Total | €1,000.00",
          "Further, from 600 paid tickets on | Counted on the night | €500.00",
          "Further, from 1,500 paid tickets on | Counted on the night | €500.00",
          "Deposit (50 %) | Saturday 28 November 2026 | €500.00",
          "Balance (50 %) | Saturday 5 December 2026 | €500.00",
          "Guaranteed to the Artist, net of VAT, reverse charge | one thousand euros | €1,000.00",
        ],
      ]
    `);
  });

  it('of several nights, with travel that they pay for', () => {
    expect(
      feeRows({
        ...{ nights: ['2027-01-08', '2027-01-15'], deal: { fee: 50_001 }, vat: 'added' },
        ...{ travel: { kind: 'buyout', amount: 30_000 }, deposit: { due: { from: 'signing', days: 7 } } },
      }),
    ).toMatchInlineSnapshot(`
      [
        "Performance fee | For each night | €500.01",
        "Deposit (50 %) | Within 7 days of signing | €500.01",
        "Balance, Fri 8 Jan 2027 | Friday 1 January 2027 | €250.00",
        "Balance, Fri 15 Jan 2027 | Friday 8 January 2027 | €250.01",
        "Overtime, each hour begun | On the night | €350.00",
        "Travel and accommodation | In advance | €300.00",
        "Total payable to the Artist, with travel, net of VAT | one thousand three hundred and 02/100 euros | €1,300.02",
      ]
    `);
  });

  it('of a fee that is left blank', () => {
    expect(feeRows({ deal: { fee: 0 }, travel: { kind: 'artist' }, vat: 'included' })).toMatchInlineSnapshot(`
      [
        "Performance fee | Total | ____________",
        "Deposit (50 %) | By Saturday 28 November 2026, 14 days before the Event | ____________",
        "Balance | By Saturday 5 December 2026, 7 days before the Event | ____________",
        "Overtime, each hour begun | On the night | €350.00",
      ]
    `);
  });

  it('says how VAT is meant beside the total', () => {
    const total = (vat: string) => feeRows({ vat }).at(-1)?.split(' | ')[0];
    expect(['none', 'included', 'added', 'reverse'].map(total)).toEqual([
      'Total payable to the Artist',
      'Total payable to the Artist, VAT included',
      'Total payable to the Artist, net of VAT',
      'Total payable to the Artist, net of VAT, reverse charge',
    ]);
  });
});

const saidOn = (contract: Contract): string[] => {
  const { laidOut } = laidOutContract(contract);
  return laidOut.pages.flatMap((_, page) => textsOf(laidOut, page).map(({ asRead }) => asRead));
};

it('there is a line to sign on for each side, and one more for who is liable in person', () => {
  const lines = (more: object) => saidOn(lyon(more)).filter((text) => /^(?:Signature[:,]|Place)/.test(text));
  expect(lines({})).toEqual([
    ...['Signature: Mara Novak', 'Place and date'],
    ...['Signature: Camille Perrin, Director', 'Place and date'],
  ]);
  const client = { ...LYON.client, isSignerLiable: true };
  expect(lines({ client }).slice(4)).toEqual(['Signature, personally: Camille Perrin', 'Place and date']);
  expect(lines({ client: { ...client, kind: 'consumer' } })).toHaveLength(4);
});

it('the picture of a contract has its price, whatever the names on it', () => {
  fc.assert(
    fc.property(anyContract, (contract) => {
      const card = contractCard(contractParts(contract));
      const laidOut = layOut(card, readLogoFonts(neededFiles(card)));
      const texts = textsOf(laidOut, 0).map(({ asRead }) => asRead);
      const { total } = termsOf(contract);
      const price = moneyWords({ amount: total, currency: contract.currency });
      if (total > 0) expect(texts.join('')).toContain(price);
      expect(texts.length).toBeGreaterThan(1);
    }),
    { numRuns: 40 },
  );
});
