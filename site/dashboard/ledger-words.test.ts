import { expect, it } from 'vitest';
import { creditKindSchema } from '#core/credits.ts';
import { deltaWords, LEDGER_WORDS } from './ledger-words.ts';

it('what is taken and what is given have a sign of their own', () => {
  expect([-2, 20, 0].map(deltaWords)).toEqual(['−2', '+20', '+0']);
});

it('every kind of entry has words', () => {
  for (const kind of creditKindSchema.options) expect(LEDGER_WORDS[kind]).toMatch(/^[A-Z]/);
});
