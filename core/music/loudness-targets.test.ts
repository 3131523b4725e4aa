import { expect, it } from 'vitest';
import { fitTo, LOUDNESS_TARGETS } from './loudness-targets.ts';

const verdicts = (loudness: number, peak: number) =>
  LOUDNESS_TARGETS.map((target) => fitTo(target, loudness, peak).verdict);

it('a club master fits a club and is louder than the rest', () => {
  expect(verdicts(-9.4, -1.2)).toEqual(['fits', 'louder', 'louder']);
});

it('a loud master that peaks over the ceiling is told apart from one that fits', () => {
  expect(verdicts(-8.5, 0.3)[0]).toBe('peaks');
});

it('a quiet mix is turned up as far as its peaks allow, and needs a limiter beyond', () => {
  expect(verdicts(-18, -6)).toEqual(['limit', 'quieter', 'louder']);
  const club = LOUDNESS_TARGETS[0];
  expect(club && fitTo(club, -18, -6)).toMatchObject({ gain: 9, peakAfter: 3 });
});

it('a sound whose peaks stay over the ceiling even when it is turned down needs a limiter too', () => {
  expect(verdicts(-7.5, 2)).toEqual(['limit', 'louder', 'louder']);
});
