import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDrawn } from '../../tests/support/signatures.ts';
import { inkArtwork, inkOf, inkPath } from './ink.ts';
import type { DrawnSignature } from './signature.ts';

const drawn = (...strokes: number[][]): DrawnSignature => ({
  kind: 'drawn',
  width: 600,
  height: 200,
  strokes,
});

type Point = [x: number, y: number];

/** Points all along the lines of a path, read from its data. */
function alongPath(d: string): Point[] {
  let at: Point = [0, 0];
  return [...d.matchAll(/([MQh])([-\d. ]+)/g)].flatMap(([, command, numbers = '']) => {
    const [a = 0, b = 0, c = 0, e = 0] = numbers.trim().split(' ').map(Number);
    const [x, y] = at;
    at = command === 'M' ? [a, b] : command === 'Q' ? [c, e] : [x + a, y];
    if (command !== 'Q') return [at];
    return Array.from({ length: 51 }, (_, step): Point => {
      const t = step / 50;
      const mix = (from: number, pull: number, to: number): number =>
        (1 - t) ** 2 * from + 2 * t * (1 - t) * pull + t * t * to;
      return [mix(x, a, c), mix(y, b, e)];
    });
  });
}

describe('the path of a stroke', () => {
  it.each([
    [
      'begins and ends at its points, and bends between the others',
      [0, 0, 10, 0, 10, 20, 0, 20],
      'M0 0Q10 0 10 10Q10 20 0 20',
    ],
    ['of two points is straight', [0, 0, 10, 5], 'M0 0Q0 0 10 5'],
    ['passes over a point that is there twice', [0, 0, 0, 0, 10, 5, 10, 5], 'M0 0Q0 0 10 5'],
    ['of one point is a dot', [7, 8], 'M7 8h0.01'],
    ['of one point several times is a dot', [7, 8, 7, 8, 7, 8], 'M7 8h0.01'],
    ['of none is nothing', [], ''],
  ])('%s', (_, stroke, d) => {
    expect(inkPath([stroke])).toBe(d);
  });

  it('follows the one before it', () => {
    expect(inkPath([[1, 1], [], [2, 2, 3, 3]])).toBe('M1 1h0.01M2 2Q2 2 3 3');
  });
});

describe('ink', () => {
  it('is cut to its lines, with half a pen around them, wherever on the pad it is', () => {
    fc.assert(
      fc.property(anyDrawn, (signature) => {
        const { d, viewBox, thickness } = inkOf(signature);
        const [left, top, width, height] = viewBox;
        const points = alongPath(d);
        const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
        const half = thickness / 2;
        // A fiftieth of a bend: so much may lie between two of the points.
        const near = 0.05 * Math.max(width, height) + 0.02;
        for (const [places, from, to] of [
          [xs, left, left + width],
          [ys, top, top + height],
        ] as const) {
          expect(Math.min(...places) - half).toBeGreaterThanOrEqual(from - 0.02);
          expect(Math.max(...places) + half).toBeLessThanOrEqual(to + 0.02);
          if (height <= 0.1 * signature.height) continue;
          expect(Math.min(...places) - half).toBeLessThan(from + near);
          expect(Math.max(...places) + half).toBeGreaterThan(to - near);
        }
      }),
    );
  });

  it('ends where a bend turns, not at the point that pulls it there', () => {
    const { viewBox, thickness } = inkOf(drawn([0, 100, 50, 0, 100, 100]));
    expect(viewBox[1]).toBeCloseTo(50 - thickness / 2);
    expect(viewBox[3]).toBeCloseTo(50 + thickness);
  });

  it('is written with one pen, however large somebody draws', () => {
    const small = [200, 90, 240, 110, 280, 85, 320, 115];
    const onPaper = (stroke: number[]): number => {
      const { viewBox, thickness } = inkOf(drawn(stroke));
      return thickness * Math.min(220 / viewBox[2], 36 / viewBox[3]);
    };
    const pens = [small, small.map((place) => place * 2), [0, 100, 300, 104, 600, 98]].map(onPaper);
    for (const pen of pens) expect(pen).toBeCloseTo(1.3, 0);
    expect(pens[1]).toBeCloseTo(pens[0] ?? 0);
  });

  it('of one dot is a dot in a free box, not a disc that fills it', () => {
    const { viewBox, thickness } = inkOf(drawn([300, 100, 300, 100]));
    expect(viewBox[3]).toBe(20);
    expect(viewBox[1]).toBe(90);
    expect(thickness).toBeLessThan(1);
  });

  it('of nothing is an empty pad', () => {
    expect(inkOf(drawn())).toMatchObject({ d: '', viewBox: [0, 0, 600, 200] });
  });

  it('is drawn in documents by a round pen', () => {
    const signature = drawn([0, 0, 50, 60]);
    const { d, viewBox, thickness } = inkOf(signature);
    expect(inkArtwork(signature, '#101216')).toEqual({
      layers: [{ d, stroke: { colour: '#101216', thickness, isRound: true } }],
      viewBox,
    });
  });
});
