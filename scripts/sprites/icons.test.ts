import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { icons } from './icons.ts';

it('is the file that the pages show', async () => {
  expect(readFileSync('site/ui/icons.svg', 'utf8')).toBe(await icons());
});
