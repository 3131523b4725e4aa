import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { moveHandle, soundSpan } from './sound-span.ts';

const RATE = 1000;
const tone = (parts: readonly [seconds: number, level: number][]) =>
  Float32Array.from(
    parts.flatMap(([seconds, level]) =>
      Array.from({ length: seconds * RATE }, (_, at) => level * Math.sin(at * 1.3)),
    ),
  );

it('silence at both ends is found, and a little of it kept', () => {
  const { from, until } = soundSpan(
    tone([
      [1, 0.0005],
      [2, 0.5],
      [1, 0.0005],
    ]),
    RATE,
  );
  expect(from).toBeCloseTo(0.94, 2);
  expect(until).toBeCloseTo(3.14, 2);
});

it('a quiet word at the end is no silence', () => {
  const { until } = soundSpan(
    tone([
      [1, 0.5],
      [1, 0],
      [0.4, 0.05],
      [1, 0],
    ]),
    RATE,
  );
  expect(until).toBeCloseTo(2.54, 2);
});

it('a recording of silence stays whole, and one without samples is nothing', () => {
  expect(soundSpan(new Float32Array(2 * RATE), RATE)).toEqual({ from: 0, until: 2 });
  expect(soundSpan(new Float32Array(0), RATE)).toEqual({ from: 0, until: 0 });
});

it('wherever a handle is put, the span lies within the recording, neither too short nor too long', () => {
  const time = fc.double({ min: -5, max: 60, noNaN: true });
  fc.assert(
    fc.property(
      fc.double({ min: 0.5, max: 50, noNaN: true }),
      fc.array(fc.tuple(fc.constantFrom('from' as const, 'until' as const), time), { maxLength: 12 }),
      (seconds, moves) => {
        const bounds = { seconds, least: 0.3, most: 20 };
        const start = { from: 0, until: Math.min(seconds, 20) };
        const span = moves.reduce((now, [handle, to]) => moveHandle(now, handle, to, bounds), start);
        expect(span.from).toBeGreaterThanOrEqual(-1e-9);
        expect(span.until).toBeLessThanOrEqual(seconds + 1e-9);
        expect(span.until - span.from).toBeGreaterThanOrEqual(0.3 - 1e-9);
        expect(span.until - span.from).toBeLessThanOrEqual(20 + 1e-9);
      },
    ),
  );
});

it('a handle that passes the other pushes it ahead', () => {
  const bounds = { seconds: 10, least: 0.3, most: 20 };
  expect(moveHandle({ from: 1, until: 2 }, 'from', 5, bounds)).toEqual({ from: 5, until: 5.3 });
  expect(moveHandle({ from: 1, until: 2 }, 'until', 0.5, bounds)).toEqual({ from: 0.2, until: 0.5 });
});
