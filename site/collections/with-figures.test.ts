import { expect, it } from 'vitest';
import { withFigures } from './with-figures.ts';

it('fills in what the product charges and allows', () => {
  expect(
    withFigures(
      '{credits} credits, {daily} a day, {trialDays} days, {price}, {fairUse}, {referral}, {noticeDays}',
    ),
  ).toBe('20 credits, 3 a day, 7 days, $16.99, 288, 10, 2');
});

it('leaves no name standing that nobody knows', () => {
  expect(() => withFigures('{discount} off')).toThrow('{discount}');
});
