import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOnTheWay, placeTip, type Rect } from './tip-place.ts';

const view = { width: 1000, height: 600 };
const tip = { width: 200, height: 30 };
const at = (left: number, top: number, width = 40, height = 40): Rect => ({
  ...{ left, top, right: left + width, bottom: top + height },
});

describe('the place of a tip', () => {
  it('is centred at the wished side, 6 px away', () => {
    expect(placeTip(at(480, 300), tip, view, 'top')).toEqual({ left: 400, top: 264 });
    expect(placeTip(at(480, 300), tip, view, 'bottom')).toEqual({ left: 400, top: 346 });
    expect(placeTip(at(480, 300), tip, view, 'left')).toEqual({ left: 274, top: 305 });
    expect(placeTip(at(480, 300), tip, view, 'right')).toEqual({ left: 526, top: 305 });
  });

  it('is the opposite side where the wished one has too little room', () => {
    expect(placeTip(at(480, 43), tip, view, 'top').top).toBe(89);
    expect(placeTip(at(480, 44), tip, view, 'top').top).toBe(8);
    expect(placeTip(at(800, 300), tip, view, 'right').left).toBe(594);
  });

  it('stays at the wished side where neither has room and the other has less', () => {
    expect(placeTip(at(300, 0, 40, 590), tip, { width: 1000, height: 600 }, 'bottom').top).toBe(562);
  });

  const rect = fc
    .tuple(
      fc.integer({ min: -200, max: 1200 }),
      fc.integer({ min: -200, max: 800 }),
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 200 }),
    )
    .map(([left, top, width, height]) => at(left, top, width, height));
  const side = fc.constantFrom('top', 'right', 'bottom', 'left');

  it('is inside the window wherever the control is', () => {
    fc.assert(
      fc.property(rect, side, (control, wished) => {
        const { left, top } = placeTip(control, tip, view, wished);
        expect(left).toBeGreaterThanOrEqual(8);
        expect(top).toBeGreaterThanOrEqual(8);
        expect(left + tip.width).toBeLessThanOrEqual(view.width - 8);
        expect(top + tip.height).toBeLessThanOrEqual(view.height - 8);
      }),
    );
  });

  it('leaves every straight way from the control open', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    const pointIn = (area: Rect, x: number, y: number) => ({
      x: area.left + x * (area.right - area.left),
      y: area.top + y * (area.bottom - area.top),
    });
    fc.assert(
      fc.property(rect, rect, fc.tuple(part, part, part, part), part, (from, to, [a, b, c, d], way) => {
        const start = pointIn(from, a, b);
        const end = pointIn(to, c, d);
        const point = { x: start.x + way * (end.x - start.x), y: start.y + way * (end.y - start.y) };
        // A hair wider: the arithmetic of the point itself is not exact.
        const wider = ({ left, top, right, bottom }: Rect): Rect => ({
          ...{ left: left - 1e-6, top: top - 1e-6, right: right + 1e-6, bottom: bottom + 1e-6 },
        });
        expect(isOnTheWay(point, wider(from), wider(to))).toBe(true);
      }),
    );
  });
});

describe('the way from a control to its tip', () => {
  const control = at(480, 300);
  const above = at(400, 264, 200, 30);

  it.each([
    ['on the control', 485, 335],
    ['on the tip', 590, 270],
    ['in the gap', 500, 297],
    ['beside the control, towards the far end of the tip', 470, 305],
  ])('holds a point %s', (_, x, y) => {
    expect(isOnTheWay({ x, y }, control, above)).toBe(true);
  });

  it.each([
    ['below the control', 500, 341],
    ['beside the control, where the tip is not', 440, 335],
    ['above the tip', 500, 263],
    ['far away on the same line', 900, 280],
  ])('leaves out a point %s', (_, x, y) => {
    expect(isOnTheWay({ x, y }, control, above)).toBe(false);
  });
});
