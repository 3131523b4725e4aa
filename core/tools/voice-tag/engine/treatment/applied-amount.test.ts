import { expect, it } from 'vitest';
import { appliedAmount } from './applied-amount.ts';

it.each([
  { amount: 0.4, strength: 0.5, heard: 0.4 },
  { amount: 0.4, strength: 1, heard: 0.8 },
  { amount: 0.8, strength: 1, heard: 1 },
  { amount: 0.8, strength: 0, heard: 0 },
])('$amount at strength $strength is heard as $heard', ({ amount, strength, heard }) => {
  expect(appliedAmount({ effects: { delay: amount }, strength }, 'delay')).toBeCloseTo(heard);
});

it('is nothing for an effect that the recipe does not name', () => {
  expect(appliedAmount({ effects: { delay: 1 }, strength: 1 }, 'reverb')).toBe(0);
});
