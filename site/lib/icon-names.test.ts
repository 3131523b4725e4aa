import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ICON_NAMES } from './icon-names.ts';

it('every icon that has a name is drawn, and none besides', () => {
  const drawings = readFileSync(new URL('../ui/icons.svg', import.meta.url), 'utf8');
  const drawn = [...drawings.matchAll(/<symbol id="([\w-]+)"/g)].map(([, name]) => name);
  expect(drawn.sort()).toEqual([...ICON_NAMES].sort());
});
