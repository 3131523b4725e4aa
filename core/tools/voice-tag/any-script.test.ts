import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { speakPlanHere } from '../../../tests/support/device-speech.ts';
import { oneOf } from '../../../tests/support/one-of.ts';
import { PAUSE } from './engine/speech/phones.ts';
import { speechParameters } from './engine/voice/speech-parameters.ts';
import { refusalOf } from './refusal.ts';
import type { Respelling } from './script.ts';
import { LONGEST_SPOKEN, planSpeech } from './speakable.ts';
import { STYLE_IDS } from './styles.ts';

const SCRIPTS = 5000 / oneOf(2);
/** Other work on the machine may make them take several times as long as they do alone. */
const PATIENT = { timeout: 240_000 };
/** To speak all of them takes minutes. Sixteen voices take turns. */
const SPEAKS_ONE_OF = oneOf(25);

const ENGLISH = [
  ...[
    'DJ',
    'Nova',
    'mix',
    'bass',
    'drop',
    'LIVE',
    'the',
    'a',
    'I',
    "i'm",
    "don't",
    'A.B.C.',
    '2026',
    '128bpm',
    '90s',
  ],
  ...[
    '$5',
    '£2.50',
    '10%',
    '@home',
    '#one',
    '#1',
    '3:45',
    '1/2',
    '+44',
    '4x4',
    '24/7',
    'R&B',
    'b2b',
    'w/',
    'vs.',
    'ft.',
  ],
  ...[
    'é',
    'Ñandú',
    'Tiësto',
    'Łódź',
    'straße',
    '😀',
    '🔥🔥🔥',
    '👩‍🚀',
    '🇬🇧',
    '1️⃣',
    '!!!',
    '...',
    '…',
    '—',
    '-',
    '--help',
  ],
  ...[
    '-voice',
    '---',
    '___',
    '/',
    '|',
    '&',
    '?',
    'http://x.y/z?q=1',
    'www.nova.dj',
    'me@nova.fm',
    '<speak>hi</speak>',
  ],
  ...[
    '"yo"',
    "'til",
    '(live)',
    '[set]',
    '{name}',
    'zzz',
    'qwrt',
    'ab12cd',
    'vVv',
    'hmm',
    'sh',
    'AAAAAA',
    'yeeeeah',
  ],
  ...[
    '12345678901234567890',
    '0',
    '007',
    '1,000,000',
    '\\',
    '%s',
    '%n',
    '$(id)',
    '`id`',
    '\u200b',
    '\u00a0',
    '\u202e',
  ],
  ...['𝐃𝐉', 'Ⅳ', '½', '²', '№', 'ﬁre', 'oink', 'oink,'],
];
const FOREIGN = ['ДИМА', 'Ольга', 'Νίκος', 'ひらがな', 'カタカナ', '音楽', '음악', 'موسيقى', '٣', 'ไทย'];

const word = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom(...ENGLISH) },
  { weight: 10, arbitrary: fc.stringMatching(/^[A-Za-z]{1,9}$/) },
  { weight: 2, arbitrary: fc.string({ maxLength: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom(...FOREIGN) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
);
const words = fc.oneof(
  { weight: 4, arbitrary: fc.array(word, { maxLength: 10 }) },
  { weight: 1, arbitrary: fc.array(word, { minLength: 14, maxLength: 60, size: 'max' }) },
);
const script = words.map((parts) => parts.join(' ').slice(0, 240));
const respellings: fc.Arbitrary<Respelling[]> = fc.array(
  fc.record({
    word: fc.oneof(fc.constantFrom('ДИМА', 'Nova', 'DJ Nova', 'ひらがな', '$5'), word),
    say: word,
  }),
  { maxLength: 3 },
);

const CASES = fc.sample(fc.tuple(script, respellings), { numRuns: SCRIPTS });

const PROBLEMS = new Map(
  CASES.map((one) => [one, refusalOf({ script: one[0], respellings: one[1], source: { kind: 'device' } })]),
);

/** What is wrong with how a script is taken; null where nothing is. */
function flawOf(one: (typeof CASES)[number]): string | null {
  const [text, spelled] = one;
  const plan = planSpeech(text, spelled);
  if (!/^[A-Za-z' ,.!?]*$/.test(plan.text)) return `is spoken as “${plan.text}”`;
  const odd = plan.words.find(({ say }) => !/^[A-Za-z']+( [A-Za-z']+)*$/.test(say));
  if (odd) return `says “${odd.say}” for “${odd.text}”`;
  const problem = PROBLEMS.get(one);
  if (problem) {
    const isClear =
      /^(script|respellings(\.\d+\.say)?)$/.test(problem.path) && /^[A-Z].{15,200}$/s.test(problem.reason);
    return isClear ? null : `is refused with “${problem.path}: ${problem.reason}”`;
  }
  if (plan.words.length === 0) return 'is neither spoken nor refused';
  if (plan.text.length > LONGEST_SPOKEN) return 'takes too long to say';
  const shown = plan.words.map((one) => one.text).join(' ');
  const silent = text
    .normalize('NFC')
    .split(/\s+/)
    .find((written) => /[\p{L}\p{N}]/u.test(written) && !shown.includes(written));
  return silent === undefined ? null : `leaves “${silent}” silent`;
}

describe(`${SCRIPTS} scripts of any kind`, () => {
  test('each has a plan in plain letters that leaves no word out, or a reason why not', PATIENT, () => {
    const flaws = CASES.flatMap((one) => flawOf(one) ?? []);
    expect(flaws).toEqual([]);
    const refused = CASES.filter((one) => PROBLEMS.get(one)).length;
    expect(refused).toBeGreaterThan(SCRIPTS / 10);
    expect(refused).toBeLessThan(SCRIPTS * 0.9);
  });

  test('what is not refused is spoken in turns, word for word; none traps', { timeout: 3_600_000 }, () => {
    const speakable = CASES.filter((one) => !PROBLEMS.get(one));
    for (const [index, [text, spelled]] of speakable.entries()) {
      if (index % SPEAKS_ONE_OF !== 0) continue;
      const style = STYLE_IDS[(index / SPEAKS_ONE_OF) % STYLE_IDS.length] ?? 'hype-mc';
      const voice = speechParameters({
        style,
        intensity: (index % 5) / 4,
        pitch: (index % 13) - 6,
        speed: 1.4,
      });
      const plan = planSpeech(text, spelled);
      const { pcm, phones, words } = speakPlanHere(voice, plan);
      const [first, ...rest] = words;
      expect(phones.filter(({ name }) => name !== PAUSE).length, text).toBeGreaterThan(0);
      expect(pcm.every(Number.isFinite)).toBe(true);
      expect(words.length).toBe(plan.words.length);
      let before = first?.until ?? 0;
      for (const { at, until } of rest) {
        expect(at, text).toBeGreaterThanOrEqual(before);
        expect(until).toBeGreaterThanOrEqual(at);
        before = until;
      }
    }
  });
});
