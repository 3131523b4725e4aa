import { expect, it } from 'vitest';
import { CATALOGUE } from '#core/catalogue.ts';
import { MINI_TOOLS } from '#core/mini-tools.ts';
import { builtDocument } from '../support/built-document.ts';

const tools = builtDocument('/tools');
const allIn = (selector: string) => [...tools.querySelectorAll(selector)];

it('a visitor sees the six tools with their prices, and no library', () => {
  const seen = allIn('section[aria-label=Tools] li');
  expect(
    seen.map((tile) => [tile.querySelector('b')?.textContent, tile.querySelector('a')?.getAttribute('href')]),
  ).toEqual(CATALOGUE.map(({ name, path, opens }) => [name, opens ?? path]));
  const texts = seen.map(({ textContent }) => textContent ?? '');
  expect(texts.map((text) => /\d credits?|FREE/.exec(text)?.[0])).toEqual([
    ...['2 credits', '4 credits', '3 credits', '3 credits', '1 credit', 'FREE'],
  ]);
  expect(texts.filter((text) => text.includes('Not open yet'))).toEqual([]);
  expect(seen.filter((tile) => tile.closest('[hidden]'))).toEqual([]);
  expect(tools.querySelector('#library')?.closest('[hidden]')?.getAttribute('data-for')).toBe('user');
});

it('four small tools are there for everybody, each with a page', () => {
  expect(tools.querySelector('#mini')?.textContent).toMatch(/^Four small tools/);
  const links = allIn('section[aria-labelledby=mini] a');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(MINI_TOOLS.map(({ path }) => path));
  for (const link of links) expect(link.querySelector('.muted')?.textContent).toMatch(/\S/);
  for (const { path } of MINI_TOOLS) expect(builtDocument(path).querySelector('h1'), path).toBeTruthy();
});
