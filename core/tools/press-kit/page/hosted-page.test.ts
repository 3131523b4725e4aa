import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { PAGE_PART_IDS } from '#core/press-kit-page.ts';
import { hostedOf, told, wrongIn } from '../../../../tests/support/kit-pages.ts';
import { anyKit, NOVA } from '../../../../tests/support/press-kits.ts';
import type { PressKit } from '../kit.ts';
import { emptyKit } from '../kit-schema.ts';
import { paragraphsOf } from '../kit-words.ts';
import { shownParts } from './shown-parts.ts';

const RUNS = Number(process.env.KITS ?? 25);

const read = (kit = NOVA, more = {}) => parseHTML(hostedOf(kit, more).markup).document;
const dataOf = (document: Document) =>
  JSON.parse(document.querySelector('[type="application/ld+json"]')?.textContent ?? '');

it('any kit is a valid page that loses none of its words, and whose data names its artist', async () => {
  await fc.assert(
    fc.asyncProperty(anyKit, async (kit) => {
      const { markup, style } = hostedOf(kit);
      expect(await wrongIn(markup)).toEqual([]);
      const { document } = parseHTML(markup);
      const words = document.body.textContent ?? '';
      for (const each of told(kit)) expect(words).toContain(each);
      expect(document.querySelector('style')?.textContent).toBe(style);
      expect(document.querySelectorAll('iframe, object, embed, [style], body script')).toHaveLength(0);
      expect(dataOf(document)).toMatchObject({ '@type': 'MusicGroup', name: kit.artistName });
    }),
    { numRuns: RUNS },
  );
});

it('says who it is about to search engines and messengers', () => {
  const document = read();
  expect(dataOf(document)).toMatchObject({
    url: 'https://deckhand.example/epk/nova',
    genre: ['Techno', 'Hypnotic', 'Hard groove'],
    foundingDate: '2014',
    sameAs: expect.arrayContaining(['https://instagram.com/djnova', 'https://soundcloud.com/djnova/closing']),
    event: [
      {
        ...{ name: 'DJ NOVA at Club Żuraw', startDate: '2026-11-28' },
        location: { name: 'Club Żuraw', address: 'Gdańsk' },
      },
      { startDate: '2026-12-12' },
    ],
  });
  const content = (property: string) =>
    document.querySelector(`[property="${property}"]`)?.getAttribute('content');
  expect(content('og:title')).toBe('DJ NOVA: press kit');
  expect(content('og:description')).toBe(NOVA.tagline);
  expect(content('og:image:width')).toBe('1600');
  const bare = read({ ...NOVA, photos: [] }, { shareImage: null });
  expect(bare.querySelector('[property="og:image"]')).toBeNull();
  expect(bare.querySelector('[name="twitter:card"]')?.getAttribute('content')).toBe('summary');
});

it('names the players of recordings, and loads none; what has none is a link', () => {
  const recordings = [
    { link: 'https://soundcloud.com/djnova/closing', title: 'Closing', note: '' },
    { link: 'https://djnova.bandcamp.com/album/bus', title: 'Bus', note: '' },
  ];
  const items = [...read({ ...NOVA, recordings }).querySelectorAll('.mixes li')];
  expect(items.map((item) => item.getAttribute('data-player'))).toEqual([
    expect.stringMatching(/^https:\/\/w\.soundcloud\.com\/player\/\?url=/),
    null,
  ]);
  expect(items.map((item) => item.querySelector('a')?.getAttribute('href'))).toEqual(
    recordings.map(({ link }) => link),
  );
  expect(read({ ...NOVA, recordings }).querySelector('#listen .note')?.textContent).toBe(
    'Nothing loads from SoundCloud until you press play.',
  );
});

it('without scripts has no button that does nothing, and says what its form needs', () => {
  const document = read();
  const style = document.querySelector('style')?.textContent ?? '';
  for (const part of ['.acts', 'form'])
    expect(style).toContain(`@media (scripting:none){${part}{display:none}}`);
  const buttons = [...document.querySelectorAll('button')];
  expect(buttons.length).toBeGreaterThan(1);
  expect(buttons.filter((button) => !button.closest('.acts, form'))).toEqual([]);
  expect(document.querySelector('noscript')?.closest('form')).toBe(null);
  expect(document.querySelector('noscript')?.textContent).toContain('The form needs JavaScript.');
});

it('leads to its form and its downloads from the first screen, and from anywhere on a phone', () => {
  const document = read();
  const ways = (selector: string) =>
    [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
  expect(ways('.cta a')).toEqual(['#book', '#downloads']);
  expect(ways('.bar a')).toEqual(['#downloads', '#book']);
  for (const way of ways('.jump a')) expect(document.querySelector(way ?? '')).not.toBeNull();
});

it('asks for a budget in the currency of the artist, and for no night that was', () => {
  const form = (currency: string) => read(NOVA, { currency }).querySelector<HTMLFormElement>('form');
  expect(form('JPY')?.dataset).toMatchObject({ currency: 'JPY', digits: '0' });
  expect(form('EUR')?.dataset).toMatchObject({ currency: 'EUR', digits: '2' });
  expect(form('EUR')?.querySelector('[name=date]')?.getAttribute('min')).toBe('2026-11-24');
});

it('has the parts that are told to its artist, and no other that is counted', () => {
  fc.assert(
    fc.property(anyKit, (kit) => {
      const document = read(kit);
      expect(PAGE_PART_IDS.filter((id) => document.getElementById(id))).toEqual(shownParts(kit));
    }),
    { numRuns: RUNS },
  );
});

it('greets whom it is opened for, over everything else, and is not for search engines then', async () => {
  const greeting = {
    recipient: '<b>Kulturzug</b>',
    greeting: 'Hi Lena\nabout the 16th\n\n<script>x</script>',
    expiresOn: '2027-01-16',
  };
  const { markup } = hostedOf(NOVA, { greeting });
  expect(await wrongIn(markup)).toEqual([]);
  const { document } = parseHTML(markup);
  const words = [...document.querySelectorAll('.hello p')].map(({ textContent }) => textContent);
  expect(words).toEqual([
    'For <b>Kulturzug</b>',
    ...paragraphsOf(greeting.greeting),
    'Open until Sat 16 Jan 2027. DJ NOVA can see which parts you read through this link.',
  ]);
  expect(words).toContain('<script>x</script>');
  expect(document.querySelector('[name=robots]')?.getAttribute('content')).toBe('noindex');
  const without = read();
  expect([without.querySelector('.hello'), without.querySelector('[name=robots]')]).toEqual([null, null]);
});

it('asks for the letters that the kit has, and for none where the face lacks some of a word', () => {
  const filesOf = (kit: PressKit): (string | undefined)[] =>
    [...read(kit).querySelectorAll('[rel=preload]')].map((link) =>
      link.getAttribute('href')?.split('/').at(-1),
    );
  const base = ['archivo-page-400.woff2', 'archivo-page-600.woff2'];
  const kit = (city: string): PressKit => ({ ...emptyKit('NOVA'), city });
  expect(filesOf(kit('Köln'))).toEqual(base);
  expect(filesOf(kit('Łódź'))).toEqual([...base, 'archivo-page-ext-400.woff2', 'archivo-page-ext-600.woff2']);
  expect(filesOf(kit('東京'))).toEqual(base);
  expect(filesOf(kit('Sacré-Cœur'))).toEqual(base);
  for (const city of ['Đà Lạt', 'Đà Lạt'.normalize('NFD')]) expect(filesOf(kit(city))).toEqual([]);
  expect(read(kit('Đà Lạt')).querySelector('style')?.textContent).not.toContain('archivo');
});
