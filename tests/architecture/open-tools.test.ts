import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CATALOGUE } from '#core/catalogue.ts';
import { LATER_SCREENS, SCREENS } from '#core/screens.ts';

const hasPage = (path: string) => existsSync(`site/pages${path}.astro`);

it.each(CATALOGUE)(
  'the $name is open where its page is, and says so where there is none',
  ({ path, opens }) => {
    // Once there is a page of its own, that is where it opens.
    expect(opens === path).toBe(hasPage(path));
    expect(opens === null || hasPage(opens)).toBe(true);
  },
);

it.each(LATER_SCREENS)('%s opens later only as long as it has no page of its own', (screen) => {
  for (const path of [screen, ...SCREENS[screen]]) expect([path, hasPage(path)]).toEqual([path, false]);
  expect(existsSync(`content/later${screen}.yaml`)).toBe(true);
});
