import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_RESPELLINGS, type Respelling } from '#core/tools/voice-tag/script.ts';
import { respellingsSchema } from '#core/tools/voice-tag/script-schema.ts';
import { sayOf, withoutWord, withRemembered, withWord } from './respellings.ts';
import { bareWord, wordKey, wordsOf } from './words-of.ts';

const NOVA: Respelling = { word: 'Nova', say: 'NO-vah' };
const NONE: ReadonlySet<string> = new Set();

test('the words of a script come once each, without what stands around them', () => {
  expect(wordsOf("You're locked in, with DJ Nova! (NOVA) — R&B: D-Nice…")).toEqual([
    ...["You're", 'locked', 'in', 'with', 'DJ', 'Nova', 'R&B', 'D-Nice'],
  ]);
  expect(wordsOf('🔊 … !!!')).toEqual([]);
  expect(bareWord('«Tiësto»')).toBe('Tiësto');
});

test('a word is found whatever its case and its punctuation', () => {
  expect(sayOf([NOVA], 'nova!')).toBe('NO-vah');
  expect(sayOf([NOVA], 'Novak')).toBeNull();
});

test('a spelling replaces the one before, and an empty one takes it away', () => {
  const script = 'DJ Nova';
  expect(withWord([NOVA], { word: 'nova', say: ' no   va ' }, { script })).toEqual([
    { word: 'nova', say: 'no va' },
  ]);
  expect(withWord([NOVA], { word: 'NOVA', say: '  ' }, { script })).toEqual([]);
  expect(withoutWord([NOVA], 'Nova')).toEqual([]);
});

test('without room, the words that the script no longer has go first', () => {
  const full = Array.from({ length: MOST_RESPELLINGS }, (_, at) => ({ word: `word${at}`, say: 'x' }));
  const script = `word0 word1 Nova ${full.slice(3).map(({ word }) => word)}`;
  const next = withWord(full, NOVA, { script: script.replaceAll(',', ' ') });
  expect(next).toHaveLength(MOST_RESPELLINGS);
  expect(sayOf(next, 'word2')).toBeNull();
  expect(sayOf(next, 'word0')).toBe('x');
  expect(next.at(-1)).toEqual(NOVA);
});

test('what is remembered comes to words of the script only, and never over what the drop has', () => {
  const remembered = [NOVA, { word: 'Kyiv', say: 'KEE-iv' }];
  const script = 'You are with nova';
  expect(withRemembered([], remembered, { script, declined: NONE })).toEqual([NOVA]);
  const own = [{ word: 'NOVA', say: 'noh va' }];
  expect(withRemembered(own, remembered, { script, declined: NONE })).toBe(own);
  expect(withRemembered([], remembered, { script, declined: new Set(['nova']) })).toEqual([]);
});

test('whatever is added, the tool takes it', () => {
  const word = fc.stringMatching(/^[A-Za-z]{1,12}$/);
  const spelling = fc.record({ word, say: fc.stringMatching(/^[a-zA-Z -]{0,20}$/) });
  fc.assert(
    fc.property(
      fc.array(spelling, { maxLength: 40 }),
      fc.array(spelling),
      fc.string(),
      (typed, kept, script) => {
        const made = typed.reduce<Respelling[]>((now, one) => withWord(now, one, { script }), []);
        const all = withRemembered(
          made,
          kept.filter(({ say }) => say.trim() !== ''),
          { script: `${script} ${kept.map((one) => one.word).join(' ')}`, declined: NONE },
        );
        expect(respellingsSchema.safeParse(all).success).toBe(true);
        expect(new Set(made.map((one) => wordKey(one.word))).size).toBe(made.length);
      },
    ),
  );
});
