import { describe, expect, it } from 'vitest';
import { rectangle, ring } from '../geometry/shapes.ts';
import { strokeOf } from './stroke-of.ts';

describe('the strokes of a row', () => {
  it('are as thick as its stems, or its bars where those are thinner', () => {
    const ladder = [
      ...rectangle(0, -100, 24, 100),
      ...rectangle(76, -100, 24, 100),
      ...rectangle(24, -60, 52, 14),
    ];
    expect(strokeOf(ladder, -100, 0)).toBeCloseTo(14, 5);
    expect(strokeOf(rectangle(0, -100, 30, 100), -100, 0)).toBeCloseTo(25, 0);
  });

  it('are those of a ring where it is cut square on', () => {
    const stroke = strokeOf(ring(50, -50, 40, 20), -100, 0);
    expect(stroke).toBeGreaterThan(19);
    expect(stroke).toBeLessThan(26);
  });
});
