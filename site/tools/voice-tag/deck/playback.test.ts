import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clock, isOver, loopOf, nextBar, type Pass, positionAt, regionOf } from './playback.ts';

const pass = (part: Partial<Pass> = {}): Pass => ({
  from: 0,
  startedAt: 10,
  seconds: 4,
  loop: null,
  ...part,
});

describe('where a sound stands', () => {
  it('is where it began until its time has come, then goes on, and stays at the end', () => {
    expect(positionAt(pass({ from: 1 }), 9)).toBe(1);
    expect(positionAt(pass({ from: 1 }), 12)).toBe(3);
    expect(positionAt(pass({ from: 1 }), 99)).toBe(4);
    expect(isOver(pass({ from: 1 }), 12.9)).toBe(false);
    expect(isOver(pass({ from: 1 }), 13)).toBe(true);
  });

  it('goes round in a loop that it was led into, and never ends', () => {
    const looped = pass({ loop: { from: 1, to: 2 } });
    expect(positionAt(looped, 11.5)).toBeCloseTo(1.5);
    expect(positionAt(looped, 12.25)).toBeCloseTo(1.25);
    expect(positionAt(looped, 110.75)).toBeCloseTo(1.75);
    expect(isOver(looped, 999)).toBe(false);
  });

  it('begins a loop anew where it stood behind it', () => {
    expect(positionAt(pass({ from: 3, loop: { from: 1, to: 2 } }), 10)).toBe(1);
  });

  it('never leaves its loop once it is in it', () => {
    const seconds = fc.double({ min: 0, max: 4, noNaN: true });
    fc.assert(
      fc.property(
        seconds,
        seconds,
        seconds,
        fc.double({ min: 0, max: 500, noNaN: true }),
        (a, b, from, on) => {
          const loop = loopOf(true, regionOf(a, b, 4), 4);
          if (loop === null) throw new Error('It is looped');
          const at = positionAt(pass({ from, loop }), 10 + on);
          expect(at).toBeGreaterThanOrEqual(Math.min(from, loop.from) - 1e-9);
          expect(at).toBeLessThanOrEqual(loop.to + 1e-9);
        },
      ),
    );
  });
});

describe('what is looped', () => {
  it('is the region, the whole without one, or nothing', () => {
    expect(loopOf(true, { from: 1, to: 2 }, 4)).toEqual({ from: 1, to: 2 });
    expect(loopOf(true, null, 4)).toEqual({ from: 0, to: 4 });
    expect(loopOf(false, { from: 1, to: 2 }, 4)).toBeNull();
  });
  it('is the whole where the region lies behind a sound that became shorter', () => {
    expect(loopOf(true, { from: 5, to: 6 }, 4)).toEqual({ from: 0, to: 4 });
    expect(loopOf(true, { from: 3, to: 6 }, 4)).toEqual({ from: 3, to: 4 });
  });
});

it('the next bar line is at or after the instant, a whole number of bars after the first', () => {
  expect(nextBar(10, 2, 9)).toBe(10);
  expect(nextBar(10, 2, 12)).toBe(12);
  expect(nextBar(10, 2, 12.01)).toBe(14);
});

it('the clock shows minutes, seconds and hundredths', () => {
  expect(clock(2.62)).toBe('00:02.62');
  expect(clock(59.999)).toBe('01:00.00');
  expect(clock(-1)).toBe('00:00.00');
});
