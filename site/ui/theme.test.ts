import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { otherTheme, parseTheme, THEME_KEY } from './theme.ts';

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
    const script = readFileSync(new URL('../public/theme.js', import.meta.url), 'utf8');
    expect(script).toContain(`localStorage.getItem('${THEME_KEY}')`);
  });
});
