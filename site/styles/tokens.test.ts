import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sheet = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** The colour tokens of the first rule whose selector ends in this text. */
function theme(selector: string): Record<string, string> {
  const start = sheet.indexOf(`${selector} {`);
  const body = sheet.slice(start, sheet.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [low = 0, high = 0] = [luminance(one ?? ''), luminance(other ?? '')].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['page', 'surface', 'raised', 'well', 'field'];
const THEMES = { dark: theme("[data-theme='dark']"), light: theme("[data-theme='light']") };

describe.each(Object.entries(THEMES))('the %s theme', (_, token) => {
  it.each(['text', 'muted', 'signal-text', 'ok', 'warn', 'danger'])(
    'prints %s readably on every ground',
    (ink) => {
      for (const ground of GROUNDS) expect(contrast(token[ink], token[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );
  it('prints signal ink readably on the signal', () => {
    expect(contrast(token['signal-ink'], token.signal)).toBeGreaterThanOrEqual(7);
  });
  it.each(['line-strong', 'focus'])('draws %s visibly on every ground', (line) => {
    for (const ground of GROUNDS) expect(contrast(token[line], token[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe('the light theme', () => {
  it('has the same values by switch and by system setting', () => {
    expect(theme(":root:not([data-theme='dark'])")).toEqual(THEMES.light);
  });
  it('gives every colour of the dark theme a counterpart', () => {
    expect(Object.keys(THEMES.light).sort()).toEqual(Object.keys(THEMES.dark).sort());
  });
});
