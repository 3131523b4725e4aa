import { expect, it } from 'vitest';
import { isMeant } from './meant.ts';

it('takes other forms of a word, and words that begin like it', () => {
  expect(isMeant('both <mark>deposits</mark> are', 'deposit')).toBe(true);
  expect(isMeant('the <mark>Rider</mark>', 'riders')).toBe(true);
  expect(isMeant('<mark>contract</mark>', 'co')).toBe(true);
});

it('takes the short form of a short word', () => {
  expect(isMeant('the <mark>fee</mark>, once', 'fees')).toBe(true);
  expect(isMeant('before <mark>tax.</mark>', 'taxes')).toBe(true);
  expect(isMeant('working <mark>DJ’s</mark>', 'djs')).toBe(true);
  expect(isMeant('you <mark>run</mark> late', 'running')).toBe(true);
});

it('takes no word that only begins with the same letters', () => {
  expect(isMeant('<mark>x</mark> and <mark>xlr</mark>', 'xylophone')).toBe(false);
  expect(isMeant('<mark>on</mark> the night', 'onion')).toBe(false);
  expect(isMeant('<mark>it</mark>', 'itinerary')).toBe(false);
  expect(isMeant('<mark>us</mark>', 'user')).toBe(false);
  expect(isMeant('<mark>k</mark>', 'king')).toBe(false);
  expect(isMeant('nothing', 'fee')).toBe(false);
});
