import { dayWords } from '#core/day-words.ts';
import { html, Markup } from '#core/markup.ts';
import { reachable } from '../kit-words.ts';
import { hero, listenLogo, pageDescription, pageTitle, sectionsHtml } from './page-body.ts';
import type { PageParts } from './page-parts.ts';
import { sectionsOf } from './page-sections.ts';
import { pageStyle } from './page-style.ts';

/** The file runs nothing and asks for nothing: not even where a browser would let it. */
const POLICY = "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'";

/** The kit as one file that opens anywhere, without a network: where the addresses of `page` hold their data. */
export function kitPage(page: PageParts): string {
  const { kit, look, pageUrl, madeAt } = page;
  const logo = listenLogo(page);
  const ways = reachable(kit).length > 0 ? [html`<a class="btn go" href="#contact">Get in touch</a>`] : [];
  const markup = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${pageTitle(kit)}</title><meta name="description" content="${pageDescription(kit)}"><meta name="theme-color" content="${look.cover.ground}"><style>${new Markup(pageStyle(page))}</style></head><body>${logo}<a class="skip" href="#main">Skip to content</a>${hero(page, ways)}${sectionsHtml(sectionsOf(page, logo !== null))}<footer><p>Updated ${dayWords(madeAt.toISOString().slice(0, 10))}</p>${
    pageUrl && html`<p>The newest version: <a href="${pageUrl}">${pageUrl.replace('https://', '')}</a></p>`
  }<p>Made with Deckhand</p></footer></body></html>
`;
  return markup.source;
}
