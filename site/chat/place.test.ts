import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tabOfTests } from '#site/lib/tab-of-tests.ts';
import { insideWindow, laneHolds, movedByKey } from './place.ts';
import { spotStore } from './spot.store.ts';

const PANEL = { width: 384, height: 520 };
const WINDOW = { width: 1440, height: 900 };

it.each([
  [480, 1200, true],
  [480, 900, false],
  [480, 1087, false],
  [480, 1088, true],
  [59, 1440, false],
])('a lane at %i px of a window of %i px holds the whole panel: %s', (top, height, holds) => {
  expect(laneHolds(top, height)).toBe(holds);
});

describe('wherever it is dragged', () => {
  it('the whole panel stays inside any window that can hold it', () => {
    const far = fc.integer({ min: -5000, max: 5000 });
    const size = fc.record({
      width: fc.integer({ min: 384, max: 4000 }),
      height: fc.integer({ min: 520, max: 3000 }),
    });
    fc.assert(
      fc.property(far, far, size, (left, top, window) => {
        const spot = insideWindow({ left, top }, PANEL, window);
        expect(Math.min(spot.left, spot.top)).toBeGreaterThanOrEqual(0);
        expect(spot.left + PANEL.width).toBeLessThanOrEqual(window.width);
        expect(spot.top + PANEL.height).toBeLessThanOrEqual(window.height);
      }),
    );
  });

  it('its head stays inside a window that is smaller than it', () => {
    expect(insideWindow({ left: 90, top: 90 }, PANEL, { width: 300, height: 200 })).toEqual({
      left: 0,
      top: 0,
    });
  });
});

describe('by the keyboard', () => {
  const from = { left: 100, top: 200 };
  it.each([
    ['ArrowLeft', false, { left: 84, top: 200 }],
    ['ArrowRight', false, { left: 116, top: 200 }],
    ['ArrowUp', true, { left: 100, top: 136 }],
    ['ArrowDown', true, { left: 100, top: 264 }],
    ['Home', false, null],
    ['End', true, null],
    ['Enter', false, undefined],
  ])('%s (with Shift: %s) moves the panel to %o', (key, isLong, to) => {
    expect(movedByKey(from, key, isLong)).toEqual(to);
  });
});

describe('the spot', () => {
  it('is kept until the tab is closed', () => {
    const memory = tabOfTests();
    spotStore(memory).moveTo({ left: 40, top: 50 }, PANEL, WINDOW);
    expect(spotStore(memory).$spot.get()).toEqual({ left: 40, top: 50 });
  });

  it('is given up by parking', () => {
    const memory = tabOfTests();
    const spot = spotStore(memory);
    spot.moveTo({ left: 40, top: 50 }, PANEL, WINDOW);
    spot.park();
    expect([spot.$spot.get(), spotStore(memory).$spot.get()]).toEqual([null, null]);
  });

  it.each(['{}', '{"left":"1","top":2}', '7'])('that reads %s in storage is the parking place', (kept) => {
    const memory = tabOfTests();
    memory().setItem('chat-spot', kept);
    expect(spotStore(memory).$spot.get()).toBeNull();
  });
});
