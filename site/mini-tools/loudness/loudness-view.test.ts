import { expect, it } from 'vitest';
import type { MeasuredSound } from '#core/music/measured-sound.ts';
import { lengthWords, level, loudnessView, shareOf } from './loudness-view.ts';

const SOUND: MeasuredSound = {
  ...{
    integrated: -9.3,
    momentaryMax: -7,
    shortTermMax: -8.1,
    range: 5.26,
    truePeak: 0.42,
    samplePeak: -0.01,
  },
  ...{ clips: 1204, monoFold: -0.62, seconds: 187.4, sampleRate: 44_100 },
  ...{ columns: [0, 1, 0.5, 2], curve: [-12, null, -9, -9] },
};

it('a loud master that clips is told what each place makes of it', () => {
  const { words, states, text } = loudnessView('night.wav', SOUND);
  expect(words).toMatchObject({
    ...{
      integrated: '−9.3',
      'true-peak': '0.4',
      range: '5.3 LU',
      clips: '1,204 places',
      mono: '−0.6 dB',
      length: '3:07',
    },
    ...{ 'club-verdict': 'Peaks over −1.0 dBTP', 'streaming-verdict': 'Gets turned down by 4.7 dB' },
    ...{ 'broadcast-gain': '−13.7 dB', 'broadcast-peak': '−13.3 dBTP' },
  });
  expect(states).toEqual({ club: 'danger', streaming: 'waiting', broadcast: 'waiting' });
  expect(text.split('\n')).toHaveLength(7);
});

it('peaks that stay over the ceiling are said, whichever way it is turned', () => {
  const { words } = loudnessView('x', { ...SOUND, integrated: -7.5, truePeak: 2 });
  expect(words['club-verdict']).toBe('1.5 dB down, with a limiter');
  expect(loudnessView('x', { ...SOUND, integrated: -18, truePeak: -6 }).words['club-verdict']).toBe(
    '9.0 dB up, with a limiter',
  );
});

it('one place is one place', () => {
  expect(loudnessView('x', { ...SOUND, clips: 1 }).words.clips).toBe('1 place');
});

it('silence is said to be too quiet, and draws no line', () => {
  const silence = { ...SOUND, integrated: null, truePeak: null, shortTermMax: null, curve: [null, null] };
  const { words, states, curve, shares } = loudnessView('x', silence);
  expect([words.integrated, words['club-verdict'], curve, shares.integrated]).toEqual([
    '–',
    'Too quiet or too short',
    '',
    0,
  ]);
  expect(states.club).toBe('nothing');
});

it('the picture stays inside, and the line breaks where nothing is heard', () => {
  const { wave, curve } = loudnessView('x', SOUND);
  expect(wave).toBe('M100.0 99.5v1.0M300.0 0.0v200.0M500.0 50.0v100.0M700.0 0.0v200.0');
  expect(curve.match(/M/g)).toHaveLength(2);
  expect([shareOf(-36), shareOf(3), shareOf(9), shareOf(-90)]).toEqual([0, 1, 1, 0]);
});

it('levels have a real minus and never one before nothing; lengths grow hours', () => {
  expect([level(-0.04), level(-12), level(null)]).toEqual(['0.0', '−12.0', '–']);
  expect([lengthWords(6.044), lengthWords(185), lengthWords(7207)]).toEqual(['6.04 s', '3:05', '2:00:07']);
});
