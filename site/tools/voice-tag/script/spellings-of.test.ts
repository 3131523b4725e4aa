import fc from 'fast-check';
import { expect, test } from 'vitest';
import { respellingSchema } from '#core/tools/voice-tag/script-schema.ts';
import { spellingsOf } from './spellings-of.ts';

test.each([
  ['Nova', ['NO-vah', 'no-VAH', 'N O V A']],
  ['NYC', ['N Y C']],
  ['Tiësto', ['TIES-toh', 'ties-TOH', 'Tiesto']],
  ['Kiki', ['KI-kee', 'ki-KEE', 'K I K I']],
  ['X', []],
  ['Київ', []],
  ['808', []],
])('%s can be begun from %j', (word, spellings) => {
  expect(spellingsOf(word)).toEqual(spellings);
});

test('whatever is offered, the tool takes it, and it is not the word itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (word) => {
      for (const say of spellingsOf(word)) {
        expect(say).not.toBe(word);
        expect(respellingSchema.safeParse({ word: 'x', say }).success).toBe(true);
      }
    }),
  );
});
