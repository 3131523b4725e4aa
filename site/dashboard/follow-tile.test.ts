import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followTile, type Press, TILE_FALLBACK_MS } from './follow-tile.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function windowOfTest(pathname = '/dashboard') {
  const assign = vi.fn<(path: string) => void>();
  const events = new EventTarget();
  const location = { pathname, assign };
  return { location, assign, addEventListener: events.addEventListener.bind(events), events };
}

const press = (differently: Partial<Press> = {}) => ({
  defaultPrevented: false,
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  ...differently,
  preventDefault: vi.fn<() => void>(),
});

describe('a click on a tile', () => {
  it('forces a full page load if the path has not changed after 50 ms', () => {
    const place = windowOfTest();
    const click = press();
    followTile(click, '/press-kit', false, place);
    expect(click.preventDefault, 'the link goes first').not.toHaveBeenCalled();
    vi.advanceTimersByTime(49);
    expect(place.assign).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(TILE_FALLBACK_MS).toBe(50);
    expect(place.assign).toHaveBeenCalledExactlyOnceWith('/press-kit');
  });

  it('forces nothing where the path has changed in time', () => {
    const place = windowOfTest();
    followTile(press(), '/press-kit', false, place);
    place.location.pathname = '/press-kit';
    vi.advanceTimersByTime(1000);
    expect(place.assign).not.toHaveBeenCalled();
  });

  it('begins no second load while the page is being left', () => {
    const place = windowOfTest();
    followTile(press(), '/press-kit', false, place);
    place.events.dispatchEvent(new Event('beforeunload'));
    vi.advanceTimersByTime(1000);
    expect(place.assign).not.toHaveBeenCalled();
  });

  it('is a full page load at once for Voice Drops', () => {
    const place = windowOfTest();
    const click = press();
    followTile(click, '/voice-drops', true, place);
    expect(click.preventDefault).toHaveBeenCalledOnce();
    expect(place.assign).toHaveBeenCalledExactlyOnceWith('/voice-drops');
    vi.advanceTimersByTime(1000);
    expect(place.assign).toHaveBeenCalledOnce();
  });

  it.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Command', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['of the middle button', { button: 1 }],
    ['that somebody else has taken', { defaultPrevented: true }],
  ])('%s is left to the browser', (_, differently) => {
    for (const outright of [false, true]) {
      const place = windowOfTest();
      const click = press(differently);
      followTile(click, '/voice-drops', outright, place);
      vi.advanceTimersByTime(1000);
      expect(click.preventDefault).not.toHaveBeenCalled();
      expect(place.assign).not.toHaveBeenCalled();
    }
  });
});
