import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clearSpaceOf, clearSpaceWords, frameOf, frameSize } from './frame.ts';

const side = fc.double({ min: 1, max: 5000, noNaN: true });
const size = fc.record({ width: side, height: side });

it('a line of letters keeps half its height free, everything else a quarter of its shorter side', () => {
  expect(clearSpaceOf({ width: 1000, height: 100 })).toEqual({ of: 'height', share: 0.5, size: 50 });
  expect(clearSpaceOf({ width: 100, height: 100 })).toEqual({ of: 'height', share: 0.25, size: 25 });
  expect(clearSpaceOf({ width: 80, height: 400 })).toEqual({ of: 'width', share: 0.25, size: 20 });
  expect(clearSpaceWords('wordmark', { of: 'height', share: 0.5 })).toBe('half the height of the wordmark');
  expect(clearSpaceWords('symbol', { of: 'width', share: 0.25 })).toBe(
    'a quarter of the width of the symbol',
  );
});

it('lettering keeps half the height of its letters free, where they are large enough to measure by', () => {
  const two = { width: 300, height: 200 };
  expect(clearSpaceOf(two, 0.45)).toEqual({ of: 'letters', share: 0.5, size: 45 });
  expect(clearSpaceOf(two, 0.05)).toEqual(clearSpaceOf(two));
  expect(clearSpaceWords('wordmark', { of: 'letters', share: 0.5 })).toBe('half the height of the letters');
});

it('a frame leaves the clear space free on all four sides', () => {
  fc.assert(
    fc.property(size, (drawing) => {
      const { width, height, room, clear } = frameOf(drawing);
      expect(width * room.width).toBeCloseTo(drawing.width, 6);
      expect(height * room.height).toBeCloseTo(drawing.height, 6);
      expect((width * (1 - room.width)) / 2).toBeCloseTo(clear.size, 6);
      expect((height * (1 - room.height)) / 2).toBeCloseTo(clear.size, 6);
    }),
  );
});

it('a frame is as long as asked for and keeps its shape', () => {
  fc.assert(
    fc.property(size, fc.constantFrom(1, 0.1), (drawing, step) => {
      const made = frameSize(drawing, 200, step);
      expect(Math.max(made.width, made.height)).toBe(200);
      const exact = (200 * Math.min(drawing.width, drawing.height)) / Math.max(drawing.width, drawing.height);
      if (exact > 1) expect(Math.abs(Math.min(made.width, made.height) - exact)).toBeLessThanOrEqual(step);
    }),
  );
  expect(frameSize({ width: 3, height: 1 }, 200, 0.1)).toEqual({ width: 200, height: 66.7 });
});
