import { expect, it } from 'vitest';
import { activityWords } from './activity-words.ts';

it.each([
  ['logo-created', 'Logo created'],
  ['press_kit-shared', 'Press kit shared'],
  ['Deposit received', 'Deposit received'],
  ['', ''],
])('%j reads %j', (action, words) => {
  expect(activityWords(action)).toBe(words);
});
