import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterNextFrame } from './next-frame.ts';

let frames: Map<number, () => void>;

/** The browser draws. */
function draw(): void {
  const due = [...frames.values()];
  frames.clear();
  for (const show of due) show();
}

beforeEach(() => {
  vi.useFakeTimers();
  frames = new Map();
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (show: () => void) => {
    last += 1;
    frames.set(last, show);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('runs with the next frame, and once', () => {
  const run = vi.fn();
  afterNextFrame(run);
  expect(run).not.toHaveBeenCalled();
  draw();
  expect(run).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

it('runs in a tab that draws nothing, and not again when the tab is seen', () => {
  const run = vi.fn();
  afterNextFrame(run);
  vi.advanceTimersByTime(99);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
  draw();
  expect(run).toHaveBeenCalledOnce();
});

it('does not run when it is called off', () => {
  const run = vi.fn();
  const callOff = afterNextFrame(run);
  callOff();
  draw();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
