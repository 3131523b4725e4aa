import { expect, it } from 'vitest';
import { describeError } from './log.ts';

it('an error is told by its kind and place', () => {
  expect(describeError(new RangeError('inner words'))).toMatch(/^RangeError at \S/);
});

it('nothing of a message is told, not even lines that look like a place', () => {
  const cause = new Error('near\n    at the bank');
  const error = new Error('Failed query\nparams: \n at home I owe Marco 500', { cause });
  const told = describeError(error);
  expect(told).toMatch(/^Error at .* because of Error at /);
  expect(told).not.toMatch(/Marco|bank/);
});
