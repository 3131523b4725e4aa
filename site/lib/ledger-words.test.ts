import { expect, it } from 'vitest';
import { creditKindSchema } from '#core/credits.ts';
import { deltaWords, entryWords } from './ledger-words.ts';

it('what is taken and what is given have a sign of their own', () => {
  expect([-2, 20, 0].map(deltaWords)).toEqual(['−2', '+20', '+0']);
});

it('every kind of entry has words', () => {
  for (const kind of creditKindSchema.options)
    for (const turnId of [null, 'trn_1']) expect(entryWords({ kind, turnId })).toMatch(/^[A-Z]/);
});

it('a message is told from a generation, and one without an answer has not failed', () => {
  expect(entryWords({ kind: 'reserve', turnId: 'trn_1' })).toBe('A message to Cue');
  expect(entryWords({ kind: 'release', turnId: 'trn_1' })).not.toContain('failed');
  expect(entryWords({ kind: 'release', turnId: null })).toContain('the generation failed');
});
