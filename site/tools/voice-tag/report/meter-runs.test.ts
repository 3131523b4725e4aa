import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meterRuns, shareOf } from './meter-runs.ts';

const SCALE = { from: -30, to: 0 };
const MARKS = { mid: -9, clip: -1 };

test('a meter is lit up to its level, in the colours of the places', () => {
  const runs = meterRuns(-1.5, SCALE, MARKS, 30);
  expect(runs.filter((run) => run === 'low')).toHaveLength(21);
  expect(runs.filter((run) => run === 'mid')).toHaveLength(8);
  expect(runs.at(-1)).toBe('off');
  expect(meterRuns(0, SCALE, MARKS, 30).at(-1)).toBe('clip');
});

test('without a level it is dark, and never does a lit run follow a dark one', () => {
  expect(new Set(meterRuns(null, SCALE, MARKS, 60))).toEqual(new Set(['off']));
  fc.assert(
    fc.property(fc.double({ min: -90, max: 20, noNaN: true }), (level) => {
      const lit = meterRuns(level, SCALE, MARKS, 60).map((run) => run !== 'off');
      expect(lit).toEqual([...lit].sort((a, b) => Number(b) - Number(a)));
    }),
  );
});

test('a place outside the scale stands at its end', () => {
  expect([shareOf(-60, SCALE), shareOf(-12, SCALE), shareOf(3, SCALE)]).toEqual([0, 0.6, 1]);
});
