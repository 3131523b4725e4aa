import { describe, expect, it } from 'vitest';
import { builtDocument } from '../support/built-document.ts';

const landing = builtDocument('/landing');
const plain = (part: Element | null | undefined) => (part?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
const allIn = (part: ParentNode | null | undefined, selector: string) => [
  ...(part?.querySelectorAll(selector) ?? []),
];

describe('a tool card', () => {
  const cards = allIn(landing, 'tool-grid .tool-card');

  it.each([
    ['Logo Creator', 'Create Logo', '/logo-generator', 'PRO', '2 credits'],
    ['DJ Assistant', 'Get Advice', '/dj-assistant', 'PRO', '1 credit'],
    ['Press Kit Builder', 'Build Kit', '/press-kit', 'PRO', '3 credits'],
    ['Voice Drop Generator', 'Make Tag', '/voice-drops', 'PRO', '4 credits'],
    ['Gig Tracker', 'Track Gigs', '/gig-tracker', 'FREE', 'FREE'],
    ['Contract Generator', 'Generate Contract', '/contract-generator', 'PRO', '3 credits'],
  ])('%s has the button %s to %s, its badge and its price', (title, button, path, badge, price) => {
    const card = cards.find((one) => plain(one.querySelector('h3')) === title);
    expect(card).toBeDefined();
    const way = allIn(card, 'a').find((link) => plain(link) === button);
    expect(way?.getAttribute('href')).toBe(path);
    expect(plain(card?.querySelector('header .badge'))).toBe(badge);
    expect(plain(card?.querySelector('footer .num'))).toBe(price);
  });

  it('has a title and a description, the SEO features and the first 3 features', () => {
    expect(cards).toHaveLength(6);
    for (const card of cards) {
      expect(allIn(card, 'h3')).toHaveLength(1);
      expect(plain(card.querySelector('.tool-words > p')).length).toBeGreaterThan(40);
      expect(allIn(card, '.ticks li')).toHaveLength(3);
      expect(allIn(card, 'dt')).toHaveLength(2);
    }
  });

  it('says of the tool that works elsewhere where that is, and of no tool that it is not open', () => {
    const states = cards.map((card) => plain(card.querySelector('footer .badge')));
    expect(states).toEqual(['', 'On your dashboard', '', '', '', '']);
  });
});

describe('the teasers', () => {
  it('are the 3 newest articles, each with category, date, read time, excerpt and picture', () => {
    const teasers = allIn(landing, '.teasers article');
    expect(teasers).toHaveLength(3);
    const dates = teasers.map((teaser) => Date.parse(plain(teaser.querySelector('[data-field=date]'))));
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    for (const teaser of teasers) {
      expect(plain(teaser.querySelector('[data-field=category]'))).toMatch(/^(Launch|Technology|Career)$/);
      expect(plain(teaser.querySelector('[data-field=time]'))).toMatch(/\d+ min$/);
      expect(allIn(teaser, '[data-field=picture]')).toHaveLength(1);
      expect(plain(teaser.querySelector('p.muted:not(.small)')).length).toBeGreaterThan(20);
    }
  });
});

describe('the deal', () => {
  it("'Get Started Free' leads to /signin, beside the plans and their prices", () => {
    const deal = landing.querySelector('#deal');
    const start = allIn(deal, 'a').filter((link) => plain(link) === 'Get Started Free');
    expect(start.map((link) => link.getAttribute('href'))).toEqual(['/signin?new']);
    const plans = deal?.querySelector('table');
    expect(plain(plans?.querySelector('caption'))).toBe('Plans');
    const price = allIn(plans, 'tr').find((row) => plain(row).startsWith('Price'));
    expect(allIn(price, 'td').map(plain)).toEqual(['$0', '$0 for 7 days', '$16.99 a month']);
  });
});

it("the founder's letter, 'Built by a DJ, for DJs', has the founder's link and says that it is a sample", () => {
  const letter = landing.querySelector('#letter');
  expect(plain(letter?.querySelector('h2'))).toBe('Built by a DJ, for DJs');
  const link = allIn(letter, 'a').find((way) => /SoundCloud/.test(plain(way)));
  expect(link?.getAttribute('href')).toMatch(/^https:/);
  expect(plain(letter?.querySelector('.badge.sample'))).toBe('Sample letter');
});
