import { expect, it } from 'vitest';
import { asking, either, inOrder, maybe, phrase } from './asking.ts';

it.each([
  ['my balance', true],
  ['what is my credit balance', true],
  ['my balances', false],
  ['dummy balance', false],
  ['my own balance', false],
])('a phrase is whole words beside each other: %s', (question, isAsked) => {
  expect(asking(phrase('my', ['credit balance', 'balance'])).test(question)).toBe(isAsked);
});

it.each([
  ['credits that are left', true],
  ['left with credits', false],
])('parts have an order, and anything between them: %s', (question, isAsked) => {
  expect(asking(inOrder(phrase('credits?'), phrase('left'))).test(question)).toBe(isAsked);
});

it.each(['am i pro', 'am i still pro', 'am i still on free'])(
  'what may stand there may be missing: %s',
  (question) => {
    const way = phrase(`am i ${maybe('still')}${maybe('on')}${either(['pro', 'free'])}`);
    expect(asking(way).test(question)).toBe(true);
  },
);

it('one of several ways is enough', () => {
  const asks = asking(phrase('next step'), phrase('my journey'));
  expect(['my journey', 'the next step', 'my step'].map((question) => asks.test(question))).toEqual([
    true,
    true,
    false,
  ]);
});
