import { expect, it } from 'vitest';
import { secondsWords, wavePath } from './wave-path.ts';

it('draws a stroke for each peak, as high as it is loud, mirrored', () => {
  expect(wavePath([255, 51])).toBe('M0.5 -1.00V1.00M1.5 -0.20V0.20');
});

it('draws silence as a thin line', () => {
  expect(wavePath([0])).toBe('M0.5 -0.02V0.02');
});

it('says seconds as short as it can', () => {
  expect([secondsWords(8), secondsWords(2.5), secondsWords(6.09)]).toEqual(['8 s', '2.5 s', '6.1 s']);
});
