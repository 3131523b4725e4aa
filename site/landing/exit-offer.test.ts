import { expect, it } from 'vitest';
import { offersOnExit } from './exit-offer.ts';

const leaving = { openMs: 10_001, y: -1, isSignedIn: false, wasShown: false };

it('is made when the mouse leaves by the top after more than 10 s', () => {
  expect(offersOnExit(leaving)).toBe(true);
});

it.each([
  ['after 10 s and not more', { openMs: 10_000 }],
  ['by another edge', { y: 300 }],
  ['to who is signed in', { isSignedIn: true }],
  ['a second time', { wasShown: true }],
])('is not made %s', (_, other) => {
  expect(offersOnExit({ ...leaving, ...other })).toBe(false);
});
