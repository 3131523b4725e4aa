import { describe, expect, it } from 'vitest';
import type { Scorecard } from './book-schema.ts';
import { scoreFigures } from './score-words.ts';

const NOTHING: Scorecard = {
  ...{ gigs: 0, played: 0, calledOff: 0, paidOnTime: 0, paidLate: 0, usualDelay: null },
  ...{ riderMet: 0, riderAnswered: 0, income: [] },
};
const said = (score: Partial<Scorecard>) =>
  Object.fromEntries(
    scoreFigures({ ...NOTHING, ...score }).map(({ id, values, words }) => [
      id,
      [...values, words].join(' | '),
    ]),
  );

describe('a scorecard in words', () => {
  it('has no figure for what nobody knows yet, and says what is counted', () => {
    const figures = scoreFigures(NOTHING);
    expect(figures.flatMap(({ values }) => values)).toEqual([]);
    expect(figures.every(({ words }) => words.length > 0)).toBe(true);
  });

  it('says of each figure what it is out of', () => {
    const income = [
      { amount: 320_000, currency: 'EUR' },
      { amount: 80_050, currency: 'GBP' },
    ];
    const score = { gigs: 1200, played: 1100, calledOff: 2, paidOnTime: 3, paidLate: 2, usualDelay: 14 };
    expect(said({ ...score, riderMet: 1, riderAnswered: 3, income })).toEqual({
      played: '1,100 | Of 1,200 gigs in the tracker',
      onTime: '3 of 5 | Payments with a due date that came in',
      delay: '14 days | The middle one of 2 late payments',
      rider: "1 of 3 | Gigs you answered for. Partly met isn't counted as met",
      calledOff: '2 of 1,200 | Cancelled gigs where you said it was them',
      income: '€3,200 | £800.50 | Paid so far for the gigs',
    });
  });

  it('tells a client who always paid in time from one who never paid', () => {
    expect(said({ paidOnTime: 2 }).delay).toBe('None | No payment came late');
    expect(said({ paidLate: 1, usualDelay: 1 })).toMatchObject({
      delay: '1 day | Of the one late payment',
      onTime: '0 of 1 | Payments with a due date that came in',
    });
    expect(said({}).delay).toBe('Counts days after the due date');
  });
});
