import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DARK, LIGHT } from './tokens.ts';

const sheet = readFileSync(new URL('../../../../../site/styles/tokens.css', import.meta.url), 'utf8');

it.each([
  ['dark', DARK],
  ['light', LIGHT],
])('the page has the values of the %s theme', (name, values) => {
  const start = sheet.indexOf(`[data-theme='${name}'] {`);
  const theme = sheet.slice(start, sheet.indexOf('}', start));
  for (const [token, value] of Object.entries(values)) expect(theme).toContain(`--${token}: ${value};`);
});
