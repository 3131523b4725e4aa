import { expect, it } from 'vitest';
import { SAMPLE_RATE } from '#core/music/sound.ts';
import { fitVoice } from './fit-voice.ts';

const timed = {
  voice: new Float32Array(2 * SAMPLE_RATE).fill(0.5),
  words: [
    { text: 'one', at: 0, until: 0.6 },
    { text: 'two', at: 0.8, until: 1.4 },
    { text: 'three', at: 1.5, until: 2 },
  ],
};

it('leaves a voice alone that fits, to the sample', () => {
  expect(fitVoice(timed, 2)).toBe(timed);
  expect(fitVoice(timed, 3)).toBe(timed);
});

it('cuts a voice that does not, with a fade, and the words with it', () => {
  const cut = fitVoice(timed, 1);
  expect(cut.voice).toHaveLength(SAMPLE_RATE);
  expect(cut.voice.at(-1)).toBe(0);
  expect(cut.voice[Math.round(0.9 * SAMPLE_RATE)]).toBe(0.5);
  expect(cut.words).toEqual([timed.words[0], { text: 'two', at: 0.8, until: 1 }]);
  expect(timed.voice.at(-1)).toBe(0.5);
});
