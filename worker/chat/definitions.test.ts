import { expect, it } from 'vitest';
import { asksForAll, asksForMeaning } from './definitions.ts';

it.each(['what is a hold', "What's an EPK?", 'what’s a rider', 'whats a versus deal'])(
  '%s asks for a meaning',
  (question) => {
    expect(asksForMeaning(question)).toBe(true);
    expect(asksForAll(question)).toBe(true);
  },
);

it.each([
  'what should be in my tech rider',
  'What belongs in a DJ contract?',
  "What's a good fee for a club night?",
])('%s asks for all of it', (question) => {
  expect(asksForMeaning(question)).toBe(false);
  expect(asksForAll(question)).toBe(true);
});

it.each([
  'How loud should a drop be?',
  'What happens when a generation fails?',
  'the promoter cancelled on me',
])('%s asks for one thing', (question) => {
  expect(asksForAll(question)).toBe(false);
});
