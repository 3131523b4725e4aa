import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tabOfTests } from '#site/lib/tab-of-tests.ts';
import { $dock, closeDock, openByHand } from './dock.store.ts';
import { greeting } from './greeting.ts';

const NOW = new Date('2026-11-19T20:00:00Z');
let isCovered = false;
let memory = tabOfTests();
const here = () => greeting({ memory, now: () => new Date(), isCovered: () => isCovered });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  closeDock();
  isCovered = false;
  memory = tabOfTests();
});
afterEach(() => void vi.useRealTimers());

describe('on the first signed-in dashboard view of a browser session', () => {
  it('the chat opens after 2000 ms with a greeting', () => {
    const first = here();
    first.afterFirstView();
    vi.advanceTimersByTime(1999);
    expect([$dock.get().open, first.$at.get()]).toEqual([false, null]);
    vi.advanceTimersByTime(1);
    expect($dock.get()).toEqual({ open: true, by: 'greeting' });
    expect(first.$at.get()).toBe('2026-11-19T20:00:02.000Z');
  });

  it('it opens once: not on the next view of the same session', () => {
    here().afterFirstView();
    vi.advanceTimersByTime(2000);
    closeDock();
    const second = here();
    second.afterFirstView();
    vi.advanceTimersByTime(60_000);
    expect([$dock.get().open, second.$at.get(), second.isDue()]).toEqual([false, null, false]);
  });

  it('it waits while a dialog has the page, and leaves the same pause after it', () => {
    isCovered = true;
    here().afterFirstView();
    vi.advanceTimersByTime(20_000);
    expect($dock.get().open).toBe(false);
    isCovered = false;
    vi.advanceTimersByTime(1999);
    expect($dock.get().open).toBe(false);
    vi.advanceTimersByTime(1);
    expect($dock.get().open).toBe(true);
  });

  it('who opened it by hand before is not opened upon', () => {
    const first = here();
    first.afterFirstView();
    vi.advanceTimersByTime(1000);
    openByHand();
    vi.advanceTimersByTime(5000);
    expect($dock.get()).toEqual({ open: true, by: 'hand' });
    expect(first.$at.get()).toBeNull();
  });

  it('who leaves before is not greeted', () => {
    here().afterFirstView()();
    vi.advanceTimersByTime(60_000);
    expect($dock.get().open).toBe(false);
    expect(here().isDue()).toBe(true);
  });
});

describe('opened by hand with no history', () => {
  it('the greeting shows after 800 ms', () => {
    const now = here();
    now.afterSilence();
    vi.advanceTimersByTime(799);
    expect(now.$at.get()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(now.$at.get()).toBe('2026-11-19T20:00:00.800Z');
    expect(now.isDue()).toBe(false);
  });

  it('it does not show again once it was shown', () => {
    here().afterSilence();
    vi.advanceTimersByTime(800);
    const later = here();
    later.afterSilence();
    vi.advanceTimersByTime(60_000);
    expect(later.$at.get()).toBeNull();
  });

  it('it does not show where something was said before', () => {
    const now = here();
    const stop = now.afterSilence();
    vi.advanceTimersByTime(400);
    stop();
    now.skip();
    vi.advanceTimersByTime(60_000);
    expect([now.$at.get(), now.isDue()]).toEqual([null, false]);
  });
});

it('where storage is closed it greets all the same', () => {
  memory = () => {
    throw new Error('SecurityError');
  };
  here().afterFirstView();
  vi.advanceTimersByTime(2000);
  expect($dock.get().open).toBe(true);
});
