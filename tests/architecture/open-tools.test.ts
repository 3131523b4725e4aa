import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CATALOGUE } from '#core/catalogue.ts';
import { LATER_SCREENS, SCREENS } from '#core/screens.ts';

const ofTool = (path: string) => CATALOGUE.find((tool) => tool.path === path);
const hasPage = (path: string) =>
  existsSync(`site/pages${path}.astro`) || existsSync(`site/tools/${ofTool(path)?.id}/page.astro`);

it.each(CATALOGUE)(
  'the $name is open where its page is, and says so where there is none',
  ({ path, opens }) => {
    // Once there is a page of its own, that is where it opens.
    expect(opens === path).toBe(hasPage(path));
    expect(opens === null || hasPage(opens)).toBe(true);
  },
);

it.each(LATER_SCREENS)('%s opens later only as long as it has no page of its own', (screen) => {
  expect(hasPage(screen)).toBe(false);
  expect(existsSync(`content/later/${ofTool(screen)?.id ?? screen.slice(1)}.yaml`)).toBe(true);
});

it('every tool has its own place in the menu and on the landing page', () => {
  const places = CATALOGUE.map(({ menu }) => `${menu.group} ${menu.place}`);
  expect(new Set(places).size).toBe(CATALOGUE.length);
  expect(new Set(CATALOGUE.map(({ landingPlace }) => landingPlace)).size).toBe(CATALOGUE.length);
});

it('no address leads to two screens', () => {
  const ofTools = CATALOGUE.flatMap(({ path, aliases, screens }) => [
    ...[path, ...aliases],
    ...Object.values<{ path: string }>(screens).map((screen) => screen.path),
  ]);
  expect(new Set(ofTools).size).toBe(ofTools.length);
  const all = Object.entries(SCREENS).flat(2);
  expect(new Set(all).size).toBe(all.length);
});
