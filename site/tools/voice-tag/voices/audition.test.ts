import { expect, test } from 'vitest';
import { BLANK_DROP } from '../drop-draft.ts';
import { auditionOf, SAMPLE_SCRIPT, wordOf } from './audition.ts';

const draft = { ...BLANK_DROP, script: 'DJ Nova', respellings: [{ word: 'Nova', say: 'NO-vah' }] };

test('a character says the script, or a sample where there is nothing that it could say', () => {
  expect(auditionOf(draft)).toBe(draft);
  for (const script of ['', '  ', '🔊', 'x'.repeat(161)])
    expect(auditionOf({ ...draft, script })).toMatchObject({ script: SAMPLE_SCRIPT, respellings: [] });
});

test('one word is said alone, as it is spelled now, in the voice that is chosen', () => {
  expect(wordOf(draft, 'Nova', ' no va ')).toMatchObject({
    script: 'Nova',
    respellings: [{ word: 'Nova', say: 'no va' }],
    voice: draft.voice,
  });
  expect(wordOf(draft, 'Nova', '').respellings).toEqual([]);
});

test('a recording says no single words: the device does', () => {
  const own = { ...draft, source: { kind: 'take', takeId: 'tak_1' } as const };
  expect(wordOf(own, 'Nova', '').source).toEqual({ kind: 'device' });
  expect(auditionOf(own).source).toEqual(own.source);
});
