import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ACCOUNT_MENU, AI_TOOLS } from './menu-entries.ts';

it('there is an icon for every entry of the menus', () => {
  const drawings = readFileSync(new URL('../ui/icons.svg', import.meta.url), 'utf8');
  const names = [...ACCOUNT_MENU.flatMap(({ entries }) => entries), ...AI_TOOLS].map(({ icon }) => icon);
  names.push('sign-out');
  for (const name of names) expect(drawings, name).toContain(`<symbol id="${name}"`);
});
