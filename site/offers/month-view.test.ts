import { expect, it } from 'vitest';
import { CREDIT_PACKS, PRO_PRICE, SIGN_UP_CREDITS } from '#core/plans.ts';
import { type MonthLine, type MonthOffer, monthView, scaleEnd } from './month-view.ts';

const OFFER: MonthOffer = { welcome: SIGN_UP_CREDITS, packs: CREDIT_PACKS, pro: PRO_PRICE };

const viewOf = (lines: MonthLine[]) => monthView(lines, OFFER);
const wordsFor = (credits: number) => viewOf([{ cost: 1, count: credits }]).words;

it('adds up what the uses cost, and pays with the welcome credits first', () => {
  const lines = [
    { cost: 2, count: 1 },
    { cost: 4, count: 2 },
    { cost: 3, count: 0 },
    { cost: 1, count: 8 },
  ];
  expect(viewOf(lines).words).toEqual({
    credits: '18',
    unit: 'credits a month',
    price: '$0 in your first month',
    paidBy: 'Your 20 welcome credits are enough',
    later: 'After that, up to $4.99 a month in packs. Pro is $16.99.',
  });
});

it('is nothing for a month without uses', () => {
  expect(wordsFor(0)).toMatchObject({
    price: '$0 in your first month',
    later: 'Nothing to pay. Pro is $16.99 a month.',
  });
});

it('names the packs that the rest takes', () => {
  expect(wordsFor(27)).toMatchObject({
    price: '$4.99 in your first month',
    paidBy: '20 welcome credits and 1 pack of 20',
    later: 'After that, up to $9.98 a month in packs. Pro is $16.99.',
  });
  expect(wordsFor(60).paidBy).toBe('20 welcome credits and 2 packs of 20');
  expect(wordsFor(80).paidBy).toBe('20 welcome credits and 1 pack of 60');
});

it('says from when on Pro costs less, in a later month before the first one', () => {
  expect(wordsFor(80).later).toBe('After that, up to $16.98 a month in packs. Pro is $16.99.');
  expect(wordsFor(81)).toMatchObject({
    price: '$16.98 in your first month',
    paidBy: '20 welcome credits, 1 pack of 20 and 1 pack of 60',
    later: 'After that, Pro costs less: $16.99 a month. Packs cost up to $21.97.',
  });
  expect(wordsFor(101)).toMatchObject({
    price: '$16.99 in your first month',
    paidBy: 'On Pro. Packs would cost $21.97',
  });
});

it('places the month on a scale that has room beyond the break-even, and never past its end', () => {
  expect(scaleEnd(OFFER)).toBe(100);
  expect([0, 25, 100, 300].map((count) => viewOf([{ cost: 1, count }]).share)).toEqual([0, 0.25, 1, 1]);
  expect(wordsFor(1).unit).toBe('credit a month');
});
