import { expect, test } from 'vitest';
import { ON_TARGET } from './report-of-tests.ts';
import { verdictOf } from './verdict.ts';

test('on target and under the ceiling it is safe for its place', () => {
  expect(verdictOf(ON_TARGET, 'standard')).toEqual({ state: 'ok', short: 'Club-safe', long: null });
  expect(verdictOf({ ...ON_TARGET, target: -14, integrated: -14.5 }, 'stream').short).toBe('Stream-safe');
  expect(verdictOf({ ...ON_TARGET, target: -23, integrated: -22.5 }, 'broadcast').short).toBe(
    'Broadcast-safe',
  );
});

test('under the target it says by how much, and why', () => {
  const verdict = verdictOf({ ...ON_TARGET, target: -9, integrated: -11.1 }, 'club');
  expect(verdict.state).toBe('waiting');
  expect(verdict.short).toBe('2.1 LU under target');
  expect(verdict.long).toContain('ceiling of −1 dBTP');
});

test('over the target it says by how much', () => {
  expect(verdictOf({ ...ON_TARGET, integrated: -10.3 }, 'standard').short).toBe('1.7 LU over target');
});

test('a peak over the ceiling comes before everything else', () => {
  const verdict = verdictOf({ ...ON_TARGET, truePeak: -0.2, integrated: -20 }, 'standard');
  expect(verdict).toMatchObject({ state: 'danger', short: 'Over the ceiling' });
  expect(verdict.long).toContain('0.8 dB over −1 dBTP');
  expect(verdictOf({ ...ON_TARGET, truePeak: -0.75 }, 'standard').state).toBe('ok');
});

test('a short drop counts by its highest momentary loudness', () => {
  const short = { ...ON_TARGET, integrated: null, momentaryMax: -12.2, measuredBy: 'momentary' as const };
  expect(verdictOf(short, 'standard').state).toBe('ok');
  expect(verdictOf({ ...short, momentaryMax: null }, 'standard').short).toBe('Too quiet to measure');
});
