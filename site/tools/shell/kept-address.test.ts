import { afterEach, expect, it, vi } from 'vitest';
import { takeKeptOffAddress } from './kept-address.ts';

afterEach(() => void vi.unstubAllGlobals());

function at(href: string) {
  const replaceState = vi.fn();
  vi.stubGlobal('location', { href });
  vi.stubGlobal('history', { state: 'as it was', replaceState });
  return replaceState;
}

it('the address asks once, and keeps whatever else it holds', () => {
  const replaceState = at('https://deckhand.example/voice-drops?kept=1&recipe=abc');
  expect(takeKeptOffAddress()).toBe(true);
  expect(replaceState.mock.calls[0]?.[0]).toBe('as it was');
  expect(String(replaceState.mock.calls[0]?.[2])).toBe('https://deckhand.example/voice-drops?recipe=abc');
});

it('an address that does not ask stays as it is', () => {
  const replaceState = at('https://deckhand.example/voice-drops?view=gen_1');
  expect(takeKeptOffAddress()).toBe(false);
  expect(replaceState).not.toHaveBeenCalled();
});
