import { HtmlValidate } from 'html-validate/node';
import { dayWords } from '#core/day-words.ts';
import type { PressKit } from '#core/tools/press-kit/kit.ts';
import { datesAround, factRows, paragraphsOf, reachable } from '#core/tools/press-kit/kit-words.ts';
import { type HostedPage, hostedPage } from '#core/tools/press-kit/page/hosted-page.ts';
import { kitPage } from '#core/tools/press-kit/page/kit-page.ts';
import { headingFontFiles, pageFontFiles } from '#core/tools/press-kit/page/page-fonts.ts';
import type { PageParts } from '#core/tools/press-kit/page/page-parts.ts';
import { MADE_AT, partsOf } from './press-kits.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: { 'long-title': 'off', 'tel-non-breaking': 'off' },
});
/** What is wrong with a page, as html-validate has it. */
export const wrongIn = async (text: string): Promise<string[]> =>
  (await validator.validateString(text)).results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${message} (${selector})`),
  );

/** Everything that the kit says and its page has to say. */
export const told = (kit: PressKit): string[] => [
  ...[kit.artistName, kit.tagline, ...kit.genres, ...factRows(kit).map(({ value }) => value)],
  ...kit.figures.flatMap(({ value, label }) => [value, label]),
  ...[kit.bio.short, kit.bio.medium, kit.bio.long].flatMap(paragraphsOf),
  ...kit.photos.flatMap(({ shows, credit }) => [shows, credit]),
  ...kit.recordings.flatMap(({ title, note }) => [title, note]),
  ...kit.highlights.flatMap(({ year, text }) => [year, text]),
  ...kit.releases.flatMap(({ year, title, label }) => [year, title, label]),
  ...kit.quotes.flatMap(({ text, source }) => [text, source]),
  ...datesAround(kit, MADE_AT).next.flatMap(({ date, venue, city }) => [dayWords(date), venue, city]),
  ...kit.rider.flatMap(({ what, need, or }) => [what, need, or]),
  ...reachable(kit).flatMap(({ name, email, phone }) => [name, email, phone]),
];

/** The kit as one file of the web; every photo of it is the address given. */
export function pageOf(kit: PressKit, photo: string | null = null, more: Partial<PageParts> = {}): string {
  const parts = partsOf(kit);
  const files = pageFontFiles(parts);
  return kitPage({
    ...{ kit, look: parts.look, logoOn: parts.logoOn, pageUrl: null, madeAt: MADE_AT },
    hasScript: false,
    photos: new Map(photo === null ? [] : kit.photos.map(({ id }) => [id, { src: photo }])),
    fonts: new Map(files.map((file) => [file, 'data:font/woff;base64,'])),
    ...more,
  });
}

/** The kit as a page on the web, its photos in three sizes each. */
export function hostedOf(kit: PressKit, more: Partial<HostedPage> = {}) {
  const { look, logoOn } = partsOf(kit);
  const files = headingFontFiles({ kit, look });
  const photos = kit.photos.map(({ id }) => {
    const src = `/epk/nova/pictures/${id}`;
    return [id, { src, srcset: `${src}-phone 960w, ${src} 1600w`, print: `${src}?download` }] as const;
  });
  const download = { name: 'Press kit', kind: 'PDF', size: '1.9 MB', href: '/epk/nova/files/press-kit.pdf' };
  return hostedPage({
    currency: 'EUR',
    ...{ kit, look, logoOn, hasScript: true, madeAt: MADE_AT, updatedAt: MADE_AT },
    pageUrl: 'https://deckhand.example/epk/nova',
    photos: new Map(photos),
    fonts: new Map(files.map((file) => [file, 'data:font/woff;base64,'])),
    downloads: {
      all: { ...download, name: 'Everything', href: '/epk/nova/files/everything.zip' },
      each: [download],
    },
    shareImage: { url: 'https://deckhand.example/epk/nova/pictures/med_1', width: 1600, height: 900 },
    greeting: null,
    ...more,
  });
}
