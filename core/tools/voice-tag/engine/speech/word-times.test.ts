import { expect, test } from 'vitest';
import { speakPlanHere } from '../../../../../tests/support/device-speech.ts';
import { planSpeech } from '../../speakable.ts';
import { styleOf } from '../../styles.ts';
import { SPOKEN_RATE } from './speak.ts';
import { wordTimes } from './word-times.ts';

const SCRIPTS = [
  'You are locked in with DJ Nova',
  "It's 24/7, 128 BPM and the apple of Nova's eye!",
  'DJ ДИМА b2b MC Kestrel — live from NYC',
  'A B C, the R&B of 1999 … $5.50 @djnova',
  'no',
];

test.each(SCRIPTS)('every word of “%s” has its time, one after the other', (script) => {
  const respellings = [{ word: 'ДИМА', say: 'DEE-mah' }];
  const plan = planSpeech(script, respellings);
  for (const style of ['trailer-deep', 'hype-mc', 'club-diva'] as const) {
    const { words, pcm, phones } = speakPlanHere(styleOf(style).speech, plan);
    expect(words.map(({ text }) => text)).toEqual(plan.words.map(({ text }) => text));
    let before = 0.05;
    for (const { at, until } of words) {
      expect(at).toBeGreaterThanOrEqual(before);
      expect(until).toBeGreaterThan(at + 0.03);
      before = until;
    }
    expect(before).toBeLessThan(pcm.length / SPOKEN_RATE);
    // The last word ends with the last sound before the silence.
    expect(before).toBe(phones.at(-2)?.until);
  }
});

test('words begin and end where their own sounds do', () => {
  const plan = planSpeech('DJ Nova in the mix', []);
  const { words, phones } = speakPlanHere(styleOf('late-night-fm').speech, plan);
  const soundsOf = ({ at, until }: { at: number; until: number }) =>
    phones.filter((phone) => phone.until > at && phone.until <= until).map(({ name }) => name);
  expect(words.map(soundsOf)).toEqual([
    ['d', 'iy', 'jh', 'ey'],
    ['n', 'ow', 'v', 'ax'],
    ['ih', 'n'],
    ['dh', 'ax'],
    ['m', 'ih', 'k', 's'],
  ]);
});

test('where the borders do not tell the words apart, their length does', () => {
  const plan = planSpeech('one two', []);
  const phones = ['pau', 'w', 'ah', 'n', 't', 'uw', 'x', 'pau'].map((name, index) => ({
    name,
    until: index + 1,
  }));
  expect(wordTimes(plan, phones, ['pau', 'w', 'ah', 'n', 't', 'uw'])).toEqual([
    { text: 'one', at: 1, until: 4 },
    { text: 'two', at: 4, until: 7 },
  ]);
});
