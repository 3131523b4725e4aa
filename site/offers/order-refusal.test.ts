import { expect, it } from 'vitest';
import { ApiError } from '#core/errors.ts';
import { refusalOf } from './order-refusal.ts';

const leaving = new ApiError(
  'CONFLICT',
  'This account is going to be deleted. Keep it first, in your profile',
);
const held = new ApiError('CONFLICT', 'This account has a Pro subscription already');

it('what stands in the way of an order is told in the words of the server', () => {
  expect(refusalOf(leaving, 20)).toEqual({
    words: 'This account is going to be deleted. Keep it first, in your profile. Nothing was ordered.',
    isManaged: false,
  });
  expect(refusalOf(held, null)).toEqual({
    words: 'This account has a Pro subscription already. Nothing was ordered.',
    isManaged: true,
  });
});

it('an order that nobody takes says so, and nothing of the plan', () => {
  expect(refusalOf(new ApiError('UNAVAILABLE'), null)).toEqual({
    words: 'Nothing can be paid for here right now. Nothing was ordered.',
    isManaged: false,
  });
  expect(refusalOf(new TypeError('Failed to fetch'), null)).toEqual({
    words: "Can't reach Deckhand. Check your connection, then try again.",
    isManaged: false,
  });
});
