import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyContract, LYON } from '../../../tests/support/contracts.ts';
import { cancellationOf } from './cancellation-of.ts';
import { clausesOf } from './clauses/clauses-of.ts';
import { plainFilled } from './clauses/fill-text.ts';
import { contractSchema } from './contract-schema.ts';

const SIGNED = '2026-11-02';
const client = (day: string, contract = LYON) =>
  cancellationOf(contract, { side: 'client', day, night: 0, signedOn: SIGNED });
const artist = (day: string, contract = LYON) =>
  cancellationOf(contract, { side: 'artist', day, night: 0, signedOn: SIGNED });

// 2,800.00; 25 % to 12 November, 50 % to 5 December, then all; deposit due on 28 November, balance on 5 December.
describe('if the client cancels', () => {
  it.each([
    ['2026-11-12', 70_000, 0, 'client', 70_000, 1],
    ['2026-11-13', 140_000, 0, 'client', 140_000, 2],
    ['2026-11-27', 140_000, 0, 'client', 140_000, 2],
    ['2026-12-03', 140_000, 140_000, null, 0, 2],
    ['2026-12-05', 140_000, 280_000, 'artist', 140_000, 2],
    ['2026-12-06', 280_000, 280_000, null, 0, 3],
    ['2026-12-12', 280_000, 280_000, null, 0, 3],
  ])('on %s they owe %i, have paid %i, and %s pays %i', (day, owed, paid, payer, amount, paragraph) => {
    expect(client(day)).toMatchObject({ owed, paid, payer, amount });
    expect(client(day)?.clause).toEqual({ id: 'client-cancels', number: 9, paragraph });
  });

  it('is not said by a contract without the clause, and nothing can be cancelled after the night', () => {
    const without = contractSchema.parse({ ...LYON, clauses: { 'client-cancels': false } });
    const unsaid = { owed: null, payer: null, amount: null, clause: null };
    expect(client('2026-12-03', without)).toMatchObject(unsaid);
    const neither = contractSchema.parse({ ...LYON, clauses: { 'artist-cancels': false } });
    expect(artist('2026-12-03', neither)).toMatchObject(unsaid);
    expect(client('2026-12-13')).toBeNull();
    expect(client('2026-12-03', { ...LYON, nights: [] })).toBeNull();
  });

  it('no paragraph is named where the clause is in other words', () => {
    const reworded = contractSchema.parse({ ...LYON, wording: { 'client-cancels': ['They pay it all.'] } });
    expect(client('2026-12-03', reworded)?.clause).toEqual({
      id: 'client-cancels',
      number: 9,
      paragraph: null,
    });
  });

  it('nobody can say in advance what is owed of a share of the door, or of a fee that is left blank', () => {
    const deposit = { share: { kind: 'amount', amount: 20_000 }, due: { from: 'signing', days: 0 } };
    for (const deal of [{ kind: 'door', percent: 70 }, { fee: 0 }]) {
      const contract = contractSchema.parse({ ...LYON, deal, deposit });
      expect(client('2026-12-10', contract)).toMatchObject({
        ...{ owed: null, amount: null, payer: null, paid: 20_000 },
        clause: { paragraph: 1 },
      });
    }
  });

  it('the paragraph that is named says the sum', () => {
    fc.assert(
      fc.property(anyContract, fc.integer({ min: 0, max: 200 }), (any, days) => {
        // A share of the door has no sums in advance, and a fee that is left blank has none either.
        fc.pre(any.deal.kind !== 'door' && any.deal.fee > 0);
        const contract = { ...any, nights: ['2027-06-19'], wording: {} };
        const day = new Date(Date.UTC(2027, 5, 19) - days * 86_400_000).toISOString().slice(0, 10);
        const cancelled = client(day, contract);
        if (!cancelled?.clause) return;
        const { clauses, figures } = clausesOf(contract);
        const clause = clauses.find(({ number }) => number === cancelled.clause?.number);
        const text = plainFilled(clause?.paragraphs[(cancelled.clause.paragraph ?? 0) - 1] ?? '', figures);
        const digits = (words: string) => words.replaceAll(/\D/g, '');
        const [, sum = ''] = /\(([^)]*)\)\.$/.exec(text) ?? [];
        expect(Number(digits(sum))).toBe(cancelled.owed);
        const amount = cancelled.amount ?? 0;
        expect(cancelled.paid + (cancelled.payer === 'client' ? amount : -amount)).toBe(cancelled.owed);
      }),
    );
  });
});

describe('if the artist cancels', () => {
  it('everything that was paid goes back, by the second paragraph', () => {
    expect(artist('2026-11-20')).toMatchObject({ paid: 0, payer: null, amount: 0 });
    expect(artist('2026-12-01')).toMatchObject({ payer: 'artist', amount: 140_000 });
    expect(artist('2026-12-01')?.clause).toEqual({ id: 'artist-cancels', number: 10, paragraph: 2 });
    expect(artist('2026-12-12')).toMatchObject({ amount: 280_000 });
  });
});

it('a night of several is cancelled alone: its part of the deposit, and its own balance', () => {
  const series = contractSchema.parse({
    ...LYON,
    ...{ nights: ['2027-01-08', '2027-01-15', '2027-01-22'], deal: { fee: 50_000 } },
    deposit: { due: { from: 'signing', days: 7 } },
  });
  // 1,500.00: 750.00 deposit by 9 November, 250.00 with each night.
  const cancelled = cancellationOf(series, {
    ...{ side: 'client', day: '2027-01-08', night: 1, signedOn: SIGNED },
  });
  expect(cancelled).toMatchObject({
    daysBefore: 7,
    owed: 25_000,
    paid: 50_000,
    payer: 'artist',
    amount: 25_000,
  });
});

it('of a series that is paid no night owes a cent, whenever the balance was due', () => {
  const due = fc
    .constantFrom('signing', 'event', 'date')
    .map((from) => ({ from, days: 0, date: '2026-11-20' }));
  const nights = ['2027-01-08', '2027-01-15', '2027-01-22'];
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 500_000 }),
      fc.integer({ min: 0, max: 100 }),
      due,
      (fee, percent, balance) => {
        const series = contractSchema.parse({
          ...{
            ...LYON,
            nights,
            deal: { fee },
            tiers: [{ days: 0, percent: 100 }],
            balance: { due: balance },
          },
          deposit: { share: { percent }, due: { from: 'signing', days: 0 } },
        });
        for (const [night, day] of nights.entries())
          expect(cancellationOf(series, { side: 'client', day, night, signedOn: SIGNED })).toMatchObject({
            ...{ owed: fee, paid: fee, payer: null, amount: 0 },
          });
      },
    ),
  );
});
