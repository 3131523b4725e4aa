import { dayWords } from '#core/day-words.ts';
import { html, Markup, scriptData } from '#core/markup.ts';
import { PAGE_SCRIPT } from '#core/press-kit-page.ts';
import { paragraphsOf } from '../kit-words.ts';
import { bookingForm } from './booking-form.ts';
import { HOSTED_RULES, TEXT_AS_HEADING, TEXT_OF_OURS, TEXT_OF_THE_DEVICE } from './hosted-style.ts';
import { hero, listenLogo, pageDescription, pageTitle, sectionsHtml } from './page-body.ts';
import { textFontFiles } from './page-fonts.ts';
import type { PageParts } from './page-parts.ts';
import { DOWNLOAD, type PageSections, sectionsOf } from './page-sections.ts';
import { pageStyle } from './page-style.ts';
import { musicGroup } from './structured-kit.ts';

/** Something that a promoter takes along with one press. */
export interface Download {
  /** `Press kit` */
  name: string;
  /** `PDF` */
  kind: string;
  /** `1.9 MB`; empty where nobody knows it before. */
  size: string;
  href: string;
}

/** A kit on the web. */
export interface HostedPage extends PageParts {
  pageUrl: string;
  /** When the kit was saved last. */
  updatedAt: Date;
  /** What a budget is asked for in. */
  currency: string;
  /** Everything in one, then each by itself. */
  downloads: { all: Download; each: readonly Download[] };
  /** What messengers show of the page; null where the kit has no photo. */
  shareImage: { url: string; width: number; height: number } | null;
  /** For whom it is opened, by a link of their own; null where anybody opens it. */
  greeting: Greeting | null;
}

/** What stands over the page for one recipient. */
interface Greeting {
  recipient: string;
  /** As it was typed; perhaps nothing. */
  greeting: string;
  /** `YYYY-MM-DD`, the last day of the link. */
  expiresOn: string;
}

const hello = ({ recipient, greeting, expiresOn }: Greeting, artistName: string): Markup =>
  html`<div class="hello" role="region" aria-label="Greeting"><div><p><b>For <bdi>${recipient}</bdi></b></p>${paragraphsOf(greeting).map((each) => html`<p dir="auto">${each}</p>`)}<p class="until">Open until ${dayWords(expiresOn)}. <bdi>${artistName}</bdi> can see which parts you read through this link.</p></div></div>`;

const item = ({ name, kind, size, href }: Download): Markup =>
  html`<a href="${href}" download>${DOWNLOAD}<b>${name}</b><span>${kind}</span>${size && html`<span class="n">${size}</span>`}</a>`;

const downloads = ({ downloads: { all, each } }: HostedPage): Markup =>
  html`<p class="all">${item(all)}</p><ul class="dl">${each.map((download) => html`<li>${item(download)}</li>`)}</ul>`;

/** With the form in front of whom to write to, and what there is to take along at the end. */
const withForms = (page: HostedPage, { main, aside, wide }: PageSections): PageSections => ({
  main,
  aside: [{ id: 'book', title: 'Request a booking', short: 'Booking', content: bookingForm(page) }, ...aside],
  wide: [...wide, { id: 'downloads', title: 'Downloads', content: downloads(page) }],
});

const meta = (property: string, content: string): Markup =>
  html`<meta property="${property}" content="${content}">`;

function sharing({ kit, pageUrl, shareImage }: HostedPage): Markup {
  return html`<link rel="canonical" href="${pageUrl}">${meta('og:type', 'profile')}${meta('og:title', pageTitle(kit))}${meta(
    'og:description',
    pageDescription(kit),
  )}${meta('og:url', pageUrl)}${
    shareImage &&
    html`${meta('og:image', shareImage.url)}${meta('og:image:width', String(shareImage.width))}${meta(
      'og:image:height',
      String(shareImage.height),
    )}${meta('og:image:alt', kit.artistName)}`
  }<meta name="twitter:card" content="${shareImage ? 'summary_large_image' : 'summary'}">`;
}

/** Typefaces that are there before the first word is shown. */
function preloads(files: readonly string[]): Markup[] {
  return files.map(
    (file) => html`<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin="anonymous">`,
  );
}

/** The kit as a page of ours. `style` is its style sheet, which the policy of the page names by its hash. */
export function hostedPage(page: HostedPage): { markup: string; style: string } {
  const { kit, look, updatedAt, greeting } = page;
  const { files } = textFontFiles([kit, greeting]);
  const style = [
    pageStyle(page),
    files.length > 0 ? TEXT_OF_OURS : TEXT_OF_THE_DEVICE,
    HOSTED_RULES,
    page.fonts.size > 0 ? '' : TEXT_AS_HEADING,
  ].join('');
  const logo = listenLogo(page);
  const ways = [
    html`<a class="btn go" href="#book">Request a booking</a>`,
    html`<a class="btn" href="#downloads">${DOWNLOAD}Downloads</a>`,
  ];
  const markup = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${pageTitle(kit)}</title><meta name="description" content="${pageDescription(kit)}">${greeting && html`<meta name="robots" content="noindex">`}<meta name="theme-color" content="${look.cover.ground}"><link rel="icon" href="/favicon.svg" type="image/svg+xml">${preloads(files)}${sharing(page)}<style>${new Markup(style)}</style><script type="application/ld+json">${scriptData(musicGroup(page))}</script><script src="${PAGE_SCRIPT}" defer></script></head><body>${logo}<a class="skip" href="#main">Skip to content</a>${greeting && hello(greeting, kit.artistName)}${hero(page, ways)}${sectionsHtml(
    withForms(page, sectionsOf(page, logo !== null)),
  )}<footer><p>Updated ${dayWords(updatedAt.toISOString().slice(0, 10))}</p><p>Reads are counted without cookies or third parties. <a href="/privacy">Privacy</a></p><p><a href="/">Made with Deckhand</a></p></footer><nav class="bar" aria-label="Booking and downloads">${[...ways].reverse()}</nav></body></html>
`;
  return { markup: markup.source, style };
}
