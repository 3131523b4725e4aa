import { expect, test } from 'vitest';
import { bytesWords, level, signed } from './level-words.ts';
import { ON_TARGET } from './report-of-tests.ts';
import { reportText } from './report-text.ts';

test('the report as text holds its verdict, its numbers and where they were measured', () => {
  const text = reportText({ report: ON_TARGET, profile: 'standard', from: 'file', madeInMs: 812 });
  expect(text.split('\n')).toEqual([
    'Loudness report (ITU-R BS.1770-4)',
    'Measured on the decoded MP3.',
    'Verdict: Club-safe',
    'Profile: Standard, target −12 LUFS, ceiling −1 dBTP',
    'Integrated: −12.0 LUFS',
    'Momentary max: −9.4 LUFS',
    'Short-term max: −10.2 LUFS',
    'True peak: −1.5 dBTP',
    'Counted by: integrated loudness',
    'Length: 6.04 s',
    'Range: 4.8 LU',
    'Mono fold: −0.6 dB',
    'Noise floor: −71 dBFS',
    'Sample rate: 44100 Hz',
    'Rendered in: 0.8 s',
  ]);
});

test('a value that does not exist is a dash, and nothing is minus zero', () => {
  expect([level(null), level(-0.04), level(-0.3), level(3)]).toEqual(['–', '0.0', '−0.3', '3.0']);
  expect([signed(-1.5), signed(-12)]).toEqual(['−1.5', '−12']);
  expect([bytesWords(999), bytesWords(241_400), bytesWords(1_600_000)]).toEqual([
    '999 B',
    '241 kB',
    '1.6 MB',
  ]);
});
