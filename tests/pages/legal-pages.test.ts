import { expect, it } from 'vitest';
import { COMMERCIAL_LICENCE } from '#core/commercial-licence.ts';
import { builtDocument } from '../support/built-document.ts';

const all = (path: string, selector: string) => [...builtDocument(path).querySelectorAll(selector)];
const attributes = (path: string, selector: string, name: string) =>
  all(path, selector).map((element) => element.getAttribute(name));

it.each(['/privacy', '/terms', '/security-policy'])(
  '%s has its parts at the side, each with an address, the whole in three lines, and a date',
  (path) => {
    const headings = all(path, '.prose h2').map(({ id }) => `#${id}`);
    expect(headings.length).toBeGreaterThan(8);
    expect(attributes(path, 'nav[aria-label=Contents] a', 'href')).toEqual(headings);
    expect(attributes(path, '.prose h2 > a', 'href')).toEqual(headings);
    expect(all(path, '#in-short').map(({ textContent }) => textContent)).toEqual(['In short']);
    expect(all(path, 'section[aria-labelledby=in-short] li')).toHaveLength(3);
    expect(attributes(path, 'time', 'datetime')).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
  },
);

it.each(['/privacy', '/terms'])(
  '%s shows that the name of its operator is a place to be filled in',
  (path) => {
    expect(all(path, 'main')[0]?.textContent).toContain('[operator name and address]');
    expect(all(path, '.badge.sample')).toHaveLength(2);
  },
);

it('the terms have the commercial licence where the licence card and the answers point to', () => {
  const [path = '', id] = COMMERCIAL_LICENCE.path.split('#');
  expect(all(path, `h2[id="${id}"]`).map(({ textContent }) => textContent)).toEqual(['Commercial licence']);
  expect(attributes('/faq', '#who-owns-it .prose a', 'href')).toContain(COMMERCIAL_LICENCE.path);
});

it('affiliates says that recommending Deckhand earns credits once it opens, and no cash', () => {
  const stateOf = (name: string) => {
    const row = all('/affiliates', 'main li').find((line) => line.querySelector('h3')?.textContent === name);
    return row?.querySelector('.state')?.textContent?.trim();
  };
  expect(stateOf('Referral programme')).toBe('Not open yet');
  expect(stateOf('Cash commission')).toBe('None');
  const press = all('/affiliates', 'main a').find(({ textContent }) => textContent === 'Press');
  expect(press?.getAttribute('href')).toBe('/contact?topic=press');
});
