import { expect, it } from 'vitest';
import { heightAt, readWidth } from './any-size.ts';

const SQUARE = { width: 100, height: 100 };

it('a whole number from 16 to 8192 is a width', () => {
  for (const [text, width] of [
    ['16', 16],
    [' 2048 ', 2048],
    ['8192', 8192],
    ['0512', 512],
  ] as const)
    expect(readWidth(text, SQUARE)).toEqual({ width });
});

it('anything else is told what is wrong with it', () => {
  for (const text of ['', 'wide', '12.5', '-300', '1e3', '٣٠٠'])
    expect(readWidth(text, SQUARE)).toEqual({ error: 'Type a whole number of pixels, 16 to 8192' });
  expect(readWidth('15', SQUARE)).toEqual({ error: '16 pixels is the least' });
  expect(readWidth('8193', SQUARE)).toEqual({ error: '8192 pixels is the most; an SVG has no limit' });
});

it('a shape too tall for any canvas is told its own limit, which then is taken', () => {
  const tall = { width: 100, height: 400 };
  const told = readWidth('8192', tall);
  const most = /(\d+) is the most/.exec('error' in told ? told.error : '')?.[1] ?? '';
  expect(readWidth(most, tall)).toEqual({ width: Number(most) });
  expect(readWidth(String(Number(most) + 1), tall)).toHaveProperty('error');
});

it('the height follows the shape', () => {
  expect(heightAt({ width: 1200, height: 400 }, 600)).toBe(200);
  expect(heightAt({ width: 5000, height: 1 }, 16)).toBe(1);
});
