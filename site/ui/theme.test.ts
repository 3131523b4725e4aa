import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { otherTheme, parseTheme, THEME_KEY } from './theme.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the theme', () => {
  it('follows the device unless dark or light was chosen', () => {
    expect(parseTheme('light')).toBe('light');
    expect(parseTheme('dark')).toBe('dark');
    expect(parseTheme(null)).toBe('system');
    expect(parseTheme('<img>')).toBe('system');
  });
  it('switches to the other one', () => {
    expect(otherTheme('dark')).toBe('light');
    expect(otherTheme('light')).toBe('dark');
  });
  it('is read before the first paint from the same place where it is kept', () => {
    expect(read('first-theme.js')).toContain(`localStorage.getItem('${THEME_KEY}')`);
  });
  it('gives the bar of a phone the ground of the page, before the first paint and after', () => {
    const grounds = [...read('../styles/tokens.css').matchAll(/--page: (#\w{6})/g)].map(
      ([, colour]) => colour,
    );
    for (const place of ['theme.ts', 'first-theme.js', '../layouts/Document.astro'])
      expect(new Set(read(place).match(/#[\da-f]{6}\b/g)), place).toEqual(new Set(grounds));
  });
});
