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
      onTime: '3 of 5 | Payments with a due date that came in or are late',
      delay: '14 days | The middle one of 2 late payments. Unpaid ones count until today',
      rider: "1 of 3 | Gigs you answered for. Partly met isn't counted as met",
      calledOff: '2 of 1,102 | Gigs that were played, or where you said the client cancelled',
      income: '€3,200 | £800.50 | Paid so far for the gigs',
    });
  });

  it('tells a client who always paid in time from one who never paid', () => {
    expect(said({ paidOnTime: 2 }).delay).toBe('None | No payment was late');
    expect(said({ paidLate: 1, usualDelay: 1 })).toMatchObject({
      delay: '1 day | Of the one late payment. Unpaid ones count until today',
      onTime: '0 of 1 | Payments with a due date that came in or are late',
    });
    expect(said({}).delay).toBe('Counts days after the due date');
  });

  it('measures what was called off by what was played, not by leads and nights to come', () => {
    expect(said({ gigs: 5, played: 2 }).calledOff).toMatch(/^0 of 2 \|/);
    expect(said({ gigs: 5, calledOff: 1 }).calledOff).toMatch(/^1 of 1 \|/);
    expect(said({ gigs: 5 }).calledOff).toBe('Counts gigs that were played or called off');
  });
});
