import { expect, it } from 'vitest';
import { wordLabels } from './word-labels.ts';

const word = (text: string, at: number) => ({ text, at, until: at + 0.2 });

it('words that have room stand alone, those in the way of the next are joined', () => {
  const words = [word('Locked', 1), word('in', 1.1), word('Nova', 3)];
  expect(wordLabels(words, 6)).toEqual([
    { text: 'Locked in', at: 1, until: 1.3 },
    { text: 'Nova', at: 3, until: 3.2 },
  ]);
  expect(words[0]?.text).toBe('Locked');
});

it('every word is somewhere, in its order', () => {
  const words = 'You are locked in with DJ Nova'.split(' ').map((text, i) => word(text, 2 + i * 0.15));
  expect(
    wordLabels(words, 7)
      .map(({ text }) => text)
      .join(' '),
  ).toBe('You are locked in with DJ Nova');
});
